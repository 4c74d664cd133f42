// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHash>
#include <QSet>
#include <query/common_words.h>

#include <algorithm>
#include <array>

namespace dogear::query {

namespace {

struct WordList
{
    const char *language;
    const char *words; ///< folded, with spaces between them
};

// The last lines of each list are the words that listeners put around a question.
constexpr std::array lists = {
    WordList{
        "de",
        "der die das den dem des ein eine einen einem einer eines kein keine und oder aber doch "
        "wenn dann als wie so dass ob weil denn nur auch noch schon mal ja nein nicht nichts an "
        "auf aus bei bis durch fur gegen hinter in im ins mit nach neben ohne seit uber um unter "
        "von vom vor wahrend wegen zu zum zur zwischen ich mich mir du dich dir er ihn ihm sie es "
        "wir uns ihr euch ihnen mein meine dein sein seine unser euer man sich wer was wen wem wo "
        "wann warum wieso woher wohin welche welcher welches welchen hier da dort jetzt immer "
        "wieder viel mehr sehr etwas alle alles jeder diese dieser dieses ist sind war waren bin "
        "bist wird werden wurde worden hat haben hatte kann konnen konnte muss mussen soll sollte "
        "will wollen mag macht machen gibt ging geht "
        "folge folgen episode sendung podcast erklart erklaren erzahlt geredet gesprochen sprach "
        "redet ging sagt sagte erwahnt"},
    WordList{
        "en",
        "a an the this that these those and or but nor if then than so as of at by for from in "
        "into on onto over under to up down out off with without about against between through "
        "during before after again once here there when where why how what which who whom whose "
        "all any both each few more most other some such no not only own same too very s t d m re "
        "ve ll can could will would shall should may might must do does did doing done is am are "
        "was were be been being have has had having i me my mine we us our you your he him his she "
        "her it its they them their myself itself themselves isn don because while until also just "
        "ever even still every many much one ones something anything thing things "
        "episode episodes podcast show talk talks talking talked explain explains explained "
        "discuss discusses discussed mention mentioned tell tells told say says said called named"},
    WordList{
        "es",
        "el la los las un una unos unas lo y o u pero si no ni que como cuando donde porque por "
        "para con sin sobre entre hasta desde de del a al en es son era eran fue fueron ser estar "
        "esta estan este estos estas ese esa esos esas aquel yo tu el ella nosotros ustedes ellos "
        "ellas me te se nos le les mi su sus quien quienes cual cuales cuanto mas menos muy ya "
        "tambien todo todos toda todas hay ha han habia hace puede pueden algo alguien otro otra "
        "episodio capitulo programa podcast explica explico hablan hablo habla dice dijo menciona"},
    WordList{
        "fr",
        "le la les l un une des du de d et ou mais si ne pas ni que qu qui quoi dont ou quand "
        "comment pourquoi parce car par pour avec sans sur sous entre vers chez dans en a au aux "
        "est sont etait etaient etre ete ai as ont avait avoir je j tu il elle on nous vous ils "
        "elles me m te t se s lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos "
        "ce cet cette ces quel quelle quels quelles plus moins tres deja aussi tout tous toute "
        "toutes y fait peut autre autres "
        "episode emission podcast explique expliquait parle parlait dit disait mentionne"},
    WordList{
        "it",
        "il lo la i gli le l un uno una e ed o ma se non ne che chi cui come quando dove perche "
        "per con senza su sul sulla tra fra fino da dal dalla di del della dei delle a al alla ai "
        "in nel nella e sono era erano essere stato io tu lui lei noi voi loro mi ti si ci vi mio "
        "mia tuo suo sua questo questa questi queste quello quella quale quali quanto piu meno "
        "molto gia anche tutto tutti tutta tutte ha hanno aveva fa puo altro altra "
        "episodio puntata programma podcast spiega spiegava parla parlava dice detto"},
    WordList{
        "nl",
        "de het een en of maar als dan dat die dit deze wat wie waar wanneer waarom hoe welke van "
        "voor met zonder over onder tussen door naar bij aan op in uit tot om te er is zijn was "
        "waren ben bent wordt worden werd heeft hebben had kan kunnen kon moet moeten zal zou wil "
        "ik mij me jij je hij hem zij ze wij we ons jullie hun mijn jouw zijn haar niet geen ook "
        "nog al meer veel heel iets alles alle ander andere "
        "aflevering podcast programma legt uitgelegd vertelt verteld praat gepraat zegt zei"},
    WordList{
        "pl",
        "i oraz a ale lub albo czy ze to ten ta te tego tej tym tych jest sa byl byla bylo byli "
        "byc w we na do z ze o od po za przez dla bez przy pod nad miedzy jak kiedy gdzie dlaczego "
        "co kto ktory ktora ktore ktorym nie tak tez juz jeszcze tylko bardzo wiecej sie ja ty on "
        "ona ono my wy oni mnie mi go jej ich nas was moj jego "
        "odcinek odcinku podcast mowi mowil wyjasnia opowiada"},
    WordList{
        "pt",
        "o a os as um uma uns umas e ou mas se nao nem que quem como quando onde porque por para "
        "com sem sobre entre ate desde de do da dos das em no na nos nas ao aos e sao era eram foi "
        "foram ser estar esta estao este esses essa isso aquele eu tu ele ela nos voce voces eles "
        "elas me te lhe meu minha seu sua qual quais quanto mais menos muito ja tambem tudo todos "
        "toda todas ha tem tinha faz pode outro outra "
        "episodio programa podcast explica explicou fala falou diz disse"},
};

/// The lists as sets, by language.
QHash<QString, QSet<QString>> makeSets()
{
    QHash<QString, QSet<QString>> sets;
    for (const WordList &list : lists) {
        const QStringList words = QString::fromLatin1(list.words).split(u' ');
        sets.insert(QString::fromLatin1(list.language), QSet(words.cbegin(), words.cend()));
    }
    return sets;
}

} // namespace

bool isCommonWord(QStringView word, const QStringList &languages)
{
    static const QHash<QString, QSet<QString>> sets = makeSets();
    return std::ranges::any_of(languages, [text = word.toString()](const QString &language) {
        return sets.value(language).contains(text);
    });
}

} // namespace dogear::query
