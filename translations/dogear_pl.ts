<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name>AboutFacts</name>
    <message>
        <source>window, network</source>
        <translation>okno, sieć</translation>
    </message>
    <message>
        <source>library</source>
        <translation>biblioteka</translation>
    </message>
    <message>
        <source>feeds</source>
        <translation>kanały</translation>
    </message>
    <message>
        <source>show notes</source>
        <translation>opisy odcinków</translation>
    </message>
    <message>
        <source>media files</source>
        <translation>pliki multimedialne</translation>
    </message>
    <message>
        <source>playback</source>
        <translation>odtwarzanie</translation>
    </message>
    <message>
        <source>loudness</source>
        <translation>głośność</translation>
    </message>
    <message>
        <source>search</source>
        <translation>wyszukiwanie</translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation>dane skompresowane</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>kopie zapasowe</translation>
    </message>
    <message>
        <source>passwords</source>
        <translation>hasła</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>błędy</translation>
    </message>
    <message>
        <source>%1 (built with %2)</source>
        <translation>%1 (skompilowano z %2)</translation>
    </message>
    <message>
        <source>Plays with</source>
        <translation>Silnik odtwarzania</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Jądro</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Procesor</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Platforma</translation>
    </message>
</context>
<context>
    <name>AnnouncementText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Dodaj do kolejki</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new episode(s)</source>
        <translation>
            <numerusform>%1: %n nowy odcinek</numerusform>
            <numerusform>%1: %n nowe odcinki</numerusform>
            <numerusform>%1: %n nowych odcinków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new episode(s)</source>
        <translation>
            <numerusform>%n nowy odcinek</numerusform>
            <numerusform>%n nowe odcinki</numerusform>
            <numerusform>%n nowych odcinków</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” needs a password</source>
        <translation>Podcast „%1” wymaga hasła</translation>
    </message>
    <message>
        <source>The feed of “%1” is gone</source>
        <translation>Kanał podcastu „%1” już nie istnieje</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) complete</source>
        <translation>
            <numerusform>Pobrano %n odcinek</numerusform>
            <numerusform>Pobrano %n odcinki</numerusform>
            <numerusform>Pobrano %n odcinków</numerusform>
        </translation>
    </message>
    <message>
        <source>Download complete</source>
        <translation>Pobieranie zakończone</translation>
    </message>
    <message numerus="yes">
        <source>%n feed(s) can&apos;t be read any more</source>
        <translation>
            <numerusform>Nie można już odczytać %n kanału</numerusform>
            <numerusform>Nie można już odczytać %n kanałów</numerusform>
            <numerusform>Nie można już odczytać %n kanałów</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloads wait</source>
        <translation>Pobieranie czeka</translation>
    </message>
    <message>
        <source>Your place can&apos;t be saved</source>
        <translation>Nie można zapisać pozycji odtwarzania</translation>
    </message>
    <message>
        <source>Dogear is in the tray</source>
        <translation>Dogear działa w zasobniku systemowym</translation>
    </message>
    <message>
        <source>It goes on without its window. A click on its icon brings the window back. To quit, choose Quit in the menu of the icon, or press Ctrl+Q in the window.</source>
        <translation>Program działa dalej bez okna. Kliknięcie ikony przywraca okno. Aby zakończyć program, wybierz „Zakończ” w menu ikony lub naciśnij Ctrl+Q w oknie.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The language changes when you close “%1”.</source>
        <translation>Język zmieni się po zamknięciu okna „%1”.</translation>
    </message>
</context>
<context>
    <name>BookmarkText</name>
    <message>
        <source>Bookmarks</source>
        <translation>Zakładki</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>Bez tytułu</translation>
    </message>
</context>
<context>
    <name>ChartCategory</name>
    <message>
        <source>Arts</source>
        <translation>Sztuka</translation>
    </message>
    <message>
        <source>Business</source>
        <translation>Biznes</translation>
    </message>
    <message>
        <source>Comedy</source>
        <translation>Komedia</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>Edukacja</translation>
    </message>
    <message>
        <source>Fiction</source>
        <translation>Fikcja</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Administracja publiczna</translation>
    </message>
    <message>
        <source>Health &amp; Fitness</source>
        <translation>Zdrowie i fitness</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Kids &amp; Family</source>
        <translation>Dzieci i rodzina</translation>
    </message>
    <message>
        <source>Leisure</source>
        <translation>Czas wolny</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Muzyka</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Wiadomości</translation>
    </message>
    <message>
        <source>Religion &amp; Spirituality</source>
        <translation>Religia i duchowość</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Society &amp; Culture</source>
        <translation>Społeczeństwo i kultura</translation>
    </message>
    <message>
        <source>Sports</source>
        <translation>Sport</translation>
    </message>
    <message>
        <source>TV &amp; Film</source>
        <translation>Telewizja i film</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technologia</translation>
    </message>
    <message>
        <source>True Crime</source>
        <translation>Prawdziwe zbrodnie</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>The file of the library is damaged (%1). Restore a backup; what is here now is kept beside it.</source>
        <translation>Plik biblioteki jest uszkodzony (%1). Przywróć kopię zapasową; obecny plik zostanie zachowany obok.</translation>
    </message>
    <message>
        <source>Indexes did not fit the library; they were built anew.</source>
        <translation>Indeksy nie pasowały do biblioteki; utworzono je od nowa.</translation>
    </message>
    <message>
        <source>The search index did not fit the library; it was built anew.</source>
        <translation>Indeks wyszukiwania nie pasował do biblioteki; utworzono go od nowa.</translation>
    </message>
    <message>
        <source>The search index %1 does not fit the library and cannot be built anew. Restore a backup.</source>
        <translation>Indeks wyszukiwania %1 nie pasuje do biblioteki i nie można go utworzyć od nowa. Przywróć kopię zapasową.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of “%1” belonged to nothing; they were taken out.</source>
        <translation>
            <numerusform>%n wiersz tabeli „%1” do niczego nie należał; usunięto go.</numerusform>
            <numerusform>%n wiersze tabeli „%1” do niczego nie należały; usunięto je.</numerusform>
            <numerusform>%n wierszy tabeli „%1” do niczego nie należało; usunięto je.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The episodes of %n shows were miscounted; they were counted again.</source>
        <translation>
            <numerusform>Błędnie policzono odcinki %n podcastu; policzono je ponownie.</numerusform>
            <numerusform>Błędnie policzono odcinki %n podcastów; policzono je ponownie.</numerusform>
            <numerusform>Błędnie policzono odcinki %n podcastów; policzono je ponownie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is sound; nothing was found wrong.</source>
        <translation>Biblioteka jest w dobrym stanie; nie znaleziono błędów.</translation>
    </message>
    <message numerus="yes">
        <source>Found and fixed %n problems.</source>
        <translation>
            <numerusform>Znaleziono i naprawiono %n problem.</numerusform>
            <numerusform>Znaleziono i naprawiono %n problemy.</numerusform>
            <numerusform>Znaleziono i naprawiono %n problemów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n problems, and not all could be fixed. Restore a backup.</source>
        <translation>
            <numerusform>Znaleziono %n problem, którego nie udało się naprawić. Przywróć kopię zapasową.</numerusform>
            <numerusform>Znaleziono %n problemy i nie wszystkie udało się naprawić. Przywróć kopię zapasową.</numerusform>
            <numerusform>Znaleziono %n problemów i nie wszystkie udało się naprawić. Przywróć kopię zapasową.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>shows, episodes</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shows</source>
        <translation>
            <numerusform>%Ln podcast</numerusform>
            <numerusform>%Ln podcasty</numerusform>
            <numerusform>%Ln podcastów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln odcinek</numerusform>
            <numerusform>%Ln odcinki</numerusform>
            <numerusform>%Ln odcinków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactText</name>
    <message>
        <source>Reading feeds</source>
        <translation>Odczyt kanałów</translation>
    </message>
    <message>
        <source>Playing and downloading</source>
        <translation>Odtwarzanie i pobieranie</translation>
    </message>
    <message>
        <source>Artwork</source>
        <translation>Okładki</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Rozdziały</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>Transkrypcje</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Komentarze</translation>
    </message>
    <message>
        <source>Directories of podcasts</source>
        <translation>Katalogi podcastów</translation>
    </message>
    <message>
        <source>Pages behind links</source>
        <translation>Strony, do których prowadzą linki</translation>
    </message>
    <message>
        <source>Pictures in notes</source>
        <translation>Obrazy w opisach</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>When you follow a show or look at one before, and later when it is refreshed: the server of its feed, and those it redirects to.</source>
        <translation>Przy dodawaniu lub podglądzie podcastu, a później przy jego odświeżaniu: serwer kanału oraz te, na które on przekierowuje.</translation>
    </message>
    <message>
        <source>When you play or download an episode, or a rule of yours downloads it: the server that the feed names, and those it redirects to. Services that count listeners are often in between; they can be left out in the settings.</source>
        <translation>Przy odtwarzaniu lub pobieraniu odcinka, także automatycznym według ustawionych reguł: serwer podany w kanale oraz te, na które on przekierowuje. Często pośredniczą w tym usługi liczące słuchaczy; można je pominąć w ustawieniach.</translation>
    </message>
    <message>
        <source>When a show, an episode or a chapter with a picture is on the screen: the server of the picture, once.</source>
        <translation>Gdy na ekranie jest podcast, odcinek lub rozdział z obrazem: serwer tego obrazu, jeden raz.</translation>
    </message>
    <message>
        <source>When an episode is opened, or soon after it appears if the settings say so: the server of the chapters that its feed names.</source>
        <translation>Po otwarciu odcinka albo wkrótce po jego ukazaniu się, jeśli tak jest w ustawieniach: serwer rozdziałów podany w kanale.</translation>
    </message>
    <message>
        <source>When you open a transcript, or soon after the episode appears if the settings say so: the server that the feed names.</source>
        <translation>Po otwarciu transkrypcji albo wkrótce po ukazaniu się odcinka, jeśli tak jest w ustawieniach: serwer podany w kanale.</translation>
    </message>
    <message>
        <source>When you ask for the replies to an episode: the server of the thread that the feed names.</source>
        <translation>Przy wczytywaniu odpowiedzi do odcinka: serwer wątku podany w kanale.</translation>
    </message>
    <message>
        <source>When you search for shows, look at the charts or open a link of another player: %1. They learn the words that you search for, and the country of the charts.</source>
        <translation>Przy szukaniu podcastów, przeglądaniu rankingów lub otwieraniu linku z innego odtwarzacza: %1. Poznają one wyszukiwane słowa i kraj rankingu.</translation>
    </message>
    <message>
        <source>When you open a link to a show whose feed no directory knows: the server of the page.</source>
        <translation>Po otwarciu linku do podcastu, którego kanału nie zna żaden katalog: serwer tej strony.</translation>
    </message>
    <message>
        <source>When you click Show pictures below notes, or always if the settings say so: the servers of the pictures.</source>
        <translation>Po kliknięciu „Pokaż obrazy” pod opisem albo zawsze, jeśli tak jest w ustawieniach: serwery tych obrazów.</translation>
    </message>
    <message>
        <source>With every request, if the settings or this computer name a proxy.</source>
        <translation>Przy każdym żądaniu, jeśli w ustawieniach lub na tym komputerze podano proxy.</translation>
    </message>
</context>
<context>
    <name>DirectoryFacts</name>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln odcinek</numerusform>
            <numerusform>%Ln odcinki</numerusform>
            <numerusform>%Ln odcinków</numerusform>
        </translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Dla dorosłych</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Otwieranie…</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Obserwowany</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Dodawanie…</translation>
    </message>
    <message>
        <source>Its feed is gone</source>
        <translation>Kanał już nie istnieje</translation>
    </message>
</context>
<context>
    <name>DirectoryText</name>
    <message>
        <source>%1 wants fewer requests (%2). Wait a minute, then try again.</source>
        <translation>%1 ogranicza liczbę żądań (%2). Odczekaj minutę i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 zgłasza błąd (%2). Spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Try again later.</source>
        <translation>%1 odrzuca żądanie (%2). Spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>%1 refused the request. Try again later.</source>
        <translation>%1 odrzuca żądanie. Spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network, then try again.</source>
        <translation>Brak połączenia (%1). Sprawdź sieć i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 nie przyjmuje połączenia lub je przerywa. Spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>Sieć blokuje dostęp (%1), być może przez filtr reklam. Odblokuj go tam i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 zbyt długo nie odpowiada. Spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>%1 can&apos;t prove that it is who it says, so nothing was read. Check the date of this computer, and whether your network asks you to log in.</source>
        <translation>%1 nie może potwierdzić swojej tożsamości, więc niczego nie odczytano. Sprawdź datę na tym komputerze oraz czy sieć nie wymaga zalogowania.</translation>
    </message>
    <message>
        <source>%1 leads to an address that Dogear doesn&apos;t open. Try again later.</source>
        <translation>%1 kieruje do adresu, którego Dogear nie otwiera. Spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>%1 sent an empty answer. Try again later.</source>
        <translation>%1 przysyła pustą odpowiedź. Spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>The answer of %1 ends in the middle. Try again.</source>
        <translation>Odpowiedź urywa się w połowie (%1). Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of an answer. Your network may ask you to log in: open any page in a browser, then try again.</source>
        <translation>%1 przysyła stronę internetową zamiast odpowiedzi. Być może sieć wymaga zalogowania: otwórz dowolną stronę w przeglądarce i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>%1 sent more than Dogear reads. Try other words.</source>
        <translation>%1 przysyła więcej danych, niż Dogear odczytuje. Wpisz inne słowa.</translation>
    </message>
    <message>
        <source>%1 sent an answer that Dogear can&apos;t read. Try again later.</source>
        <translation>%1 przysyła odpowiedź, której Dogear nie może odczytać. Spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>The request to %1 was stopped. Try again.</source>
        <translation>Żądanie zostało przerwane (%1). Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <comment>after the name of a directory</comment>
        <translation>odrzuca klucz</translation>
    </message>
    <message>
        <source>too many requests</source>
        <comment>after the name of a directory</comment>
        <translation>zbyt wiele żądań</translation>
    </message>
    <message>
        <source>no connection</source>
        <comment>after the name of a directory</comment>
        <translation>brak połączenia</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>after the name of a directory</comment>
        <translation>dostęp zablokowany</translation>
    </message>
    <message>
        <source>not reached: the proxy</source>
        <comment>after the name of a directory</comment>
        <translation>brak dostępu przez proxy</translation>
    </message>
    <message>
        <source>does not answer</source>
        <comment>after the name of a directory</comment>
        <translation>nie odpowiada</translation>
    </message>
    <message>
        <source>has a problem</source>
        <comment>after the name of a directory</comment>
        <translation>zgłasza błąd</translation>
    </message>
    <message>
        <source>Search for its name, or paste the address of its feed.</source>
        <translation>Wyszukaj podcast po nazwie lub wklej adres jego kanału.</translation>
    </message>
    <message>
        <source>These shows have a similar name.</source>
        <translation>Te podcasty mają podobną nazwę.</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Serwer</translation>
    </message>
    <message>
        <source>Apple has no chart of %1. Choose another country.</source>
        <translation>Apple nie ma rankingu dla tego kraju (%1). Wybierz inny kraj.</translation>
    </message>
    <message>
        <source>What you see is from %1.</source>
        <comment>date and time</comment>
        <translation>Wyświetlane dane pochodzą z %1.</translation>
    </message>
    <message>
        <source>This show</source>
        <translation>Ten podcast</translation>
    </message>
    <message>
        <source>The directories that Dogear asks don&apos;t know this show.</source>
        <translation>Katalogi, które odpytuje Dogear, nie znają tego podcastu.</translation>
    </message>
    <message>
        <source>%1 is only at Apple, which doesn&apos;t say where its feed is.</source>
        <translation>%1 istnieje tylko w katalogu Apple, który nie podaje adresu kanału.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say where the feeds of its shows are.</source>
        <translation>%1 nie podaje adresów kanałów swoich podcastów.</translation>
    </message>
    <message>
        <source>This service</source>
        <translation>Ta usługa</translation>
    </message>
    <message>
        <source>The feed of a YouTube channel has nothing that Dogear can play.</source>
        <translation>Kanał RSS z YouTube nie zawiera niczego, co Dogear może odtworzyć.</translation>
    </message>
    <message>
        <source>No keychain gives out your key of Podcast Index, so Dogear goes on without it. Unlock your keychain, then start Dogear again.</source>
        <translation>Żadna baza kluczy nie udostępnia klucza Podcast Index, więc Dogear działa dalej bez niego. Odblokuj bazę kluczy i uruchom Dogear ponownie.</translation>
    </message>
    <message>
        <source>No keychain takes your key of Podcast Index, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the key again.</source>
        <translation>Żadna baza kluczy nie przyjmuje klucza Podcast Index, więc zostanie on zapomniany po zamknięciu Dogear. Odblokuj lub zainstaluj bazę, na przykład GNOME Keyring, i wpisz klucz ponownie.</translation>
    </message>
    <message>
        <source>Dogear no longer uses your key of Podcast Index, but the key stays in your keychain, which doesn&apos;t answer. Unlock the keychain, and delete the key there.</source>
        <translation>Dogear nie używa już klucza Podcast Index, ale klucz pozostaje w bazie kluczy, która nie odpowiada. Odblokuj bazę kluczy i usuń w niej ten klucz.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a directory, number of its hits or its state</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>asking…</source>
        <comment>after the name of a directory</comment>
        <translation>odpytywanie…</translation>
    </message>
    <message>
        <source>%1, older</source>
        <comment>number of hits of an earlier answer</comment>
        <translation>%1, starsze</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>Trwa odpytywanie katalogu %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %n shows.</source>
        <translation>
            <numerusform>W katalogu %1 znaleziono %n podcast.</numerusform>
            <numerusform>W katalogu %1 znaleziono %n podcasty.</numerusform>
            <numerusform>W katalogu %1 znaleziono %n podcastów.</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Wszystkie kategorie</translation>
    </message>
    <message>
        <source>%1 refuses your key (%2). Check it in the settings, under Library.</source>
        <translation>%1 odrzuca klucz (%2). Sprawdź go w ustawieniach, w części „Biblioteka”.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>title of a show</comment>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>Only Podcast Index knows this show, and answers this only with a key. Enter yours in the settings, under Library.</source>
        <translation>Ten podcast zna tylko Podcast Index, który udostępnia go tylko po podaniu klucza. Wpisz klucz w ustawieniach, w części „Biblioteka”.</translation>
    </message>
</context>
<context>
    <name>DownloadText</name>
    <message>
        <source>not allowed (%1)</source>
        <translation>brak dostępu (%1)</translation>
    </message>
    <message>
        <source>not found (%1)</source>
        <translation>nie znaleziono (%1)</translation>
    </message>
    <message>
        <source>the server refused it (%1)</source>
        <translation>serwer odmówił (%1)</translation>
    </message>
    <message>
        <source>the server refused it</source>
        <translation>serwer odmówił</translation>
    </message>
    <message>
        <source>the server sent a web page</source>
        <translation>serwer przysłał stronę internetową</translation>
    </message>
    <message>
        <source>the server sent a playlist</source>
        <translation>serwer przysłał playlistę</translation>
    </message>
    <message>
        <source>the server sent an empty file</source>
        <translation>serwer przysłał pusty plik</translation>
    </message>
    <message>
        <source>the server sent a message instead</source>
        <translation>serwer przysłał zamiast tego komunikat</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>brak sieci</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>połączenie zostało przerwane</translation>
    </message>
    <message>
        <source>your network blocks the server</source>
        <translation>sieć blokuje serwer</translation>
    </message>
    <message>
        <source>the server does not answer</source>
        <translation>serwer nie odpowiada</translation>
    </message>
    <message>
        <source>the server cannot be trusted</source>
        <translation>serwer nie jest zaufany</translation>
    </message>
    <message>
        <source>the address leads from https to http</source>
        <translation>adres prowadzi z https do http</translation>
    </message>
    <message>
        <source>the server&apos;s answer makes no sense</source>
        <translation>odpowiedź serwera nie ma sensu</translation>
    </message>
    <message>
        <source>the server sends it compressed</source>
        <translation>serwer przysyła dane skompresowane</translation>
    </message>
    <message>
        <source>the server sends another file each time</source>
        <translation>serwer za każdym razem przysyła inny plik</translation>
    </message>
    <message>
        <source>the proxy does not let it through</source>
        <translation>proxy nie przepuszcza połączenia</translation>
    </message>
    <message>
        <source>the proxy wants a password</source>
        <translation>proxy wymaga hasła</translation>
    </message>
    <message>
        <source>it does not come from the web</source>
        <translation>nie pochodzi z internetu</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>nie można zapisywać w folderze</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>plik już nie istnieje</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>nie można odczytać pliku</translation>
    </message>
    <message>
        <source>there is nothing to download</source>
        <translation>nie ma czego pobrać</translation>
    </message>
    <message>
        <source>the server sent something else</source>
        <translation>serwer przysłał coś innego</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes that are there, of all</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>bytes per second</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>The disk is full, so downloads wait. Make room; they go on by themselves, and nothing that is here is lost.</source>
        <translation>Dysk jest pełny, więc pobieranie czeka. Zwolnij miejsce; pobieranie ruszy dalej samo, a nic z tego, co już pobrano, nie przepadnie.</translation>
    </message>
    <message>
        <source>The folder for downloads cannot be written, so they wait. Check whether you may change it, or choose another one.</source>
        <translation>Nie można zapisywać w folderze pobierania, więc pobieranie czeka. Sprawdź uprawnienia do tego folderu lub wybierz inny.</translation>
    </message>
    <message>
        <source>Downloads wait: %1.</source>
        <comment>why</comment>
        <translation>Pobieranie czeka: %1.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>coś poszło nie tak</translation>
    </message>
    <message>
        <source>the address leads round in a circle</source>
        <translation>adres prowadzi w kółko</translation>
    </message>
</context>
<context>
    <name>Downloads</name>
    <message>
        <source>Waiting: %1</source>
        <comment>why</comment>
        <translation>Czeka: %1</translation>
    </message>
    <message>
        <source>Begins…</source>
        <comment>a download</comment>
        <translation>Rozpoczynanie…</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>bez szyfrowania</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <comment>why</comment>
        <translation>Niepowodzenie: %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Niepowodzenie</translation>
    </message>
    <message>
        <source>Downloading %1 %</source>
        <translation>Pobieranie: %1%</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Pobieranie</translation>
    </message>
    <message>
        <source>All downloads are paused</source>
        <translation>Całe pobieranie jest wstrzymane</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>time of day</comment>
        <translation>Czeka do %1</translation>
    </message>
    <message>
        <source>Waiting: the network is metered</source>
        <translation>Czeka: sieć z limitem danych</translation>
    </message>
    <message>
        <source>Waiting: there is no network</source>
        <translation>Czeka: brak sieci</translation>
    </message>
    <message>
        <source>Waiting: the disk is nearly full</source>
        <translation>Czeka: dysk jest prawie pełny</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Wstrzymano</translation>
    </message>
    <message>
        <source>Waiting to be downloaded</source>
        <translation>Czeka na pobranie</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>Pobieranie wstrzymane</translation>
    </message>
    <message>
        <source>Download failed: %1</source>
        <comment>why</comment>
        <translation>Pobieranie nie powiodło się: %1</translation>
    </message>
    <message>
        <source>Download failed</source>
        <translation>Pobieranie nie powiodło się</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Pobrano</translation>
    </message>
    <message>
        <source>Partly on this computer</source>
        <translation>Częściowo na tym komputerze</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Na tym komputerze</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n nieudane</numerusform>
            <numerusform>%n nieudane</numerusform>
            <numerusform>%n nieudanych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n oczekujące</numerusform>
            <numerusform>%n oczekujące</numerusform>
            <numerusform>%n oczekujących</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paused</source>
        <translation>
            <numerusform>%n wstrzymane</numerusform>
            <numerusform>%n wstrzymane</numerusform>
            <numerusform>%n wstrzymanych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n downloading</source>
        <translation>
            <numerusform>%n w toku</numerusform>
            <numerusform>%n w toku</numerusform>
            <numerusform>%n w toku</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused with all downloads</source>
        <translation>Wstrzymano razem z całym pobieraniem</translation>
    </message>
    <message>
        <source>Waiting for another network</source>
        <translation>Czeka na inną sieć</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>Czeka na sieć</translation>
    </message>
    <message>
        <source>Waiting for room on the disk</source>
        <translation>Czeka na miejsce na dysku</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Czeka</translation>
    </message>
</context>
<context>
    <name>EmptyView</name>
    <message>
        <source>Nothing is up next. Add episodes from their menu.</source>
        <translation>Kolejka jest pusta. Odcinki można dodać z ich menu.</translation>
    </message>
    <message>
        <source>Nothing is up next. Press %1 on an episode to add it.</source>
        <translation>Kolejka jest pusta. Klawisz %1 dodaje do niej wybrany odcinek.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Download episodes from their menu.</source>
        <translation>Pobrane odcinki można odtwarzać bez sieci; pozostają do czasu usunięcia. Odcinki można pobrać z ich menu.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Press %1 on an episode to download it.</source>
        <translation>Pobrane odcinki można odtwarzać bez sieci; pozostają do czasu usunięcia. Klawisz %1 pobiera wybrany odcinek.</translation>
    </message>
    <message>
        <source>You&apos;re all caught up.</source>
        <translation>Brak zaległości.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve started appear here.</source>
        <translation>Tutaj pojawiają się rozpoczęte odcinki.</translation>
    </message>
    <message>
        <source>Episodes you mark with a star appear here.</source>
        <translation>Tutaj pojawiają się odcinki oznaczone gwiazdką.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve played appear here.</source>
        <translation>Tutaj pojawiają się odtworzone odcinki.</translation>
    </message>
    <message>
        <source>No episodes yet.</source>
        <translation>Nie ma jeszcze odcinków.</translation>
    </message>
    <message>
        <source>This show hasn&apos;t been loaded yet.</source>
        <translation>Ten podcast nie został jeszcze wczytany.</translation>
    </message>
    <message>
        <source>Load now</source>
        <translation>Wczytaj teraz</translation>
    </message>
</context>
<context>
    <name>EpisodeRow</name>
    <message>
        <source>Trailer</source>
        <translation>Zwiastun</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Some of the words</source>
        <translation>Część słów</translation>
    </message>
    <message>
        <source>In the player</source>
        <translation>W odtwarzaczu</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Odtworzony</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>W kolejce</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Ulubiony</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Serwer</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password (401). Check them, or ask the show for an address of your own.</source>
        <translation>%1 wymaga nazwy użytkownika i hasła (401). Sprawdź je lub poproś twórców podcastu o własny adres.</translation>
    </message>
    <message>
        <source>%1 does not let Dogear read this (403). Check whether the address is still yours to use.</source>
        <translation>%1 odmawia dostępu (403). Sprawdź, czy adres jest nadal ważny.</translation>
    </message>
    <message>
        <source>%1 says that this is not there (404). Check the address, or ask the show where its feed has moved.</source>
        <translation>%1 zgłasza, że pod tym adresem niczego nie ma (404). Sprawdź adres lub zapytaj twórców podcastu, dokąd przeniesiono kanał.</translation>
    </message>
    <message>
        <source>%1 says that this is gone for good (410). Ask the show where its feed has moved, or stop following it.</source>
        <translation>%1 zgłasza, że tego już na stałe nie ma (410). Zapytaj twórców podcastu, dokąd przeniesiono kanał, lub przestań obserwować podcast.</translation>
    </message>
    <message>
        <source>%1 wants fewer requests (429). Wait an hour, then try again.</source>
        <translation>%1 ogranicza liczbę żądań (429). Odczekaj godzinę i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 zgłasza błąd (%2). Spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Check the address.</source>
        <translation>%1 odrzuca żądanie (%2). Sprawdź adres.</translation>
    </message>
    <message>
        <source>%1 refused the request. Check the address.</source>
        <translation>%1 odrzuca żądanie. Sprawdź adres.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network and the address, then try again.</source>
        <translation>Brak połączenia z %1. Sprawdź sieć i adres, a potem spróbuj ponownie.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>siecią</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 nie przyjmuje połączenia lub je przerywa. Spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>Sieć blokuje dostęp (%1), być może przez filtr reklam. Odblokuj go tam i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 zbyt długo nie odpowiada. Spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>%1 does not speak https. Write http:// in front of the address.</source>
        <translation>%1 nie obsługuje https. Wpisz http:// przed adresem.</translation>
    </message>
    <message>
        <source>%1 cannot prove that it is who it says, so nothing was read. Check the date of this computer; if it is right, tell the show.</source>
        <translation>%1 nie może potwierdzić swojej tożsamości, więc niczego nie odczytano. Sprawdź datę na tym komputerze; jeśli jest poprawna, powiadom twórców podcastu.</translation>
    </message>
    <message>
        <source>%1 redirects in a loop. Tell the show, or look for another address of its feed.</source>
        <translation>%1 przekierowuje w kółko. Powiadom twórców podcastu lub poszukaj innego adresu jego kanału.</translation>
    </message>
    <message>
        <source>%1 leads from a secure address (https) to an open one (http), where others could read along, so Dogear didn&apos;t go there. Tell the show.</source>
        <translation>%1 prowadzi z bezpiecznego adresu (https) do niezabezpieczonego (http), gdzie inni mogliby podejrzeć dane, więc Dogear tam nie przeszedł. Powiadom twórców podcastu.</translation>
    </message>
    <message>
        <source>%1 sent an answer that contradicts itself, so nothing of it was used. Try again later, or tell the show.</source>
        <translation>%1 przysyła sprzeczną wewnętrznie odpowiedź, więc nic z niej nie wykorzystano. Spróbuj ponownie później lub powiadom twórców podcastu.</translation>
    </message>
    <message>
        <source>%1 sends this compressed in a way that Dogear can&apos;t read, although it asked for it as it is. Tell the show.</source>
        <translation>%1 przysyła dane skompresowane w sposób, którego Dogear nie może odczytać, choć zażądał ich bez kompresji. Powiadom twórców podcastu.</translation>
    </message>
    <message>
        <source>This is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>Dogear nie może otworzyć tego adresu. Podaj adres zaczynający się od https:// lub http:// albo plik.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Paste the address of a feed.</source>
        <translation>„%1” nie jest adresem. Wklej adres kanału.</translation>
    </message>
    <message>
        <source>“%1” is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>„%1” nie jest adresem, który Dogear może otworzyć. Podaj adres zaczynający się od https:// lub http:// albo plik.</translation>
    </message>
    <message>
        <source>%1 is broken at line %2 and cannot be read. Tell the show, and try again later.</source>
        <translation>%1: błąd w wierszu %2 uniemożliwia odczyt. Powiadom twórców podcastu i spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>%1 is broken and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 zawiera błędy, które uniemożliwiają odczyt. Powiadom twórców podcastu i spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of this episode. It may ask you to log in, or your network does; open the episode&apos;s page in a browser.</source>
        <translation>%1 przysyła stronę internetową zamiast tego odcinka. Być może serwer lub sieć wymaga zalogowania; otwórz stronę odcinka w przeglądarce.</translation>
    </message>
    <message>
        <source>%1 sent a playlist, a list of addresses, instead of this episode. Dogear can&apos;t play it; open the episode&apos;s page in a browser.</source>
        <translation>%1 przysyła zamiast tego odcinka playlistę, czyli listę adresów. Dogear nie może jej odtworzyć; otwórz stronę odcinka w przeglądarce.</translation>
    </message>
    <message>
        <source>%1 sent an empty file instead of this episode. Try again later, or tell the show.</source>
        <translation>%1 przysyła pusty plik zamiast tego odcinka. Spróbuj ponownie później lub powiadom twórców podcastu.</translation>
    </message>
    <message>
        <source>%1 sent a message instead of this episode, as servers do when they refuse it. Try again later, or open the episode&apos;s page in a browser.</source>
        <translation>%1 przysyła komunikat zamiast tego odcinka, co zwykle oznacza odmowę. Spróbuj ponownie później lub otwórz stronę odcinka w przeglądarce.</translation>
    </message>
    <message>
        <source>%1 is a list without shows, so nothing was added. Export it again, or choose another file.</source>
        <translation>%1 to lista bez podcastów, więc niczego nie dodano. Wyeksportuj ją ponownie lub wybierz inny plik.</translation>
    </message>
    <message>
        <source>There is nothing to read. Give the address of a feed, or a file.</source>
        <translation>Nie ma czego odczytać. Podaj adres kanału lub plik.</translation>
    </message>
    <message>
        <source>%1 is empty. Try again later, or check the address.</source>
        <translation>%1 nie ma zawartości. Spróbuj ponownie później lub sprawdź adres.</translation>
    </message>
    <message>
        <source>%1 sends another file of this episode at each request, so it can&apos;t be put together. Your place is kept; try again later.</source>
        <translation>%1 przy każdym żądaniu przysyła inny plik tego odcinka, więc nie można złożyć go w całość. Pozycja odtwarzania została zachowana; spróbuj ponownie później.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged. Dogear added the %n shows that it could read; export the list again for the others.</source>
        <translation>
            <numerusform>%1 ma uszkodzenia. Dogear dodał %n podcast, który udało się odczytać; aby dodać pozostałe, wyeksportuj listę ponownie.</numerusform>
            <numerusform>%1 ma uszkodzenia. Dogear dodał %n podcasty, które udało się odczytać; aby dodać pozostałe, wyeksportuj listę ponownie.</numerusform>
            <numerusform>%1 ma uszkodzenia. Dogear dodał %n podcastów, które udało się odczytać; aby dodać pozostałe, wyeksportuj listę ponownie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends in the middle. Try again; what is missing may come the next time.</source>
        <translation>%1 urywa się w połowie. Spróbuj ponownie; brakująca część może przyjść następnym razem.</translation>
    </message>
    <message>
        <source>%1 is a web page that names several feeds. Give the address of one of them.</source>
        <translation>%1 to strona internetowa, która podaje kilka kanałów. Podaj adres jednego z nich.</translation>
    </message>
    <message>
        <source>%1 is a web page, not a podcast feed. Look there for a link named RSS or Feed and paste it here.</source>
        <translation>%1 to strona internetowa, a nie kanał podcastu. Poszukaj na niej linku o nazwie RSS lub Feed i wklej go tutaj.</translation>
    </message>
    <message>
        <source>%1 is neither a podcast feed nor an audio or video file. Choose another file.</source>
        <translation>%1 nie jest ani kanałem podcastu, ani plikiem audio lub wideo. Wybierz inny plik.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a podcast feed. Check the address, or look on the page of the show for its feed.</source>
        <translation>%1 nie jest kanałem podcastu. Sprawdź adres lub poszukaj kanału na stronie podcastu.</translation>
    </message>
    <message>
        <source>There is nothing to hear or see in %1. Choose a folder with audio or video files.</source>
        <translation>W %1 nie ma niczego do słuchania ani oglądania. Wybierz folder z plikami audio lub wideo.</translation>
    </message>
    <message>
        <source>this folder</source>
        <translation>tym folderze</translation>
    </message>
    <message>
        <source>%1 holds more files than one show may have. Choose one of the folders in it.</source>
        <translation>%1 zawiera więcej plików, niż może mieć jeden podcast. Wybierz jeden z folderów wewnątrz.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>%1 is larger than any feed that Dogear reads. Check the address.</source>
        <translation>%1 przekracza rozmiar kanałów, które odczytuje Dogear. Sprawdź adres.</translation>
    </message>
    <message>
        <source>The folder %1 is not there. If it is on a disk that is not connected, connect it, then refresh.</source>
        <translation>Folder %1 nie istnieje. Jeśli znajduje się na odłączonym dysku, podłącz go, a potem odśwież.</translation>
    </message>
    <message>
        <source>%1 is not there. Check its name and folder.</source>
        <translation>%1 nie istnieje. Sprawdź nazwę i folder.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check whether you may open it.</source>
        <translation>%1: odczyt jest niemożliwy. Sprawdź uprawnienia do otwierania.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check whether you may change its folder, or choose another one.</source>
        <translation>%1: zapis jest niemożliwy. Sprawdź uprawnienia do folderu lub wybierz inny.</translation>
    </message>
    <message>
        <source>%1 is there already and is no backup, so it was left as it is. Choose another name.</source>
        <translation>%1 już istnieje i nie jest kopią zapasową, więc pozostaje bez zmian. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>The disk is full. Make room, then try again.</source>
        <translation>Dysk jest pełny. Zwolnij miejsce i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no backup of Dogear, so nothing was changed. Choose another file.</source>
        <translation>%1 ma uszkodzenia lub nie jest kopią zapasową Dogear, więc niczego nie zmieniono. Wybierz inny plik.</translation>
    </message>
    <message>
        <source>%1 was made by a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 pochodzi z nowszej wersji Dogear, więc niczego nie zmieniono. Zainstaluj tę wersję lub wybierz inny plik.</translation>
    </message>
    <message>
        <source>%1 is damaged, or has no settings of Dogear, so nothing was changed. Choose a file that was exported in the settings.</source>
        <translation>%1 ma uszkodzenia lub nie zawiera ustawień Dogear, więc niczego nie zmieniono. Wybierz plik wyeksportowany w ustawieniach.</translation>
    </message>
    <message>
        <source>%1 has settings of a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 zawiera ustawienia nowszej wersji Dogear, więc niczego nie zmieniono. Zainstaluj tę wersję lub wybierz inny plik.</translation>
    </message>
    <message>
        <source>No keychain takes the password for %1, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the password again.</source>
        <translation>Żadna baza kluczy nie przyjmuje hasła do %1, więc zostanie ono zapomniane po zamknięciu Dogear. Odblokuj lub zainstaluj bazę, na przykład GNOME Keyring, i wpisz hasło ponownie.</translation>
    </message>
    <message>
        <source>this show</source>
        <translation>tego podcastu</translation>
    </message>
    <message>
        <source>This episode has nothing to play. Its notes may link to the sound.</source>
        <translation>Ten odcinek nie zawiera niczego do odtworzenia. W jego opisie może być link do nagrania.</translation>
    </message>
    <message>
        <source>There is no sound device. Connect or switch one on, then press play again.</source>
        <translation>Brak urządzenia dźwiękowego. Podłącz je lub włącz, a następnie ponownie naciśnij „Odtwórz”.</translation>
    </message>
    <message>
        <source>The sound device is gone, so the episode is paused. Press play to go on from the same place with another one.</source>
        <translation>Urządzenie dźwiękowe zostało odłączone, więc odcinek wstrzymano. Naciśnij „Odtwórz”, aby kontynuować od tej samej pozycji na innym urządzeniu.</translation>
    </message>
    <message>
        <source>%1 cannot be played any further: it is missing, was changed while it played, or is damaged. Your place is kept. Check the file, or get it again.</source>
        <translation>%1: dalsze odtwarzanie jest niemożliwe, bo brakuje pliku, zmieniono go podczas odtwarzania lub jest uszkodzony. Pozycja odtwarzania została zachowana. Sprawdź plik lub pobierz go ponownie.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t sending this episode. Try again later; your place is kept.</source>
        <translation>%1 nie wysyła tego odcinka. Spróbuj ponownie później; pozycja odtwarzania została zachowana.</translation>
    </message>
    <message>
        <source>This computer cannot play the format of this episode. Open it in another program, or install what your system offers for more formats.</source>
        <translation>Ten komputer nie może odtworzyć formatu tego odcinka. Otwórz odcinek w innym programie lub zainstaluj oferowaną przez system obsługę dodatkowych formatów.</translation>
    </message>
    <message>
        <source>The part of Qt Multimedia that plays is not installed, so there is no sound. Install it with your system&apos;s packages, and start Dogear again; your library and your places are kept.</source>
        <translation>Nie zainstalowano modułu odtwarzania Qt Multimedia, więc nie ma dźwięku. Zainstaluj go z pakietów systemu i uruchom Dogear ponownie; biblioteka i pozycje odtwarzania zostają zachowane.</translation>
    </message>
    <message>
        <source>The part of Dogear that plays, %1, is missing or does not fit, so there is no sound. Install Dogear again; your library and your places are kept.</source>
        <translation>Brakuje modułu odtwarzania Dogear (%1) lub moduł nie pasuje do programu, więc nie ma dźwięku. Zainstaluj Dogear ponownie; biblioteka i pozycje odtwarzania zostają zachowane.</translation>
    </message>
    <message>
        <source>This was stopped before it was done. Start it again if you still want it.</source>
        <translation>Czynność przerwano przed końcem. W razie potrzeby uruchom ją ponownie.</translation>
    </message>
    <message>
        <source>Something in Dogear went wrong. Try again; if it stays, report it together with the log.</source>
        <translation>W Dogear wystąpił błąd. Spróbuj ponownie; jeśli się powtarza, zgłoś go wraz z dziennikiem.</translation>
    </message>
    <message>
        <source>%1 The episodes that were here are kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 Dotychczasowe odcinki zostały zachowane.</translation>
    </message>
    <message>
        <source>The library could not do this. Nothing was changed; close Dogear, start it again and try once more.</source>
        <translation>Biblioteka nie mogła wykonać tej czynności. Niczego nie zmieniono; zamknij Dogear, uruchom go ponownie i spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Another program is using the library. Close it, or wait a moment, then try again.</source>
        <translation>Inny program korzysta z biblioteki. Zamknij go lub odczekaj chwilę i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The library file is damaged, so not all of it can be read. Choose “Check library” (dogearctl check), or restore a backup if that does not help. Your places are kept.</source>
        <translation>Plik biblioteki jest uszkodzony, więc nie można odczytać jej w całości. Wybierz „Sprawdź bibliotekę” (dogearctl check) lub, jeśli to nie pomoże, przywróć kopię zapasową. Pozycje odtwarzania zostają zachowane.</translation>
    </message>
    <message>
        <source>The library was written by a newer Dogear, and was left as it is. Install that version, or choose another data folder.</source>
        <translation>Bibliotekę zapisała nowsza wersja Dogear, więc pozostawiono ją bez zmian. Zainstaluj tę wersję lub wybierz inny folder danych.</translation>
    </message>
    <message>
        <source>Dogear is open with this library, so nothing was changed. Close it, or choose Restore in its Library menu.</source>
        <translation>Ta biblioteka jest otwarta w programie Dogear, więc niczego nie zmieniono. Zamknij go lub wybierz „Przywróć” w jego menu „Biblioteka”.</translation>
    </message>
    <message>
        <source>This is not in the library. It may have been removed.</source>
        <translation>Nie ma tego w bibliotece. Być może zostało usunięte.</translation>
    </message>
    <message>
        <source>You follow this show already. Look for it in the list of shows.</source>
        <translation>Ten podcast jest już obserwowany. Znajduje się na liście podcastów.</translation>
    </message>
    <message>
        <source>Dogear does not understand this search. Try plain words.</source>
        <translation>Dogear nie rozumie tego zapytania. Użyj zwykłych słów.</translation>
    </message>
    <message>
        <source>Dogear does not understand “%1”. Try plain words.</source>
        <translation>Dogear nie rozumie zapytania „%1”. Użyj zwykłych słów.</translation>
    </message>
</context>
<context>
    <name>FeedFacts</name>
    <message>
        <source>There are no replies.</source>
        <translation>Nie ma odpowiedzi.</translation>
    </message>
    <message>
        <source>There is no network, so the replies were not loaded. Try again later.</source>
        <translation>Brak sieci, więc odpowiedzi nie wczytano. Spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>Dogear can&apos;t read the replies of this server. Open the thread in the browser.</source>
        <translation>Dogear nie może odczytać odpowiedzi z tego serwera. Otwórz wątek w przeglądarce.</translation>
    </message>
    <message>
        <source>The server did not send the replies. Try again later, or open the thread in the browser.</source>
        <translation>Serwer nie przysłał odpowiedzi. Spróbuj ponownie później lub otwórz wątek w przeglądarce.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Sezon</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Odcinek</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Podtytuł</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>Zwiastun</translation>
    </message>
    <message>
        <source>Bonus episode</source>
        <translation>Odcinek bonusowy</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Kategoria wiekowa</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Dla dorosłych</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>Planowany koniec</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>Transmisja na żywo</translation>
    </message>
    <message>
        <source>Watch or listen</source>
        <translation>Oglądaj lub słuchaj</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Strona internetowa</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identyfikator</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>Fragmenty</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Wersje</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Wsparcie</translation>
    </message>
    <message>
        <source>About the episode</source>
        <translation>O odcinku</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Osoby</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumenty</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Rozdziały</translation>
    </message>
    <message>
        <source>Live now</source>
        <translation>Teraz na żywo</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Zakończona</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Planowana</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>i jeszcze %Ln</numerusform>
            <numerusform>i jeszcze %Ln</numerusform>
            <numerusform>i jeszcze %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>time</comment>
        <translation>Od %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>times</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Komentarze</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Czat</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Płatności</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>Further texts</source>
        <translation>Inne teksty</translation>
    </message>
    <message>
        <source>%1 kbit/s</source>
        <comment>bit rate</comment>
        <translation>%1 kbit/s</translation>
    </message>
    <message>
        <source>%1p</source>
        <comment>height of a video in pixels</comment>
        <translation>%1p</translation>
    </message>
    <message>
        <source>default</source>
        <translation>domyślna</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Wersja</translation>
    </message>
    <message>
        <source>Another source</source>
        <comment>of a version of an episode</comment>
        <translation>Inne źródło</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Suma kontrolna</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>width and height in pixels</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) wide</source>
        <translation>
            <numerusform>szerokość: %n piksel</numerusform>
            <numerusform>szerokość: %n piksele</numerusform>
            <numerusform>szerokość: %n pikseli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) high</source>
        <translation>
            <numerusform>wysokość: %n piksel</numerusform>
            <numerusform>wysokość: %n piksele</numerusform>
            <numerusform>wysokość: %n pikseli</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>version of an episode</comment>
        <translation>Standardowa</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transkrypcja</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>napisy</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Prowadzący</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gość</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Wątek</translation>
    </message>
    <message>
        <source>The show has turned comments off.</source>
        <translation>Podcast ma wyłączone komentarze.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokół</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serwer</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Pokój</translation>
    </message>
    <message>
        <source>Made in</source>
        <comment>place</comment>
        <translation>Miejsce powstania</translation>
    </message>
    <message>
        <source>About the place</source>
        <translation>Opisywane miejsce</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Współrzędne</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Na mapie</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last year</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>od %1</translation>
    </message>
    <message>
        <source>Finished, no further episodes</source>
        <translation>Zakończony, bez kolejnych odcinków</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Nowe odcinki</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Kanał</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Twórca</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Właściciel</translation>
    </message>
    <message>
        <source>Years active</source>
        <translation>Lata aktywności</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Odcinki</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>One story, from the first episode on</source>
        <translation>Jedna historia, od pierwszego odcinka</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Dla wszystkich</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Prawa autorskie</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Ostatni odczyt</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Dozwolone</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Zabronione</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Own address</source>
        <translation>Własny adres</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>Nowy adres</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Utworzono w programie</translation>
    </message>
    <message>
        <source>Import by other hosts</source>
        <translation>Import przez inne serwisy</translation>
    </message>
    <message>
        <source>Listing in directories</source>
        <translation>Umieszczanie w katalogach</translation>
    </message>
    <message>
        <source>All directories</source>
        <translation>Wszystkie katalogi</translation>
    </message>
    <message>
        <source>Announced by Podping</source>
        <translation>Ogłaszany przez Podping</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informacje</translation>
    </message>
    <message>
        <source>Trailers</source>
        <translation>Zwiastuny</translation>
    </message>
    <message>
        <source>About the feed</source>
        <translation>O kanale</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>fee of %1</source>
        <translation>opłata %1</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Odbiorca</translation>
    </message>
    <message>
        <source>from %1 of the other recording</source>
        <translation>od %1 w innym nagraniu</translation>
    </message>
    <message>
        <source>other recipients</source>
        <translation>inni odbiorcy</translation>
    </message>
    <message>
        <source>For information only: Dogear sends no payments.</source>
        <translation>Tylko informacyjnie: Dogear nie wysyła płatności.</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Płatność</translation>
    </message>
    <message>
        <source>%1 suggested</source>
        <comment>amount</comment>
        <translation>sugerowane: %1</translation>
    </message>
</context>
<context>
    <name>FetchText</name>
    <message>
        <source>Read</source>
        <translation>Odczytano</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>Bez zmian</translation>
    </message>
    <message>
        <source>Read, the same as before</source>
        <translation>Odczytano, treść bez zmian</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what came of it, status of HTTP</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Same error</source>
        <translation>Ten sam błąd</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours and minutes</comment>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Season %1, episode %2</source>
        <translation>Sezon %1, odcinek %2</translation>
    </message>
    <message>
        <source>Season %1</source>
        <translation>Sezon %1</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Odcinek %1</translation>
    </message>
    <message>
        <source>S%1 E%2</source>
        <comment>season and episode</comment>
        <translation>S%1 O%2</translation>
    </message>
    <message>
        <source>S%1</source>
        <comment>season</comment>
        <translation>S%1</translation>
    </message>
    <message>
        <source>E%1</source>
        <comment>episode</comment>
        <translation>O%1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>time</comment>
        <translation>pozostało %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dzisiaj</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Wczoraj</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day and time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Jutro</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts that a screen reader reads</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>under %1 s</source>
        <comment>seconds</comment>
        <translation>poniżej %1 s</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed</comment>
        <translation>%1×</translation>
    </message>
</context>
<context>
    <name>KeyHints</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ListeningText</name>
    <message>
        <source>−%1</source>
        <comment>time that was lost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 listened</source>
        <comment>time</comment>
        <translation>słuchano %1</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <comment>time</comment>
        <translation>zaoszczędzono %1</translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>number of episodes</comment>
        <translation>
            <numerusform>%n ukończony</numerusform>
            <numerusform>%n ukończone</numerusform>
            <numerusform>%n ukończonych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saved by speed, %2 by trimming silence</source>
        <comment>times</comment>
        <translation>Zaoszczędzono %1 dzięki prędkości, %2 dzięki skracaniu ciszy</translation>
    </message>
</context>
<context>
    <name>PaletteActions</name>
    <message>
        <source>Button</source>
        <translation>Przycisk</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Inbox</source>
        <translation>Skrzynka odbiorcza</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Rozpoczęte</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Ulubione</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>All episodes</source>
        <translation>Wszystkie odcinki</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Zakładki</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Pobrane</translation>
    </message>
    <message>
        <source>Discover</source>
        <translation>Odkrywaj</translation>
    </message>
</context>
<context>
    <name>ProxyErrorText</name>
    <message>
        <source>Dogear is set to use a proxy, but its address is missing. Enter it under Network in the settings.</source>
        <translation>W ustawieniach wybrano użycie proxy, ale brakuje jego adresu. Wpisz go w ustawieniach, w części „Sieć”.</translation>
    </message>
    <message>
        <source>The proxy %1 can&apos;t be reached, or doesn&apos;t let Dogear through. Check it under Network in the settings.</source>
        <translation>Proxy %1 jest nieosiągalne lub nie przepuszcza Dogear. Sprawdź je w ustawieniach, w części „Sieć”.</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>Proxy wymaga nazwy użytkownika i hasła lub nie przyjmuje podanych. Wpisz je w ustawieniach, w części „Sieć”.</translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>Proxy %1 wymaga nazwy użytkownika i hasła lub nie przyjmuje podanych. Wpisz je w ustawieniach, w części „Sieć”.</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>“%1” was ignored. Use is:unplayed, is:played, is:started, is:downloaded, is:favourite or is:queued.</source>
        <translation>Pominięto „%1”. Użyj is:unplayed, is:played, is:started, is:downloaded, is:favourite lub is:queued.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Use has:chapters, has:transcript, has:video or has:bookmark.</source>
        <translation>Pominięto „%1”. Użyj has:chapters, has:transcript, has:video lub has:bookmark.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a date like 2024, 2024-03 or 2024-03-31.</source>
        <translation>Pominięto „%1”. Podaj datę w postaci 2024, 2024-03 lub 2024-03-31.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write an age like &lt;7d, &lt;3w, &lt;6m or &gt;1y.</source>
        <translation>Pominięto „%1”. Podaj wiek w postaci &lt;7d, &lt;3w, &lt;6m lub &gt;1y.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a length like 20m or 1h30m.</source>
        <translation>Pominięto „%1”. Podaj długość w postaci 20m lub 1h30m.</translation>
    </message>
    <message>
        <source>“%1” was ignored. A season is a number, like season:2.</source>
        <translation>Pominięto „%1”. Sezon jest liczbą, na przykład season:2.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write the word to look for right after the colon.</source>
        <translation>Pominięto „%1”. Szukane słowo wpisz zaraz po dwukropku.</translation>
    </message>
    <message>
        <source>OR was ignored. Write it between two words.</source>
        <translation>Pominięto OR. Wpisz je między dwoma słowami.</translation>
    </message>
</context>
<context>
    <name>RowButtonTexts</name>
    <message>
        <source>Pause the download</source>
        <translation>Wstrzymaj pobieranie</translation>
    </message>
    <message>
        <source>Retry the download</source>
        <translation>Ponów pobieranie</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>Wznów pobieranie</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>Usuń pobrany plik</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>Anuluj pobieranie</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Usuń z kolejki</translation>
    </message>
</context>
<context>
    <name>SubscribeText</name>
    <message numerus="yes">
        <source>%n entries of the list were left out: they are not followed there, or are no shows.</source>
        <translation>
            <numerusform>Pominięto %n wpis listy: podcast nie jest tam obserwowany lub wpis nie jest podcastem.</numerusform>
            <numerusform>Pominięto %n wpisy listy: podcasty nie są tam obserwowane lub wpisy nie są podcastami.</numerusform>
            <numerusform>Pominięto %n wpisów listy: podcasty nie są tam obserwowane lub wpisy nie są podcastami.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain the episode of the link; look for it in the list, or open the link in a browser.</source>
        <translation>Podcast „%1” jest otwarty, ale jego kanał nie zawiera odcinka z linku; poszukaj go na liście lub otwórz link w przeglądarce.</translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain “%2”, the episode of the link; open the link in a browser.</source>
        <translation>Podcast „%1” jest otwarty, ale jego kanał nie zawiera odcinka „%2”, do którego prowadzi link; otwórz link w przeglądarce.</translation>
    </message>
    <message>
        <source>“%1” is open, but no directory says which episode the link means; look for it in the list.</source>
        <translation>Podcast „%1” jest otwarty, ale żaden katalog nie podaje, o który odcinek chodzi w linku; poszukaj go na liście.</translation>
    </message>
    <message>
        <source>“%1” is open as it was read before, without the episode of the link.</source>
        <translation>Podcast „%1” jest otwarty w ostatnio odczytanej postaci, bez odcinka z linku.</translation>
    </message>
</context>
<context>
    <name>TranscriptText</name>
    <message>
        <source>subtitles (VTT)</source>
        <translation>napisy (VTT)</translation>
    </message>
    <message>
        <source>text with times (JSON)</source>
        <translation>tekst z czasami (JSON)</translation>
    </message>
    <message>
        <source>subtitles (SRT)</source>
        <translation>napisy (SRT)</translation>
    </message>
    <message>
        <source>web page</source>
        <translation>strona internetowa</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>zwykły tekst</translation>
    </message>
    <message>
        <source>Made on this computer</source>
        <comment>a transcript</comment>
        <translation>Utworzono na tym komputerze</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language and format of a transcript</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Serwer</translation>
    </message>
    <message>
        <source>There is no connection to %1, so the transcript could not be fetched. Connect, then try again.</source>
        <translation>Brak połączenia (%1), więc nie można pobrać transkrypcji. Połącz się z siecią i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>%1 gave a web page instead of the transcript; it may want you to sign in. Look for it on the episode&apos;s page, or try again later.</source>
        <translation>%1 przysyła stronę internetową zamiast transkrypcji; być może wymaga zalogowania. Poszukaj transkrypcji na stronie odcinka lub spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>What %1 gave is no transcript that Dogear can read. Tell the show, or try again later.</source>
        <translation>%1 nie przysyła transkrypcji, którą Dogear mógłby odczytać. Powiadom twórców podcastu lub spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>The transcript from %1 breaks off in the middle. Try again.</source>
        <translation>Transkrypcja urywa się w połowie (%1). Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The transcript from %1 is an empty document. Tell the show, or try again later.</source>
        <translation>Transkrypcja jest pustym dokumentem (%1). Powiadom twórców podcastu lub spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>The transcript from %1 is larger than any that Dogear reads. Tell the show.</source>
        <translation>Transkrypcja jest większa niż te, które odczytuje Dogear (%1). Powiadom twórców podcastu.</translation>
    </message>
    <message>
        <source>%1 says that the transcript is not there (%2). Tell the show, or try again later.</source>
        <translation>%1 zgłasza, że nie ma tam transkrypcji (%2). Powiadom twórców podcastu lub spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>%1 The transcript that was here is kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 Dotychczasowa transkrypcja została zachowana.</translation>
    </message>
</context>
<context>
    <name>dogear::BackupController</name>
    <message>
        <source>Back up…</source>
        <translation>Utwórz kopię zapasową…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Przywróć…</translation>
    </message>
    <message>
        <source>Check library</source>
        <translation>Sprawdź bibliotekę</translation>
    </message>
    <message>
        <source>Write shows, places and settings to one file</source>
        <translation>Zapisuje podcasty, pozycje odtwarzania i ustawienia w jednym pliku</translation>
    </message>
    <message>
        <source>Take shows, places and settings from a backup</source>
        <translation>Wczytuje podcasty, pozycje odtwarzania i ustawienia z kopii zapasowej</translation>
    </message>
    <message>
        <source>Check the library for problems and fix them where possible</source>
        <translation>Szuka błędów w bibliotece i naprawia je, gdy to możliwe</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Przerwij</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Utwórz kopię zapasową</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Kopie zapasowe (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Backing up the library…</source>
        <translation>Tworzenie kopii zapasowej biblioteki…</translation>
    </message>
    <message>
        <source>The library was backed up to %1 (%2, %3).</source>
        <comment>file, shows and episodes, size</comment>
        <translation>Kopię zapasową biblioteki zapisano w pliku %1 (%2, %3).</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Backups (*.zip *.sqlite)</source>
        <translation>Kopie zapasowe (*.zip *.sqlite)</translation>
    </message>
    <message>
        <source>Restore the library of %1?</source>
        <translation>Przywrócić bibliotekę z dnia %1?</translation>
    </message>
    <message>
        <source>It holds %1. Dogear closes the library that is open now, keeps it as a backup, and opens the restored one.</source>
        <translation>Zawartość: %1. Dogear zamknie otwartą teraz bibliotekę, zachowa ją jako kopię zapasową i otworzy przywróconą.</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Odczytywanie kopii zapasowej…</translation>
    </message>
    <message>
        <source>The library of %1 was restored.</source>
        <translation>Przywrócono bibliotekę z dnia %1.</translation>
    </message>
    <message>
        <source>Restore the library</source>
        <translation>Przywróć bibliotekę</translation>
    </message>
    <message>
        <source>Checking the library…</source>
        <translation>Sprawdzanie biblioteki…</translation>
    </message>
</context>
<context>
    <name>dogear::BookmarkController</name>
    <message>
        <source>Bookmark this time</source>
        <translation>Dodaj zakładkę w tym miejscu</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>Kopiuj link do tego momentu</translation>
    </message>
    <message>
        <source>Possible with an episode in the player.</source>
        <translation>Dostępne, gdy w odtwarzaczu jest odcinek.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Zakładka</translation>
    </message>
    <message>
        <source>Bookmarked at %1.</source>
        <translation>Dodano zakładkę przy %1.</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Dodaj notatkę</translation>
    </message>
    <message>
        <source>Note at %1 of “%2”:</source>
        <translation>Notatka przy %1 w odcinku „%2”:</translation>
    </message>
    <message>
        <source>Copied: title, show and time. This episode has no address on the web.</source>
        <translation>Skopiowano tytuł, podcast i czas. Ten odcinek nie ma adresu w sieci.</translation>
    </message>
    <message>
        <source>Copied: title, show, time and link.</source>
        <translation>Skopiowano tytuł, podcast, czas i link.</translation>
    </message>
    <message>
        <source>The bookmark was deleted.</source>
        <translation>Usunięto zakładkę.</translation>
    </message>
    <message>
        <source>Delete bookmark</source>
        <translation>Usuń zakładkę</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Edytuj notatkę</translation>
    </message>
    <message>
        <source>Export bookmarks</source>
        <translation>Eksport zakładek</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>bookmarks.md</source>
        <comment>name of a file</comment>
        <translation>zakładki.md</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) were written to %1.</source>
        <translation>
            <numerusform>Zapisano %n zakładkę w pliku %1.</numerusform>
            <numerusform>Zapisano %n zakładki w pliku %1.</numerusform>
            <numerusform>Zapisano %n zakładek w pliku %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ChapterActions</name>
    <message>
        <source>Previous chapter</source>
        <translation>Poprzedni rozdział</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Następny rozdział</translation>
    </message>
    <message>
        <source>Possible in an episode with chapters.</source>
        <translation>Dostępne w odcinku z rozdziałami.</translation>
    </message>
</context>
<context>
    <name>dogear::ChapterController</name>
    <message>
        <source>Chapters that match “%1” are skipped in this show.</source>
        <translation>Rozdziały pasujące do „%1” są pomijane w tym podcaście.</translation>
    </message>
    <message>
        <source>Skip chapters</source>
        <translation>Pomijaj rozdziały</translation>
    </message>
</context>
<context>
    <name>dogear::DiagnosticsController</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostyka</translation>
    </message>
    <message>
        <source>This text helps with a bug report. It contains no names of shows, episodes or files, and Dogear sends it to no one: copy it where you want it.</source>
        <translation>Ten tekst pomaga w zgłoszeniu błędu. Nie zawiera nazw podcastów, odcinków ani plików, a Dogear nikomu go nie wysyła: można go skopiować w dowolne miejsce.</translation>
    </message>
</context>
<context>
    <name>dogear::DocumentController</name>
    <message>
        <source>“%1” could not be started, so no transcripts are made. Check the command in the settings.</source>
        <translation>Nie udało się uruchomić „%1”, więc transkrypcje nie są tworzone. Sprawdź polecenie w ustawieniach.</translation>
    </message>
    <message>
        <source>“%1” failed and said: %2. No more transcripts are made until you change the command in the settings.</source>
        <translation>Polecenie „%1” zakończyło się błędem: %2. Kolejne transkrypcje nie będą tworzone do czasu zmiany polecenia w ustawieniach.</translation>
    </message>
    <message>
        <source>“%1” left no subtitles (SRT, VTT), so no more transcripts are made until you change the command in the settings.</source>
        <translation>Polecenie „%1” nie utworzyło napisów (SRT, VTT), więc kolejne transkrypcje nie będą tworzone do czasu zmiany polecenia w ustawieniach.</translation>
    </message>
    <message>
        <source>“%1” failed. No more transcripts are made until you change the command in the settings.</source>
        <translation>Polecenie „%1” zakończyło się błędem. Kolejne transkrypcje nie będą tworzone do czasu zmiany polecenia w ustawieniach.</translation>
    </message>
</context>
<context>
    <name>dogear::DownloadController</name>
    <message>
        <source>Pause all downloads</source>
        <translation>Wstrzymaj całe pobieranie</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) removed.</source>
        <translation>
            <numerusform>Usunięto %n pobrany odcinek.</numerusform>
            <numerusform>Usunięto %n pobrane odcinki.</numerusform>
            <numerusform>Usunięto %n pobranych odcinków.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>Usuń pobrany plik</translation>
    </message>
    <message>
        <source>The file is gone: it was deleted or moved.</source>
        <translation>Plik już nie istnieje: został usunięty lub przeniesiony.</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) failed; the list says why.</source>
        <translation>
            <numerusform>Nie udało się pobrać %n odcinka; przyczynę podaje lista.</numerusform>
            <numerusform>Nie udało się pobrać %n odcinków; przyczyny podaje lista.</numerusform>
            <numerusform>Nie udało się pobrać %n odcinków; przyczyny podaje lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Pokaż je</translation>
    </message>
    <message>
        <source>“%1” was not downloaded: %2.</source>
        <comment>title and reason</comment>
        <translation>Nie pobrano odcinka „%1”: %2.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeController</name>
    <message>
        <source>Mark as played or unplayed</source>
        <translation>Oznacz jako odtworzone lub nieodtworzone</translation>
    </message>
    <message>
        <source>Add to or remove from favourites</source>
        <translation>Dodaj do ulubionych lub usuń z nich</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Przejdź do podcastu</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Oznacz wszystkie jako odtworzone</translation>
    </message>
    <message>
        <source>Possible in the Inbox, in a show and in a tag.</source>
        <translation>Dostępne w skrzynce odbiorczej, w podcaście i w tagu.</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeMarker</name>
    <message>
        <source>The position was set back to the beginning.</source>
        <translation>Pozycję odtwarzania cofnięto do początku.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as played.</source>
        <translation>
            <numerusform>Oznaczono %Ln odcinek jako odtworzony.</numerusform>
            <numerusform>Oznaczono %Ln odcinki jako odtworzone.</numerusform>
            <numerusform>Oznaczono %Ln odcinków jako odtworzone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as unplayed.</source>
        <translation>
            <numerusform>Oznaczono %Ln odcinek jako nieodtworzony.</numerusform>
            <numerusform>Oznaczono %Ln odcinki jako nieodtworzone.</numerusform>
            <numerusform>Oznaczono %Ln odcinków jako nieodtworzone.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Oznacz jako odtworzone</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Oznacz jako nieodtworzone</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) added to the favourites.</source>
        <translation>
            <numerusform>Dodano %Ln odcinek do ulubionych.</numerusform>
            <numerusform>Dodano %Ln odcinki do ulubionych.</numerusform>
            <numerusform>Dodano %Ln odcinków do ulubionych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) removed from the favourites.</source>
        <translation>
            <numerusform>Usunięto %Ln odcinek z ulubionych.</numerusform>
            <numerusform>Usunięto %Ln odcinki z ulubionych.</numerusform>
            <numerusform>Usunięto %Ln odcinków z ulubionych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Dodaj do ulubionych</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Usuń z ulubionych</translation>
    </message>
    <message>
        <source>All episodes here are marked as played already.</source>
        <translation>Wszystkie odcinki są tu już oznaczone jako odtworzone.</translation>
    </message>
</context>
<context>
    <name>dogear::Features</name>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteka</translation>
    </message>
    <message>
        <source>&amp;Episode</source>
        <translation>Od&amp;cinek</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Odtwarzanie</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>P&amp;rzejdź</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Pomoc</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Zamknij okno</translation>
    </message>
</context>
<context>
    <name>dogear::FeedAddressController</name>
    <message>
        <source>Address of “%1”</source>
        <translation>Adres podcastu „%1”</translation>
    </message>
    <message>
        <source>Feed address:</source>
        <translation>Adres kanału:</translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>Zmień adres</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Odczytywanie: %1…</translation>
    </message>
    <message>
        <source>“%1” is read at its new address.</source>
        <translation>Podcast „%1” jest odczytywany spod nowego adresu.</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Zmień adres</translation>
    </message>
</context>
<context>
    <name>dogear::FollowController</name>
    <message>
        <source>Reading %1…</source>
        <translation>Odczytywanie: %1…</translation>
    </message>
    <message>
        <source>Reading the files of “%1”…</source>
        <translation>Odczytywanie plików z „%1”…</translation>
    </message>
    <message>
        <source>Looking up where this link leads…</source>
        <translation>Sprawdzanie, dokąd prowadzi ten link…</translation>
    </message>
</context>
<context>
    <name>dogear::FollowReporter</name>
    <message>
        <source>You follow “%1” already.</source>
        <translation>Podcast „%1” jest już obserwowany.</translation>
    </message>
    <message>
        <source>You now follow “%1”.</source>
        <translation>Podcast „%1” jest teraz obserwowany.</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were added.</source>
        <translation>
            <numerusform>Dodano %n podcast.</numerusform>
            <numerusform>Dodano %n podcasty.</numerusform>
            <numerusform>Dodano %n podcastów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You follow the shows of this list already.</source>
        <translation>Podcasty z tej listy są już obserwowane.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Przerwij</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>The link leads to %1 in “%2”.</source>
        <translation>Link prowadzi do czasu %1 w odcinku „%2”.</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>Odtwórz od %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of the shows could not be read; the sidebar marks them.</source>
        <translation>
            <numerusform>Nie udało się odczytać %n podcastu; jest oznaczony w panelu bocznym.</numerusform>
            <numerusform>Nie udało się odczytać %n podcastów; są oznaczone w panelu bocznym.</numerusform>
            <numerusform>Nie udało się odczytać %n podcastów; są oznaczone w panelu bocznym.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Popraw…</translation>
    </message>
</context>
<context>
    <name>dogear::HelpController</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>The Dogear Guide</source>
        <translation>Przewodnik po Dogear</translation>
    </message>
    <message>
        <source>Release notes</source>
        <translation>Informacje o wydaniu</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostyka</translation>
    </message>
    <message>
        <source>About Dogear</source>
        <translation>O programie Dogear</translation>
    </message>
</context>
<context>
    <name>dogear::KeyBindings</name>
    <message>
        <source>Other</source>
        <translation>Inne</translation>
    </message>
</context>
<context>
    <name>dogear::LiveReminders</name>
    <message>
        <source>“%1” starts now.</source>
        <translation>„%1” zaczyna się teraz.</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Przejdź do podcastu</translation>
    </message>
</context>
<context>
    <name>dogear::MainWindow</name>
    <message>
        <source>%1 – Dogear</source>
        <translation>%1 – Dogear</translation>
    </message>
</context>
<context>
    <name>dogear::NavigationActions</name>
    <message>
        <source>Next pane</source>
        <translation>Następny panel</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Poprzedni panel</translation>
    </message>
</context>
<context>
    <name>dogear::NextUndo</name>
    <message>
        <source>Next episode</source>
        <translation>Następny odcinek</translation>
    </message>
</context>
<context>
    <name>dogear::PaletteController</name>
    <message>
        <source>Saved search</source>
        <translation>Zapisane wyszukiwanie</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Podcast</translation>
    </message>
    <message>
        <source>Archived show</source>
        <translation>Zarchiwizowany podcast</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Go to anything…</source>
        <translation>Przejdź do…</translation>
    </message>
</context>
<context>
    <name>dogear::PasswordController</name>
    <message>
        <source>Enter password…</source>
        <translation>Wpisz hasło…</translation>
    </message>
</context>
<context>
    <name>dogear::PlayStarter</name>
    <message>
        <source>There is no unplayed episode to play. Select one, or add a show.</source>
        <translation>Nie ma nieodtworzonych odcinków. Zaznacz odcinek do odtworzenia lub dodaj podcast.</translation>
    </message>
</context>
<context>
    <name>dogear::PlaybackController</name>
    <message>
        <source>Play or pause</source>
        <translation>Odtwórz lub wstrzymaj</translation>
    </message>
    <message>
        <source>Back to last position</source>
        <translation>Wróć do ostatniej pozycji</translation>
    </message>
    <message>
        <source>Possible after a jump to another time.</source>
        <translation>Dostępne po przeskoku do innego czasu.</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Wolniej</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Szybciej</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Normalna prędkość</translation>
    </message>
    <message>
        <source>Switch between normal and last speed</source>
        <translation>Przełącz między normalną a ostatnią prędkością</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Głośniej</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Ciszej</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Wycisz</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>Wstecz o %n sekundę</numerusform>
            <numerusform>Wstecz o %n sekundy</numerusform>
            <numerusform>Wstecz o %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>Do przodu o %n sekundę</numerusform>
            <numerusform>Do przodu o %n sekundy</numerusform>
            <numerusform>Do przodu o %n sekund</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::PrivacyController</name>
    <message>
        <source>Contacted hosts</source>
        <translation>Połączenia z hostami</translation>
    </message>
    <message>
        <source>Hosts that Dogear contacts</source>
        <translation>Hosty, z którymi łączy się Dogear</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>dogear::QueueController</name>
    <message>
        <source>Clear Up next</source>
        <translation>Wyczyść kolejkę</translation>
    </message>
    <message>
        <source>Possible when Up next has an episode.</source>
        <translation>Dostępne, gdy w kolejce jest odcinek.</translation>
    </message>
    <message>
        <source>Move in Up next</source>
        <translation>Przesuń w kolejce</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>Następny odcinek</translation>
    </message>
    <message>
        <source>Possible when an episode comes next.</source>
        <translation>Dostępne, gdy jest następny odcinek.</translation>
    </message>
    <message>
        <source>Sort Up next</source>
        <translation>Sortuj kolejkę</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Od najnowszych</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Od najstarszych</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Od najkrótszych</translation>
    </message>
    <message>
        <source>By show</source>
        <translation>Według podcastów</translation>
    </message>
    <message>
        <source>Up next is empty</source>
        <translation>Kolejka jest pusta</translation>
    </message>
    <message numerus="yes">
        <source>Up next: %n episode(s)</source>
        <translation>
            <numerusform>Kolejka: %n odcinek</numerusform>
            <numerusform>Kolejka: %n odcinki</numerusform>
            <numerusform>Kolejka: %n odcinków</numerusform>
        </translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Odtwórz jako następne</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Dodaj do kolejki</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Usuń z kolejki</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) removed from Up next.</source>
        <translation>
            <numerusform>Usunięto %n odcinek z kolejki.</numerusform>
            <numerusform>Usunięto %n odcinki z kolejki.</numerusform>
            <numerusform>Usunięto %n odcinków z kolejki.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up next was sorted.</source>
        <translation>Posortowano kolejkę.</translation>
    </message>
    <message numerus="yes">
        <source>Up next was cleared: %n episode(s).</source>
        <translation>
            <numerusform>Wyczyszczono kolejkę: %n odcinek.</numerusform>
            <numerusform>Wyczyszczono kolejkę: %n odcinki.</numerusform>
            <numerusform>Wyczyszczono kolejkę: %n odcinków.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ReleaseNotes</name>
    <message>
        <source>Release notes</source>
        <translation>Informacje o wydaniu</translation>
    </message>
    <message>
        <source>Dogear was updated to %1.</source>
        <translation>Zaktualizowano Dogear do wersji %1.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Co nowego</translation>
    </message>
</context>
<context>
    <name>dogear::SavedSearchController</name>
    <message>
        <source>Save search</source>
        <translation>Zapisz wyszukiwanie</translation>
    </message>
    <message>
        <source>The search “%1” is in the sidebar now.</source>
        <translation>Wyszukiwanie „%1” jest teraz w panelu bocznym.</translation>
    </message>
    <message>
        <source>Rename search</source>
        <translation>Zmień nazwę wyszukiwania</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Zmieniono nazwę na „%1”.</translation>
    </message>
    <message>
        <source>Remove search</source>
        <translation>Usuń wyszukiwanie</translation>
    </message>
    <message>
        <source>The search “%1” was removed.</source>
        <translation>Usunięto wyszukiwanie „%1”.</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsController</name>
    <message>
        <source>Settings…</source>
        <translation>Ustawienia…</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsTransfer</name>
    <message>
        <source>Settings (*.json)</source>
        <translation>Ustawienia (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Eksport ustawień</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Import ustawień</translation>
    </message>
    <message>
        <source>The settings were written to %1, without passwords.</source>
        <translation>Zapisano ustawienia w pliku %1, bez haseł.</translation>
    </message>
    <message>
        <source>%1 has no setting that this Dogear can use, so nothing was changed.</source>
        <translation>%1 nie zawiera ustawień, których ta wersja Dogear może użyć, więc niczego nie zmieniono.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) taken from %1</source>
        <translation>
            <numerusform>Wczytano %n ustawienie z pliku %1</numerusform>
            <numerusform>Wczytano %n ustawienia z pliku %1</numerusform>
            <numerusform>Wczytano %n ustawień z pliku %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that this Dogear does not know</source>
        <comment>settings</comment>
        <translation>
            <numerusform>%n ustawienie nieznane tej wersji Dogear</numerusform>
            <numerusform>%n ustawienia nieznane tej wersji Dogear</numerusform>
            <numerusform>%n ustawień nieznanych tej wersji Dogear</numerusform>
        </translation>
    </message>
    <message>
        <source>the folder %1, which is not on this computer</source>
        <translation>folder %1, którego nie ma na tym komputerze</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence: so many settings taken from a file</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; left out: %2.</source>
        <comment>so many settings taken from a file, a list</comment>
        <translation>%1; pominięto: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::ShowController</name>
    <message>
        <source>Add a show…</source>
        <translation>Dodaj podcast…</translation>
    </message>
    <message>
        <source>Add audio or video files…</source>
        <translation>Dodaj pliki audio lub wideo…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Dodaj folder…</translation>
    </message>
    <message>
        <source>Import shows (OPML)…</source>
        <translation>Importuj podcasty (OPML)…</translation>
    </message>
    <message>
        <source>Export shows (OPML)…</source>
        <translation>Eksportuj podcasty (OPML)…</translation>
    </message>
    <message>
        <source>Refresh all shows</source>
        <translation>Odśwież wszystkie podcasty</translation>
    </message>
    <message>
        <source>You no longer follow “%1”.</source>
        <translation>Podcast „%1” nie jest już obserwowany.</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Przestań obserwować</translation>
    </message>
    <message>
        <source>Add audio or video files</source>
        <translation>Dodaj pliki audio lub wideo</translation>
    </message>
    <message>
        <source>Audio and video (%1)</source>
        <translation>Audio i wideo (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Dodaj folder</translation>
    </message>
    <message>
        <source>Import shows</source>
        <translation>Import podcastów</translation>
    </message>
    <message>
        <source>Lists of shows (*.opml *.xml)</source>
        <translation>Listy podcastów (*.opml *.xml)</translation>
    </message>
    <message>
        <source>Export shows</source>
        <translation>Eksport podcastów</translation>
    </message>
    <message>
        <source>Export this show</source>
        <translation>Eksport tego podcastu</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were written to %1.</source>
        <translation>
            <numerusform>Zapisano %n podcast w pliku %1.</numerusform>
            <numerusform>Zapisano %n podcasty w pliku %1.</numerusform>
            <numerusform>Zapisano %n podcastów w pliku %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ShowEditor</name>
    <message>
        <source>Archive</source>
        <translation>Zarchiwizuj</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Przywróć z archiwum</translation>
    </message>
    <message>
        <source>“%1” is in the archive: it stays as it is and is not refreshed.</source>
        <translation>Podcast „%1” jest w archiwum: pozostaje bez zmian i nie jest odświeżany.</translation>
    </message>
    <message>
        <source>“%1” is back from the archive.</source>
        <translation>Podcast „%1” wrócił z archiwum.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>“%1” was renamed.</source>
        <translation>Zmieniono nazwę podcastu „%1”.</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Dodaj tag</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>Usuń tag z podcastu</translation>
    </message>
    <message>
        <source>“%1” has the tag “%2” now.</source>
        <translation>Podcast „%1” ma teraz tag „%2”.</translation>
    </message>
    <message>
        <source>“%1” no longer has the tag “%2”.</source>
        <translation>Podcast „%1” nie ma już tagu „%2”.</translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation>Zmień nazwę tagu</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Zmieniono nazwę na „%1”.</translation>
    </message>
    <message>
        <source>Remove tag</source>
        <translation>Usuń tag</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its shows are still here.</source>
        <translation>Usunięto tag „%1”; oznaczone nim podcasty pozostają.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image Dogear can read. The show keeps the one it has; choose another file.</source>
        <translation>„%1” nie jest obrazem, który Dogear może odczytać. Podcast zachowuje dotychczasową okładkę; wybierz inny plik.</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>Wybierz okładkę</translation>
    </message>
    <message>
        <source>Picture changed.</source>
        <translation>Zmieniono okładkę.</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>Okładka z kanału</translation>
    </message>
    <message>
        <source>Feed picture restored.</source>
        <translation>Przywrócono okładkę z kanału.</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nowy tag</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Nazwa tagu</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Wybierz okładkę</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Obrazy (%1)</translation>
    </message>
</context>
<context>
    <name>dogear::StatisticsController</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>dogear::StreamStatus</name>
    <message>
        <source>This episode has become another file at its server, perhaps with other advertisements. It goes on at the same time.</source>
        <translation>Na serwerze jest teraz inny plik tego odcinka, być może z innymi reklamami. Odtwarzanie trwa dalej od tego samego miejsca.</translation>
    </message>
    <message>
        <source>This stream can&apos;t be saved. %1</source>
        <translation>Nie można zapisać tego strumienia. %1</translation>
    </message>
</context>
<context>
    <name>dogear::TrayIcon</name>
    <message>
        <source>Jump back</source>
        <translation>Przeskocz wstecz</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Przeskocz do przodu</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>Następny odcinek</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Hide the window</source>
        <translation>Ukryj okno</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>Pokaż okno</translation>
    </message>
</context>
<context>
    <name>dogear::UndoController</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Possible after a change of the library.</source>
        <translation>Dostępne po zmianie w bibliotece.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>name of an act</comment>
        <translation>Cofnięto „%1”.</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Cofnij „%1”</translation>
    </message>
</context>
<context>
    <name>dogear::VideoController</name>
    <message>
        <source>Possible while a video plays.</source>
        <translation>Dostępne podczas odtwarzania wideo.</translation>
    </message>
    <message>
        <source>Video in its own window</source>
        <translation>Wideo w osobnym oknie</translation>
    </message>
    <message>
        <source>Video in full screen</source>
        <translation>Wideo na pełnym ekranie</translation>
    </message>
    <message>
        <source>Show the video over the whole screen</source>
        <translation>Pokaż wideo na całym ekranie</translation>
    </message>
    <message>
        <source>%1 – Dogear</source>
        <translation>%1 – Dogear</translation>
    </message>
    <message>
        <source>Show the video beside the notes</source>
        <translation>Pokaż wideo obok opisu</translation>
    </message>
    <message>
        <source>Show the video in its own window</source>
        <translation>Pokaż wideo w osobnym oknie</translation>
    </message>
</context>
<context>
    <name>dogear::ViewMenu</name>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Panel boczny</translation>
    </message>
    <message>
        <source>Notes and details</source>
        <translation>Opis i szczegóły</translation>
    </message>
    <message>
        <source>Larger notes</source>
        <translation>Większy tekst opisów</translation>
    </message>
    <message>
        <source>Smaller notes</source>
        <translation>Mniejszy tekst opisów</translation>
    </message>
    <message>
        <source>Usual size of notes</source>
        <translation>Zwykły rozmiar tekstu opisów</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme of the desktop</comment>
        <translation>Systemowy</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::Autostart</name>
    <message>
        <source>Dogear starts when you log in.</source>
        <translation>Dogear uruchamia się po zalogowaniu.</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::GlobalShortcuts</name>
    <message>
        <source>Play or pause</source>
        <translation>Odtwórz lub wstrzymaj</translation>
    </message>
    <message>
        <source>Play the next episode</source>
        <translation>Odtwórz następny odcinek</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>Przeskocz wstecz</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Przeskocz do przodu</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ScreenInhibitor</name>
    <message>
        <source>Showing a video</source>
        <translation>Wyświetlanie wideo</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ServerNotifier</name>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::SleepInhibitor</name>
    <message>
        <source>Playing a podcast</source>
        <translation>Odtwarzanie podcastu</translation>
    </message>
    <message>
        <source>Keeping the place in a podcast</source>
        <translation>Zapisywanie pozycji odtwarzania podcastu</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AboutDialog</name>
    <message>
        <source>About Dogear</source>
        <translation>O programie Dogear</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O programie</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Wersje</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Dogear %1</source>
        <translation>Dogear %1</translation>
    </message>
    <message>
        <source>A podcast player that keeps your place.</source>
        <translation>Odtwarzacz podcastów, który pamięta, gdzie przerwano słuchanie.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej. Wolno go używać, badać je, rozpowszechniać i zmieniać; nie jest objęte żadną gwarancją.</translation>
    </message>
    <message>
        <source>© The Dogear developers</source>
        <translation>© Twórcy Dogear</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Wersja</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Zastosowanie</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Biblioteki</translation>
    </message>
    <message>
        <source>Licence of Dogear</source>
        <translation>Licencja Dogear</translation>
    </message>
    <message>
        <source>Dogear uses these libraries:</source>
        <translation>Dogear korzysta z tych bibliotek:</translation>
    </message>
    <message>
        <source>Licence of Dogear:</source>
        <translation>Licencja Dogear:</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Składnik</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AddPodcastDialog</name>
    <message>
        <source>Name, link or feed address of a show, OPML list, folder or audio file:</source>
        <translation>Nazwa, link lub adres kanału podcastu, lista OPML, folder lub plik audio:</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Obserwuj</translation>
    </message>
    <message>
        <source>Add a show</source>
        <translation>Dodaj podcast</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Przeglądaj…</translation>
    </message>
    <message>
        <source>Choose a feed, a list of shows, audio or video</source>
        <translation>Wybierz kanał, listę podcastów, plik audio lub wideo</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AppearanceSettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Light or dark colours of the window</source>
        <translation>Jasne lub ciemne kolory okna</translation>
    </message>
    <message>
        <source>dark mode light mode night</source>
        <comment>words that find the theme</comment>
        <translation>tryb ciemny tryb jasny noc nocny</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Colours from artwork</source>
        <translation>Kolory z okładki</translation>
    </message>
    <message>
        <source>The page of a show takes a colour from its picture</source>
        <translation>Strona podcastu przyjmuje kolor z jego okładki</translation>
    </message>
    <message>
        <source>accent cover tint</source>
        <comment>words that find colours from artwork</comment>
        <translation>akcent okładka odcień barwa</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Size of notes</source>
        <translation>Rozmiar opisów</translation>
    </message>
    <message>
        <source>Size of the text in notes and transcripts</source>
        <translation>Rozmiar tekstu w opisach i transkrypcjach</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>font zoom larger smaller letters</source>
        <comment>words that find the text size</comment>
        <translation>czcionka powiększenie większe mniejsze litery font zoom</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Language of Dogear&apos;s texts</source>
        <translation>Język tekstów w programie Dogear</translation>
    </message>
    <message>
        <source>translation locale</source>
        <comment>words that find the language; with the English word, too</comment>
        <translation>tłumaczenie lokalizacja language</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarkDelegate</name>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Note of this bookmark</source>
        <translation>Notatka do tej zakładki</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Edytuj notatkę</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>Odtwórz od %1</translation>
    </message>
    <message>
        <source>You no longer follow this show. Follow it again to play this.</source>
        <translation>Ten podcast nie jest już obserwowany. Aby odtworzyć odcinek, zacznij ponownie obserwować podcast.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarksPage</name>
    <message>
        <source>Search bookmarks</source>
        <translation>Szukaj w zakładkach</translation>
    </message>
    <message>
        <source>Words of notes, titles and shows</source>
        <translation>Słowa z notatek, tytułów i nazw podcastów</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Zakładki</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Write all bookmarks to a Markdown file</source>
        <translation>Zapisuje wszystkie zakładki w pliku Markdown</translation>
    </message>
    <message>
        <source>In the bookmarks</source>
        <translation>W zakładkach</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Odtwórz od tego miejsca</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Edytuj notatkę</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n zakładka</numerusform>
            <numerusform>%n zakładki</numerusform>
            <numerusform>%n zakładek</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or shorter words.</source>
        <translation>Niczego nie znaleziono. Wpisz mniej słów lub krótsze.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Wyczyść wyszukiwanie</translation>
    </message>
    <message>
        <source>Bookmark a time while you listen to find it again and to write down why.</source>
        <translation>Dodaj zakładkę podczas słuchania, aby wrócić do tego momentu i zapisać, dlaczego jest ważny.</translation>
    </message>
    <message>
        <source>Press %1 while you listen to mark a time and to write down why.</source>
        <translation>Naciśnij %1 podczas słuchania, aby zaznaczyć moment i zapisać, dlaczego jest ważny.</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>Kopiuj link do tego momentu</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterDelegate</name>
    <message>
        <source>Without a title</source>
        <translation>Bez tytułu</translation>
    </message>
    <message>
        <source>Skipped because of its title, as you chose for this show</source>
        <translation>Pomijany ze względu na tytuł, zgodnie z ustawieniem tego podcastu</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Pomiń ten rozdział</translation>
    </message>
    <message>
        <source>Do not skip this chapter</source>
        <translation>Nie pomijaj tego rozdziału</translation>
    </message>
    <message>
        <source>%1 – play from %2</source>
        <comment>title of a chapter, time</comment>
        <translation>%1 – odtwórz od %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Rozdziały</translation>
    </message>
    <message>
        <source>In the chapters</source>
        <translation>W rozdziałach</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Odtwórz od tego miejsca</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Pomiń ten rozdział</translation>
    </message>
    <message>
        <source>Open the link</source>
        <translation>Otwórz link</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>%n rozdział</numerusform>
            <numerusform>%n rozdziały</numerusform>
            <numerusform>%n rozdziałów</numerusform>
        </translation>
    </message>
    <message>
        <source>Always skip chapters with this title</source>
        <translation>Zawsze pomijaj rozdziały o tym tytule</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::Chart</name>
    <message>
        <source>%1: %2</source>
        <comment>title of a chart and what a bar says</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChartChoice</name>
    <message>
        <source>Country of the chart</source>
        <translation>Kraj rankingu</translation>
    </message>
    <message>
        <source>Category of the chart</source>
        <translation>Kategoria rankingu</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::CommandPalette</name>
    <message>
        <source>on</source>
        <translation>włączone</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>teraz niedostępne</translation>
    </message>
    <message>
        <source>Search all episodes for “%1”</source>
        <translation>Szukaj „%1” we wszystkich odcinkach</translation>
    </message>
    <message>
        <source>Name of an action, a show, a place or a setting</source>
        <translation>Nazwa czynności, podcastu, miejsca lub ustawienia</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>Przejdź do</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Nothing in Dogear has this name.</source>
        <translation>Nic w Dogear nie ma takiej nazwy.</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Teraz niedostępne.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailPage</name>
    <message>
        <source>Select an episode to read its notes.</source>
        <translation>Zaznacz odcinek, aby przeczytać jego opis.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailTabs</name>
    <message>
        <source>Parts of the page</source>
        <translation>Części strony</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryDelegate</name>
    <message>
        <source>Play the episode</source>
        <translation>Odtwórz odcinek</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>Odtwórz najnowszy odcinek</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Obserwuj</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryShowPage</name>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>See and play the episodes before you follow the show</source>
        <translation>Pozwala obejrzeć i odtworzyć odcinki przed rozpoczęciem obserwowania podcastu</translation>
    </message>
    <message>
        <source>What directories say about the show</source>
        <translation>Dane o podcaście z katalogów</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Obserwowany</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Obserwuj</translation>
    </message>
    <message>
        <source>Reading the feed…</source>
        <translation>Odczytywanie kanału…</translation>
    </message>
    <message>
        <source>Open the show</source>
        <translation>Otwórz podcast</translation>
    </message>
    <message>
        <source>Show episodes</source>
        <translation>Pokaż odcinki</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Kanał</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Opublikowano</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Czas trwania</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>W katalogach</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>Najnowszy odcinek</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Odcinki</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Kategoria wiekowa</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Dla dorosłych</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Dla wszystkich</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>A directory says that its feed is gone.</source>
        <translation>Jeden z katalogów zgłasza, że kanał już nie istnieje.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Page of the directory</source>
        <translation>Strona w katalogu</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Otwórz w przeglądarce</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DiscoverPage</name>
    <message>
        <source>Search for shows, or paste a link</source>
        <translation>Wyszukaj podcasty lub wklej link</translation>
    </message>
    <message>
        <source>Names of shows and people, or the link of another player. Return follows the selected show, and plays one that you follow.</source>
        <translation>Nazwy podcastów i osób lub link z innego odtwarzacza. Enter dodaje zaznaczony podcast do obserwowanych, a już obserwowany odtwarza.</translation>
    </message>
    <message>
        <source>Shows and episodes</source>
        <translation>Podcasty i odcinki</translation>
    </message>
    <message>
        <source>In Discover</source>
        <translation>W części „Odkrywaj”</translation>
    </message>
    <message>
        <source>Follow, or play what you follow</source>
        <translation>Obserwuj lub odtwórz obserwowany</translation>
    </message>
    <message>
        <source>This chart is empty. Choose another one.</source>
        <translation>Ten ranking jest pusty. Wybierz inny.</translation>
    </message>
    <message>
        <source>Reading the chart…</source>
        <translation>Odczytywanie rankingu…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Wyszukiwanie…</translation>
    </message>
    <message>
        <source>Press Return to follow the show that this link leads to.</source>
        <translation>Naciśnij Enter, aby obserwować podcast, do którego prowadzi ten link.</translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or other words.</source>
        <translation>Niczego nie znaleziono. Wpisz mniej słów lub inne.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadButton</name>
    <message>
        <source>Cancel the download</source>
        <translation>Anuluj pobieranie</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>Wznów pobieranie</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>Usuń pobrany plik</translation>
    </message>
    <message>
        <source>Keep (already here)</source>
        <translation>Zachowaj (już pobrano)</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Pobierz</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>how far a download is, what a click does</comment>
        <translation>%1. %2.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadSettingsPage</name>
    <message>
        <source>Downloads</source>
        <translation>Pobieranie</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Where the files are; those that are there already move along</source>
        <translation>Miejsce zapisu plików; już pobrane zostaną przeniesione</translation>
    </message>
    <message>
        <source>path directory disk storage</source>
        <comment>words that find the folder of downloads</comment>
        <translation>ścieżka folder katalog dysk miejsce</translation>
    </message>
    <message>
        <source>Keep free</source>
        <translation>Rezerwa miejsca na dysku</translation>
    </message>
    <message>
        <source>Downloads wait while the disk has less room than this</source>
        <translation>Pobieranie czeka, gdy na dysku jest mniej wolnego miejsca</translation>
    </message>
    <message>
        <source>space full</source>
        <comment>words that find the room that stays free</comment>
        <translation>miejsce pełny wolne</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>When downloads may begin</source>
        <translation>Godzina, od której można pobierać</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>When they end; before the other hour: on the next day</source>
        <translation>Godzina, do której można pobierać; jeśli jest wcześniejsza: następnego dnia</translation>
    </message>
    <message>
        <source>Only from</source>
        <comment>an hour to another</comment>
        <translation>Tylko od</translation>
    </message>
    <message>
        <source>Downloads wait until these hours begin</source>
        <translation>Pobieranie czeka do początku tych godzin</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two hours</comment>
        <translation>do</translation>
    </message>
    <message>
        <source>time night schedule</source>
        <comment>words that find the hours of downloads</comment>
        <translation>czas noc godziny harmonogram</translation>
    </message>
    <message>
        <source>Only at certain hours</source>
        <translation>Tylko w określonych godzinach</translation>
    </message>
    <message>
        <source>Limits of the network…</source>
        <translation>Limity sieci…</translation>
    </message>
    <message>
        <source>Speed limit, parallel downloads and metered networks</source>
        <translation>Limit szybkości, równoległe pobieranie i sieci z limitem danych</translation>
    </message>
    <message>
        <source>Removing downloads</source>
        <translation>Usuwanie pobranych</translation>
    </message>
    <message>
        <source>Days after playing</source>
        <translation>Po ilu dniach od odtworzenia</translation>
    </message>
    <message>
        <source>How long they stay after they were played</source>
        <translation>Jak długo pozostają po odtworzeniu</translation>
    </message>
    <message>
        <source>Remove played after</source>
        <comment>so many days</comment>
        <translation>Usuwaj odtworzone po</translation>
    </message>
    <message>
        <source>What was heard to its end needs no room</source>
        <translation>Wysłuchane do końca odcinki nie muszą zajmować miejsca</translation>
    </message>
    <message>
        <source>delete clean up</source>
        <comment>words that find automatic removal</comment>
        <translation>usuń kasuj czyszczenie porządki</translation>
    </message>
    <message>
        <source>Remove played</source>
        <translation>Usuwaj odtworzone</translation>
    </message>
    <message>
        <source>Remove all after</source>
        <translation>Usuwaj wszystkie po</translation>
    </message>
    <message>
        <source>How long downloads stay, played or not</source>
        <translation>Jak długo pozostają pobrane odcinki, odtworzone i nieodtworzone</translation>
    </message>
    <message>
        <source>delete old age</source>
        <comment>words that find removal by age</comment>
        <translation>usuń kasuj stare wiek</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>Keep newest per show</source>
        <translation>Zachowuj najnowsze z podcastu</translation>
    </message>
    <message>
        <source>Keeps this many automatic downloads of each show; your own all stay</source>
        <translation>Tyle automatycznie pobranych odcinków pozostaje z każdego podcastu; pobrane ręcznie pozostają wszystkie</translation>
    </message>
    <message>
        <source>delete number episodes</source>
        <comment>words that find removal by number</comment>
        <translation>usuń kasuj liczba odcinki</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Total size limit</source>
        <translation>Limit łącznego rozmiaru</translation>
    </message>
    <message>
        <source>When they need more room than this, played ones go first, then the oldest</source>
        <translation>Po przekroczeniu najpierw usuwane są odtworzone, potem najstarsze</translation>
    </message>
    <message>
        <source>delete disk space quota</source>
        <comment>words that find removal by size</comment>
        <translation>usuń kasuj dysk miejsce limit</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez limitu</translation>
    </message>
    <message>
        <source>Keep favourites</source>
        <translation>Zachowuj ulubione</translation>
    </message>
    <message>
        <source>Only you remove favourites</source>
        <translation>Ulubione nie są usuwane automatycznie</translation>
    </message>
    <message>
        <source>star protect</source>
        <comment>words that find the protection of favourites</comment>
        <translation>gwiazdka ochrona chronione</translation>
    </message>
    <message>
        <source>What plays or is up next always stays.</source>
        <translation>Odtwarzany odcinek i odcinki w kolejce zawsze pozostają.</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>Strumieniowanie</translation>
    </message>
    <message>
        <source>Stream cache</source>
        <translation>Pamięć podręczna</translation>
    </message>
    <message>
        <source>Kept so it isn&apos;t downloaded again; oldest first out</source>
        <translation>Zapobiega ponownemu pobieraniu; najstarsze dane są usuwane jako pierwsze</translation>
    </message>
    <message>
        <source>temporary disk space</source>
        <comment>words that find the size of the cache</comment>
        <translation>tymczasowe dysk miejsce cache</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Bufor</translation>
    </message>
    <message>
        <source>Loaded ahead of playback, to bridge a bad connection</source>
        <translation>Wczytywany z wyprzedzeniem, aby przetrwać słabe połączenie</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>stutter interruption train tunnel</source>
        <comment>words that find the buffer</comment>
        <translation>zacinanie przerwy pociąg tunel</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadsHeader</name>
    <message>
        <source>Resume all</source>
        <translation>Wznów wszystkie</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Wstrzymaj wszystkie</translation>
    </message>
    <message>
        <source>Let downloads go on</source>
        <translation>Pozwala kontynuować pobieranie</translation>
    </message>
    <message>
        <source>Stop all downloads until you let them go on</source>
        <translation>Wstrzymuje całe pobieranie do czasu wznowienia</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EffectScope</name>
    <message>
        <source>Remember for this show</source>
        <translation>Zapamiętaj dla tego podcastu</translation>
    </message>
    <message>
        <source>Use this show&apos;s setting as the default</source>
        <translation>Używa ustawienia tego podcastu jako domyślnego</translation>
    </message>
    <message>
        <source>trimmed silence, even volume</source>
        <translation>skrócona cisza, wyrównana głośność</translation>
    </message>
    <message>
        <source>trimmed silence</source>
        <translation>skrócona cisza</translation>
    </message>
    <message>
        <source>even volume</source>
        <translation>wyrównana głośność</translation>
    </message>
    <message>
        <source>as it was recorded</source>
        <translation>jak w nagraniu</translation>
    </message>
    <message>
        <source>Use for all shows (now %1)</source>
        <translation>Użyj dla wszystkich podcastów (teraz: %1)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ElidedLabel</name>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDelegate</name>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetailPage</name>
    <message>
        <source>Go to this show</source>
        <translation>Przejdź do tego podcastu</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Opis</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Rozdziały</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transkrypcja</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Search in the transcript</source>
        <translation>Szukaj w transkrypcji</translation>
    </message>
    <message>
        <source>Possible for an episode with a transcript.</source>
        <translation>Dostępne dla odcinka z transkrypcją.</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Dodaj do kolejki</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Ulubiony</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Oznacz jako odtworzone</translation>
    </message>
    <message>
        <source>Copy the link to the episode&apos;s page</source>
        <translation>Kopiuj link do strony odcinka</translation>
    </message>
    <message>
        <source>In the list of episodes</source>
        <translation>Na liście odcinków</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Pobierz</translation>
    </message>
    <message>
        <source>No longer in the feed</source>
        <translation>Nie ma go już w kanale</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Usuń z kolejki</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>Brak nagrania</translation>
    </message>
    <message>
        <source>Resume at %1</source>
        <translation>Wznów od %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Play this episode</source>
        <translation>Odtwórz ten odcinek</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Usuń z ulubionych</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Dodaj do ulubionych</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Oznacz jako nieodtworzone</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>Pokaż obrazy</translation>
    </message>
    <message>
        <source>Fetch the pictures in these notes from their web site</source>
        <translation>Pobiera obrazy w tym opisie z ich strony internetowej</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetails</name>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Play this excerpt</source>
        <translation>Odtwórz ten fragment</translation>
    </message>
    <message>
        <source>Play the excerpt at %1: %2</source>
        <comment>time and title</comment>
        <translation>Odtwórz fragment od %1: %2</translation>
    </message>
    <message>
        <source>Play the episode in this version</source>
        <translation>Odtwórz odcinek w tej wersji</translation>
    </message>
    <message>
        <source>Play this version: %1, %2</source>
        <comment>name and properties</comment>
        <translation>Odtwórz tę wersję: %1, %2</translation>
    </message>
    <message>
        <source>Show all episodes with this person</source>
        <translation>Pokaż wszystkie odcinki z tą osobą</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a link is about, and its address</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Otwórz w przeglądarce</translation>
    </message>
    <message>
        <source>Show replies</source>
        <translation>Pokaż odpowiedzi</translation>
    </message>
    <message>
        <source>Load the replies from the server of the thread</source>
        <translation>Wczytuje odpowiedzi z serwera wątku</translation>
    </message>
    <message>
        <source>Loading the replies…</source>
        <translation>Wczytywanie odpowiedzi…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeListPage</name>
    <message>
        <source>In the list of episodes</source>
        <translation>Na liście odcinków</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Odtwórz jako następne</translation>
    </message>
    <message>
        <source>Add to or remove from Up next</source>
        <translation>Dodaj do kolejki lub usuń z niej</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Pobierz</translation>
    </message>
    <message>
        <source>Remove from Up next or Downloads</source>
        <translation>Usuń z kolejki lub z pobranych</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Przesuń w górę</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Przesuń w dół</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>Przesuń na początek</translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in all shows</source>
        <translation>
            <numerusform>%Ln podobny wynik we wszystkich podcastach</numerusform>
            <numerusform>%Ln podobne wyniki we wszystkich podcastach</numerusform>
            <numerusform>%Ln podobnych wyników we wszystkich podcastach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln podobny wynik w: %1</numerusform>
            <numerusform>%Ln podobne wyniki w: %1</numerusform>
            <numerusform>%Ln podobnych wyników w: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in all shows</source>
        <translation>
            <numerusform>%Ln wynik we wszystkich podcastach</numerusform>
            <numerusform>%Ln wyniki we wszystkich podcastach</numerusform>
            <numerusform>%Ln wyników we wszystkich podcastach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln wynik w: %1</numerusform>
            <numerusform>%Ln wyniki w: %1</numerusform>
            <numerusform>%Ln wyników w: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln similar</source>
        <comment>results</comment>
        <translation>
            <numerusform>%1 · %Ln podobny</numerusform>
            <numerusform>%1 · %Ln podobne</numerusform>
            <numerusform>%1 · %Ln podobnych</numerusform>
        </translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Odcinki</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Wróć do listy</translation>
    </message>
    <message>
        <source>Search all shows</source>
        <translation>Szukaj we wszystkich podcastach</translation>
    </message>
    <message>
        <source>Only this show</source>
        <translation>Tylko ten podcast</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <comment>a tag, or a place such as Inbox</comment>
        <translation>Tylko w: %1</translation>
    </message>
    <message>
        <source>Similar to “%1”</source>
        <translation>Podobne do „%1”</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>No results match these filters. Turn a filter off.</source>
        <translation>Żaden wynik nie pasuje do tych filtrów. Wyłącz któryś z filtrów.</translation>
    </message>
    <message>
        <source>Nothing was found. Try other words.</source>
        <translation>Niczego nie znaleziono. Wpisz inne słowa.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Wyczyść wyszukiwanie</translation>
    </message>
    <message>
        <source>You don&apos;t follow any shows yet.</source>
        <translation>Żaden podcast nie jest jeszcze obserwowany.</translation>
    </message>
    <message>
        <source>Add a show…</source>
        <translation>Dodaj podcast…</translation>
    </message>
    <message>
        <source>No episodes yet. The page of the show says why.</source>
        <translation>Nie ma jeszcze odcinków. Przyczynę podaje strona podcastu.</translation>
    </message>
    <message>
        <source>No episodes match. Turn a filter off.</source>
        <translation>Żaden odcinek nie pasuje. Wyłącz któryś z filtrów.</translation>
    </message>
    <message>
        <source>Search titles, notes and transcripts</source>
        <translation>Szukaj w tytułach, opisach i transkrypcjach</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Words, &quot;phrases&quot;, prefix*, -without</source>
        <translation>Słowa, &quot;frazy&quot;, przedrostek*, -bez</translation>
    </message>
    <message>
        <source>Keep this search in the sidebar</source>
        <translation>Zachowaj to wyszukiwanie w panelu bocznym</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeMenu</name>
    <message>
        <source>Selected episodes</source>
        <translation>Zaznaczone odcinki</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Odtwórz jako następne</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Dodaj do kolejki</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Usuń z kolejki</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Przesuń w górę</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Przesuń w dół</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>Przesuń na początek</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>Podobne odcinki</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Przejdź do podcastu</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Pobierz</translation>
    </message>
    <message>
        <source>Pause download</source>
        <translation>Wstrzymaj pobieranie</translation>
    </message>
    <message>
        <source>Resume download</source>
        <translation>Wznów pobieranie</translation>
    </message>
    <message>
        <source>Retry download</source>
        <translation>Ponów pobieranie</translation>
    </message>
    <message>
        <source>Cancel download</source>
        <translation>Anuluj pobieranie</translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>Usuń pobrany plik</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Pokaż w folderze</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Oznacz jako odtworzone</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Oznacz jako nieodtworzone</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Dodaj do ulubionych</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Usuń z ulubionych</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FactForm</name>
    <message>
        <source>Open %1</source>
        <translation>Otwórz %1</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>Kopiuj adres kanału</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Zmień…</translation>
    </message>
    <message>
        <source>Change the address of the feed</source>
        <translation>Zmień adres kanału</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedChoiceDialog</name>
    <message>
        <source>Choose a feed</source>
        <translation>Wybierz kanał</translation>
    </message>
    <message>
        <source>The page at %1 names several feeds. Which do you want to follow?</source>
        <translation>Strona %1 podaje kilka kanałów. Które z nich obserwować?</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>Kanały</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Obserwuj</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedHealth</name>
    <message>
        <source>The feed hasn&apos;t been loaded yet.</source>
        <translation>Kanał nie został jeszcze wczytany.</translation>
    </message>
    <message>
        <source>Next read: %1</source>
        <translation>Następny odczyt: %1</translation>
    </message>
    <message>
        <source>Next read: when you refresh it</source>
        <translation>Następny odczyt: przy ręcznym odświeżeniu</translation>
    </message>
    <message>
        <source>Results of recent refreshes, newest first</source>
        <translation>Wyniki ostatnich odświeżeń, od najnowszych</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Niepowodzenie</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Odczytano</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>outcome, figures</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Redirected to %1</source>
        <translation>Przekierowano do %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like it</source>
        <translation>
            <numerusform>i jeszcze %n podobne</numerusform>
            <numerusform>i jeszcze %n podobne</numerusform>
            <numerusform>i jeszcze %n podobnych</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FigureRow</name>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, and its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FilterBar</name>
    <message>
        <source>Last to first</source>
        <translation>Od ostatniego</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Od najnowszych</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>Od pierwszego</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Od najstarszych</translation>
    </message>
    <message>
        <source>Unplayed</source>
        <translation>Nieodtworzone</translation>
    </message>
    <message>
        <source>Only unplayed episodes</source>
        <translation>Tylko nieodtworzone odcinki</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Rozpoczęte</translation>
    </message>
    <message>
        <source>Only started episodes</source>
        <translation>Tylko rozpoczęte odcinki</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Ulubione</translation>
    </message>
    <message>
        <source>Only favourites</source>
        <translation>Tylko ulubione</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Available offline: only episodes on this computer</source>
        <translation>Dostępne offline: tylko odcinki na tym komputerze</translation>
    </message>
    <message>
        <source>Available offline</source>
        <translation>Dostępne offline</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transkrypcja</translation>
    </message>
    <message>
        <source>Only episodes with a transcript</source>
        <translation>Tylko odcinki z transkrypcją</translation>
    </message>
    <message>
        <source>With a transcript</source>
        <translation>Z transkrypcją</translation>
    </message>
    <message>
        <source>Only one season of this show</source>
        <translation>Tylko jeden sezon tego podcastu</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Kolejność listy</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Od najtrafniejszych</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Według tytułu</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Od najkrótszych</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Od najdłuższych</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Wszystkie sezony</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FindBar</name>
    <message>
        <source>Search in this transcript</source>
        <translation>Szukaj w tej transkrypcji</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Poprzednie wystąpienie</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Następne wystąpienie</translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Brak wystąpień</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the first hit of seventeen</comment>
        <translation>%1 z %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FolderField</name>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Wybierz inny folder</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Domyślny</translation>
    </message>
    <message>
        <source>Back to the usual folder</source>
        <translation>Przywraca zwykły folder</translation>
    </message>
    <message>
        <source>Folder for downloads</source>
        <translation>Folder pobierania</translation>
    </message>
    <message>
        <source>%1 cannot be written to. The folder is the same as before.</source>
        <translation>Nie można zapisywać w folderze %1. Folder pozostaje bez zmian.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostTable</name>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <comment>titles of shows</comment>
        <translation>
            <numerusform>%1 i jeszcze %n</numerusform>
            <numerusform>%1 i jeszcze %n</numerusform>
            <numerusform>%1 i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Podcasty</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ostatnio</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Pierwszy raz</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Żądania</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Odebrano</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostsPage</name>
    <message>
        <source>Filter by host, reason or show</source>
        <translation>Filtruj według hosta, powodu lub podcastu</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Contacted</source>
        <translation>Połączenia</translation>
    </message>
    <message>
        <source>When and why</source>
        <translation>Kiedy i dlaczego</translation>
    </message>
    <message>
        <source>Contacted hosts</source>
        <translation>Połączenia z hostami</translation>
    </message>
    <message>
        <source>All hosts that Dogear has sent a request to in the last 30 days. This list is kept on this computer only; single requests and addresses are not in it.</source>
        <translation>Wszystkie hosty, do których Dogear wysłał żądanie w ciągu ostatnich 30 dni. Ta lista pozostaje wyłącznie na tym komputerze; nie ma w niej pojedynczych żądań ani adresów.</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as text</source>
        <translation>Kopiuje zaznaczone wiersze lub wszystkie jako tekst</translation>
    </message>
    <message>
        <source>Forget all hosts now</source>
        <translation>Usuwa teraz wszystkie hosty z listy</translation>
    </message>
    <message>
        <source>Dogear sends a request for these reasons and no other: no usage statistics, no search for updates, no account. It keeps no cookies, and no request says which computer you use.</source>
        <translation>Dogear wysyła żądania tylko z tych powodów i z żadnych innych: nie ma statystyk użycia, sprawdzania aktualizacji ani konta. Nie przechowuje plików cookie, a żadne żądanie nie zdradza, który to komputer.</translation>
    </message>
    <message>
        <source>Outside Dogear</source>
        <translation>Poza Dogear</translation>
    </message>
    <message>
        <source>This computer looks up the names of hosts, unless a proxy does. Links that you click open in your browser.</source>
        <translation>Nazwy hostów rozwiązuje ten komputer, chyba że robi to proxy. Kliknięte linki otwierają się w przeglądarce.</translation>
    </message>
    <message>
        <source>No host was contacted in the last 30 days.</source>
        <translation>W ciągu ostatnich 30 dni nie łączono się z żadnym hostem.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n wpis</numerusform>
            <numerusform>%n wpisy</numerusform>
            <numerusform>%n wpisów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LibrarySettingsPage</name>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Nowe odcinki</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdzaj</translation>
    </message>
    <message>
        <source>How often Dogear checks shows by itself</source>
        <translation>Jak często Dogear sam sprawdza podcasty</translation>
    </message>
    <message>
        <source>refresh update rss feed interval automatic</source>
        <comment>words that find refreshing of shows</comment>
        <translation>odśwież odświeżanie aktualizuj rss kanał feed odstęp automatycznie</translation>
    </message>
    <message>
        <source>As often as each show publishes</source>
        <translation>Tak często, jak publikuje podcast</translation>
    </message>
    <message>
        <source>At a fixed interval</source>
        <translation>W stałych odstępach</translation>
    </message>
    <message>
        <source>Only manually</source>
        <translation>Tylko ręcznie</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>How long Dogear waits before it checks again</source>
        <translation>Jak długo Dogear czeka przed kolejnym sprawdzeniem</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>refresh rss feed interval hours</source>
        <comment>words that find the interval</comment>
        <translation>odśwież odświeżanie rss kanał feed odstęp godziny</translation>
    </message>
    <message>
        <source>Chapters and transcripts of shows</source>
        <translation>Rozdziały i transkrypcje podcastów</translation>
    </message>
    <message>
        <source>Fetch for all episodes</source>
        <translation>Pobieraj dla wszystkich odcinków</translation>
    </message>
    <message>
        <source>One episode after another, while the network costs nothing</source>
        <translation>Jeden odcinek po drugim, gdy sieć nie generuje kosztów</translation>
    </message>
    <message>
        <source>subtitles text search index</source>
        <comment>words that find fetching of transcripts</comment>
        <translation>napisy tekst szukaj wyszukiwanie indeks</translation>
    </message>
    <message>
        <source>Makes their words searchable, even in episodes you never opened.</source>
        <translation>Pozwala wyszukiwać w nich słowa, nawet w nigdy nieotwieranych odcinkach.</translation>
    </message>
    <message>
        <source>Transcripts made on this computer</source>
        <translation>Transkrypcje tworzone na tym komputerze</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>A program that makes subtitles (SRT, VTT) of sound</source>
        <translation>Program, który tworzy z dźwięku napisy (SRT, VTT)</translation>
    </message>
    <message>
        <source>whisper speech recognition</source>
        <comment>words that find the making of transcripts</comment>
        <translation>whisper rozpoznawanie mowy</translation>
    </message>
    <message>
        <source>Runs for each episode that was downloaded and has no transcript. {file} is the download, {output} is where the subtitles go, without .srt or .vtt; what the program prints is taken as well.</source>
        <translation>Uruchamiane dla każdego pobranego odcinka bez transkrypcji. {file} to pobrany plik, {output} to miejsce zapisu napisów, bez .srt ani .vtt; wykorzystywane jest też to, co program wypisuje.</translation>
    </message>
    <message>
        <source>Charts and searches</source>
        <translation>Rankingi i wyszukiwanie</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Kraj</translation>
    </message>
    <message>
        <source>Whose charts are shown, and whose shows Apple lists</source>
        <translation>Kraj, którego rankingi są wyświetlane i którego podcasty wymienia Apple</translation>
    </message>
    <message>
        <source>discover region itunes store</source>
        <comment>words that find the country of charts</comment>
        <translation>odkrywaj region itunes sklep</translation>
    </message>
    <message>
        <source>Also ask fyyd</source>
        <translation>Odpytuj też fyyd</translation>
    </message>
    <message>
        <source>A directory with many German shows, and sometimes slow</source>
        <translation>Katalog z wieloma niemieckimi podcastami, czasem powolny</translation>
    </message>
    <message>
        <source>discover</source>
        <comment>words that find the directory fyyd</comment>
        <translation>odkrywaj katalog</translation>
    </message>
    <message>
        <source>Podcast Index</source>
        <translation>Podcast Index</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klucz</translation>
    </message>
    <message>
        <source>The key that podcastindex.org gave you</source>
        <translation>Klucz otrzymany od podcastindex.org</translation>
    </message>
    <message>
        <source>discover api account</source>
        <comment>words that find the key of Podcast Index</comment>
        <translation>odkrywaj api konto</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Tajny klucz</translation>
    </message>
    <message>
        <source>The secret that podcastindex.org gave you with the key</source>
        <translation>Tajny klucz otrzymany od podcastindex.org razem z kluczem</translation>
    </message>
    <message>
        <source>discover api password</source>
        <comment>words that find the secret of Podcast Index</comment>
        <translation>odkrywaj api hasło sekret</translation>
    </message>
    <message>
        <source>Podcast Index is also asked without a key, and then finds less. Both are kept in your keychain.</source>
        <translation>Podcast Index jest odpytywany także bez klucza, ale znajduje wtedy mniej. Oba klucze są przechowywane w bazie kluczy.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LinkOffer</name>
    <message>
        <source>Follow</source>
        <translation>Obserwuj</translation>
    </message>
    <message>
        <source>Don&apos;t offer this link again</source>
        <translation>Nie proponuj ponownie tego linku</translation>
    </message>
    <message>
        <source>Follow the link in the clipboard: %1</source>
        <translation>Obserwuj podcast z linku w schowku: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LiveItemCard</name>
    <message>
        <source>Live stream</source>
        <translation>Transmisja na żywo</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Przypomnij</translation>
    </message>
    <message>
        <source>Show a message when it starts, while Dogear is open</source>
        <translation>Wyświetla komunikat w chwili rozpoczęcia, gdy Dogear jest otwarty</translation>
    </message>
    <message>
        <source>Remind me of %1</source>
        <translation>Przypomnij o „%1”</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Zamknij ten komunikat</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Cofnij „%1”</translation>
    </message>
    <message>
        <source>“%1” can no longer be undone, because it has changed since.</source>
        <translation>Nie można już cofnąć „%1”, ponieważ od tego czasu zaszła zmiana.</translation>
    </message>
    <message>
        <source>“%1” could not be undone: %2.</source>
        <comment>act, reason</comment>
        <translation>Nie udało się cofnąć „%1”: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NetworkSettingsPage</name>
    <message>
        <source>Network</source>
        <translation>Sieć</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Through which server all connections lead</source>
        <translation>Serwer, przez który prowadzą wszystkie połączenia</translation>
    </message>
    <message>
        <source>vpn tor tunnel firewall company internet connection</source>
        <comment>words that find the proxy</comment>
        <translation>vpn tor tunel zapora firma internet połączenie pośrednik</translation>
    </message>
    <message>
        <source>That of the desktop</source>
        <translation>Systemowe</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>HTTP</source>
        <translation>HTTP</translation>
    </message>
    <message>
        <source>SOCKS5</source>
        <translation>SOCKS5</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>The password for the proxy, if it asks for one</source>
        <translation>Hasło do proxy, jeśli jest wymagane</translation>
    </message>
    <message>
        <source>The password is kept in your keychain.</source>
        <translation>Hasło jest przechowywane w bazie kluczy.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>The name or the address of the proxy, such as proxy.example</source>
        <translation>Nazwa lub adres proxy, na przykład proxy.example</translation>
    </message>
    <message>
        <source>Enter the host of the proxy. Without it, Dogear reaches no server.</source>
        <translation>Wpisz host proxy. Bez niego Dogear nie połączy się z żadnym serwerem.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>The number of its port</source>
        <translation>Numer portu</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nazwa użytkownika</translation>
    </message>
    <message>
        <source>The name for the proxy, if it asks for one</source>
        <translation>Nazwa użytkownika proxy, jeśli jest wymagana</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Pobieranie</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>Limit szybkości</translation>
    </message>
    <message>
        <source>How fast all downloads together may be</source>
        <translation>Największa łączna szybkość pobierania</translation>
    </message>
    <message>
        <source> kB/s</source>
        <comment>kilobytes a second, after a number</comment>
        <translation> kB/s</translation>
    </message>
    <message>
        <source>bandwidth throttle rate slow</source>
        <comment>words that find the speed limit</comment>
        <translation>pasmo przepustowość ograniczenie wolno transfer</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>Równoległe pobieranie</translation>
    </message>
    <message>
        <source>How many episodes are downloaded at the same time</source>
        <translation>Ile odcinków jest pobieranych jednocześnie</translation>
    </message>
    <message>
        <source>concurrent connections</source>
        <comment>words that find parallel downloads</comment>
        <translation>jednoczesne połączenia</translation>
    </message>
    <message>
        <source>Download on metered networks</source>
        <translation>Pobieraj w sieciach z limitem danych</translation>
    </message>
    <message>
        <source>Where data costs money, as on a phone, downloads wait otherwise</source>
        <translation>W przeciwnym razie pobieranie czeka, gdy transmisja danych kosztuje, na przykład przez telefon</translation>
    </message>
    <message>
        <source>mobile data cellular roaming tethering</source>
        <comment>words that find metered networks</comment>
        <translation>dane mobilne komórkowe roaming tethering hotspot</translation>
    </message>
    <message>
        <source>Refreshing shows</source>
        <translation>Odświeżanie podcastów</translation>
    </message>
    <message>
        <source>Parallel feeds</source>
        <translation>Równoległe kanały</translation>
    </message>
    <message>
        <source>How many feeds are read at the same time</source>
        <translation>Ile kanałów jest odczytywanych jednocześnie</translation>
    </message>
    <message>
        <source>concurrent connections rss</source>
        <comment>words that find parallel feeds</comment>
        <translation>jednoczesne połączenia rss</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>Na jeden serwer</translation>
    </message>
    <message>
        <source>How many feeds of one server are read at the same time</source>
        <translation>Ile kanałów z jednego serwera jest odczytywanych jednocześnie</translation>
    </message>
    <message>
        <source>concurrent connections host rss</source>
        <comment>words that find feeds per server</comment>
        <translation>jednoczesne połączenia host serwer rss</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Bez limitu</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NewestEpisodeLine</name>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Go to the newest episode</source>
        <translation>Przejdź do najnowszego odcinka</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>Odtwórz najnowszy odcinek</translation>
    </message>
    <message>
        <source>The newest episode has nothing to play</source>
        <translation>Najnowszy odcinek nie zawiera nagrania</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>Najnowszy odcinek</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NoteDialog</name>
    <message>
        <source>Bookmark</source>
        <translation>Zakładka</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotesView</name>
    <message>
        <source>Show notes</source>
        <translation>Opis odcinka</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>Nie ma opisu.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Odtwórz od tego miejsca</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotificationSettingsPage</name>
    <message>
        <source>Notifications</source>
        <translation>Powiadomienia</translation>
    </message>
    <message>
        <source>The desktop announces</source>
        <translation>Powiadomienia pulpitu</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Nowe odcinki</translation>
    </message>
    <message>
        <source>One message for each show, with buttons to play and to queue</source>
        <translation>Jeden komunikat na podcast, z przyciskami odtwarzania i dodawania do kolejki</translation>
    </message>
    <message>
        <source>popup bubble alert notify</source>
        <comment>words that find announcements</comment>
        <translation>powiadomienie dymek alert komunikat</translation>
    </message>
    <message>
        <source>To leave out a show, open its page and the tab Settings there.</source>
        <translation>Aby pominąć podcast, otwórz jego stronę i kartę „Ustawienia”.</translation>
    </message>
    <message>
        <source>Finished downloads</source>
        <translation>Zakończenie pobierania</translation>
    </message>
    <message>
        <source>Downloads that you started, not automatic ones</source>
        <translation>Tylko pobieranie rozpoczęte ręcznie, nie automatyczne</translation>
    </message>
    <message>
        <source>Errors that need you</source>
        <translation>Błędy wymagające reakcji</translation>
    </message>
    <message>
        <source>Such as a full disk, or a feed that asks for a password</source>
        <translation>Na przykład pełny dysk lub kanał, który wymaga hasła</translation>
    </message>
    <message>
        <source>popup bubble alert notify problem</source>
        <comment>words that find announcements</comment>
        <translation>powiadomienie dymek alert komunikat problem</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Zasobnik systemowy</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>Pokazuj ikonę w zasobniku</translation>
    </message>
    <message>
        <source>It tells what plays; a middle click pauses</source>
        <translation>Pokazuje, co jest odtwarzane; kliknięcie środkowym przyciskiem wstrzymuje odtwarzanie</translation>
    </message>
    <message>
        <source>system tray status icon indicator</source>
        <comment>words that find the tray</comment>
        <translation>zasobnik systemowy ikona stanu wskaźnik tray</translation>
    </message>
    <message>
        <source>Closing the window leaves Dogear in the tray</source>
        <translation>Zamknięcie okna pozostawia Dogear w zasobniku</translation>
    </message>
    <message>
        <source>It goes on playing; Quit ends it</source>
        <translation>Odtwarzanie trwa dalej; kończy je „Zakończ”</translation>
    </message>
    <message>
        <source>background minimise quit</source>
        <comment>words that find closing to the tray</comment>
        <translation>tło minimalizuj zakończ zamknij</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Uruchamianie</translation>
    </message>
    <message>
        <source>Start Dogear when you log in</source>
        <translation>Uruchamiaj Dogear po zalogowaniu</translation>
    </message>
    <message>
        <source>The window stays minimised until you want it</source>
        <translation>Okno pozostaje zminimalizowane, dopóki nie jest potrzebne</translation>
    </message>
    <message>
        <source>autostart boot startup login</source>
        <comment>words that find the start with the session</comment>
        <translation>autostart rozruch uruchamianie logowanie start</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NowPlayingLine</name>
    <message>
        <source>Now playing</source>
        <translation>Teraz odtwarzane</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>Pokaż ten odcinek</translation>
    </message>
    <message>
        <source>Now playing: %1</source>
        <translation>Teraz odtwarzane: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PasswordDialog</name>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>&amp;Zapamiętaj w bazie kluczy</translation>
    </message>
    <message>
        <source>Name and password</source>
        <translation>Nazwa użytkownika i hasło</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password. The connection is not encrypted: others on the way can read what you enter.</source>
        <translation>%1 wymaga nazwy użytkownika i hasła. Połączenie nie jest szyfrowane: inni mogą po drodze odczytać wpisane dane.</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password.</source>
        <translation>%1 wymaga nazwy użytkownika i hasła.</translation>
    </message>
    <message>
        <source>&amp;Show the password</source>
        <translation>&amp;Pokaż hasło</translation>
    </message>
    <message>
        <source>Without it, Dogear forgets the password when it closes</source>
        <translation>W przeciwnym razie Dogear zapomni hasło po zamknięciu</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nazwa:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;Hasło:</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Zaloguj się</translation>
    </message>
    <message>
        <source>%1 does not take this name and password. Check both and try again.</source>
        <translation>%1 nie przyjmuje tej nazwy użytkownika i tego hasła. Sprawdź jedno i drugie, a potem spróbuj ponownie.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlaybackSettingsPage</name>
    <message>
        <source>Playback</source>
        <translation>Odtwarzanie</translation>
    </message>
    <message>
        <source>All shows</source>
        <translation>Wszystkie podcasty</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Prędkość</translation>
    </message>
    <message>
        <source>How fast shows are played that have no speed of their own</source>
        <translation>Prędkość odtwarzania podcastów, które nie mają własnej</translation>
    </message>
    <message>
        <source>rate tempo faster slower</source>
        <comment>words that find the speed of playback</comment>
        <translation>tempo szybkość szybciej wolniej</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Skracaj ciszę</translation>
    </message>
    <message>
        <source>Shortens long pauses</source>
        <translation>Skraca długie przerwy</translation>
    </message>
    <message>
        <source>skip gaps smart speed</source>
        <comment>words that find shortening of pauses</comment>
        <translation>pomiń przerwy pauzy cisza</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Wyrównuj głośność</translation>
    </message>
    <message>
        <source>Makes all shows, and all of an episode, equally loud</source>
        <translation>Wszystkie podcasty, a także całe odcinki, brzmią równie głośno</translation>
    </message>
    <message>
        <source>loudness normalise boost compressor</source>
        <comment>words that find equal volume</comment>
        <translation>głośność normalizacja wzmocnienie kompresor</translation>
    </message>
    <message>
        <source>Settings of a show win over these.</source>
        <translation>Ustawienia podcastu mają przed nimi pierwszeństwo.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balans</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Plays both channels on both sides</source>
        <translation>Odtwarza oba kanały dźwięku po obu stronach</translation>
    </message>
    <message>
        <source>one ear stereo hearing</source>
        <comment>words that find mono</comment>
        <translation>jedno ucho stereo słuch</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Lewo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Prawo</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>Balans między lewą a prawą stroną</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Back and forward</source>
        <translation>Wstecz i do przodu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>How far the Left key and its button go back</source>
        <translation>O ile cofają klawisz strzałki w lewo i odpowiedni przycisk</translation>
    </message>
    <message>
        <source>skip rewind seek jump</source>
        <comment>words that find the length of a step back</comment>
        <translation>przeskocz przewiń cofnij skok</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Do przodu</translation>
    </message>
    <message>
        <source>How far the Right key and its button go forward</source>
        <translation>O ile przewijają do przodu klawisz strzałki w prawo i odpowiedni przycisk</translation>
    </message>
    <message>
        <source>skip seek jump</source>
        <comment>words that find the length of a step forward</comment>
        <translation>przeskocz przewiń pomiń skok</translation>
    </message>
    <message>
        <source>Go back a little after a pause</source>
        <translation>Cofaj nieco po przerwie</translation>
    </message>
    <message>
        <source>3 seconds after a minute, 10 after an hour, 20 after a day</source>
        <translation>3 sekundy po minucie, 10 po godzinie, 20 po dniu</translation>
    </message>
    <message>
        <source>resume rewind</source>
        <comment>words that find going back after a pause</comment>
        <translation>wznów przewiń cofnij</translation>
    </message>
    <message>
        <source>The end of an episode</source>
        <translation>Koniec odcinka</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Po zakończeniu</translation>
    </message>
    <message>
        <source>What is played when an episode was heard to its end</source>
        <translation>Co jest odtwarzane, gdy odcinek wysłuchano do końca</translation>
    </message>
    <message>
        <source>next continuous autoplay queue</source>
        <comment>words that find what plays next</comment>
        <translation>następny ciągłe automatyczne odtwarzanie kolejka</translation>
    </message>
    <message>
        <source>Play Up next</source>
        <translation>Odtwórz kolejkę</translation>
    </message>
    <message>
        <source>Then the show&apos;s next episode</source>
        <translation>Kolejka, potem następny z podcastu</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Mark as played when this much is left</source>
        <translation>Oznaczaj jako odtworzone, gdy pozostaje</translation>
    </message>
    <message>
        <source>An episode that you leave with no more than this to go counts as played</source>
        <translation>Odcinek przerwany, gdy pozostało nie więcej niż tyle, uznaje się za odtworzony</translation>
    </message>
    <message>
        <source>finished heard done</source>
        <comment>words that find what counts as played</comment>
        <translation>ukończony wysłuchany gotowe</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerBar</name>
    <message>
        <source>Previous chapter</source>
        <translation>Poprzedni rozdział</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Następny rozdział</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>Wstecz o %n sekundę</numerusform>
            <numerusform>Wstecz o %n sekundy</numerusform>
            <numerusform>Wstecz o %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>Do przodu o %n sekundę</numerusform>
            <numerusform>Do przodu o %n sekundy</numerusform>
            <numerusform>Do przodu o %n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to switch between time left and length</source>
        <translation>Kliknij, aby przełączyć między pozostałym czasem a czasem trwania</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>Nothing is playing</source>
        <translation>Nic nie jest odtwarzane</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>Pokaż ten odcinek</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>Wyłącz wyciszenie</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Wycisz</translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <translation>Głośność %1%</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerStatus</name>
    <message>
        <source>Waiting for the network…</source>
        <translation>Oczekiwanie na sieć…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wczytywanie…</translation>
    </message>
    <message>
        <source>Buffering…</source>
        <translation>Buforowanie…</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Przejdź do tego podcastu</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PodcastDetailPage</name>
    <message>
        <source>Episodes</source>
        <translation>Odcinki</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informacje</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Feed health</source>
        <translation>Stan kanału</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PositionSlider</name>
    <message>
        <source>%1 of %2</source>
        <comment>position and length</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>On this computer: %1 %</source>
        <translation>Na tym komputerze: %1%</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PrivacySettingsPage</name>
    <message>
        <source>Privacy</source>
        <translation>Prywatność</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Odcinki</translation>
    </message>
    <message>
        <source>Leave out services that count listeners</source>
        <translation>Pomijaj usługi liczące słuchaczy</translation>
    </message>
    <message>
        <source>Episodes are asked of the show&apos;s own server; if that fails, as the feed says</source>
        <translation>Odcinki są pobierane z własnego serwera podcastu; jeśli to się nie uda, tak jak podaje kanał</translation>
    </message>
    <message>
        <source>tracking prefix analytics statistics address podtrac</source>
        <comment>words that find the removal of trackers</comment>
        <translation>śledzenie przedrostek prefiks analityka statystyki adres podtrac</translation>
    </message>
    <message>
        <source>Some shows live on these numbers, so this is off unless you choose it.</source>
        <translation>Niektóre podcasty żyją z tych liczb, więc ta opcja jest domyślnie wyłączona.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Opisy</translation>
    </message>
    <message>
        <source>Load pictures in notes</source>
        <translation>Wczytuj obrazy w opisach</translation>
    </message>
    <message>
        <source>Otherwise a click loads them, and no server learns what you read</source>
        <translation>W przeciwnym razie wczytuje je kliknięcie i żaden serwer nie wie, co jest czytane</translation>
    </message>
    <message>
        <source>images remote tracking pixel</source>
        <comment>words that find pictures in notes</comment>
        <translation>obrazy zdalne śledzenie piksel</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Połączenia</translation>
    </message>
    <message>
        <source>Which hosts Dogear contacts…</source>
        <translation>Z jakimi hostami łączy się Dogear…</translation>
    </message>
    <message>
        <source>Lists every server, when it is asked and why</source>
        <translation>Lista wszystkich serwerów oraz tego, kiedy i dlaczego są odpytywane</translation>
    </message>
    <message>
        <source>servers telemetry network log</source>
        <comment>words that find the list of hosts</comment>
        <translation>serwery telemetria sieć dziennik</translation>
    </message>
    <message>
        <source>Dogear reports nothing to its makers.</source>
        <translation>Dogear niczego nie zgłasza swoim twórcom.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::RefreshBar</name>
    <message>
        <source>Stop refreshing; what was read stays</source>
        <translation>Przerwij odświeżanie; odczytane dane pozostają</translation>
    </message>
    <message>
        <source>Refreshing %1 of %2</source>
        <translation>Odświeżanie: %1 z %2</translation>
    </message>
    <message>
        <source>Refreshing</source>
        <translation>Odświeżanie</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ReportDialog</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchField</name>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchNotice</name>
    <message>
        <source>“%1”</source>
        <comment>a word</comment>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>Showing results for %1.</source>
        <translation>Pokazano wyniki dla %1.</translation>
    </message>
    <message>
        <source>Nothing matches well. These episodes have some of the words.</source>
        <translation>Nic nie pasuje dobrze. Te odcinki zawierają część słów.</translation>
    </message>
    <message>
        <source>Search for %1 instead</source>
        <translation>Zamiast tego szukaj %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SeasonDelegate</name>
    <message>
        <source>Without a season</source>
        <translation>Bez sezonu</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsBrowser</name>
    <message>
        <source>Find a setting</source>
        <translation>Znajdź ustawienie</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>Żadne ustawienie nie pasuje.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Wyczyść wyszukiwanie</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Export settings…</source>
        <translation>Eksportuj ustawienia…</translation>
    </message>
    <message>
        <source>Write all settings, without passwords, to a file</source>
        <translation>Zapisuje wszystkie ustawienia, bez haseł, w pliku</translation>
    </message>
    <message>
        <source>Import…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>Importuj…</translation>
    </message>
    <message>
        <source>Import settings…</source>
        <translation>Importuj ustawienia…</translation>
    </message>
    <message>
        <source>Take the settings from a file that was exported</source>
        <translation>Wczytuje ustawienia z wyeksportowanego pliku</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Przywróć domyślne</translation>
    </message>
    <message>
        <source>Give the settings of this page the values that they had at first</source>
        <translation>Przywraca początkowe wartości ustawień na tej stronie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>“%1” has its defaults again.</source>
        <comment>a page</comment>
        <translation>Przywrócono wartości domyślne na stronie „%1”.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsForm</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> dniu</numerusform>
            <numerusform> dniach</numerusform>
            <numerusform> dniach</numerusform>
        </translation>
    </message>
    <message>
        <source> GB</source>
        <comment>gigabytes, after a number</comment>
        <translation> GB</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutEditor</name>
    <message>
        <source>No shortcut</source>
        <translation>Brak skrótu</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Domyślne</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nowy skrót</translation>
    </message>
    <message>
        <source>Press the keys that the action shall have, too</source>
        <translation>Naciśnij klawisze, które mają dodatkowo wywoływać tę czynność</translation>
    </message>
    <message>
        <source>Give this action the shortcuts that it had at first</source>
        <translation>Przywraca początkowe skróty tej czynności</translation>
    </message>
    <message>
        <source>Standard shortcuts</source>
        <translation>Domyślne skróty</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Przejmij</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Pozostaw</translation>
    </message>
    <message>
        <source>Shortcuts of “%1”</source>
        <translation>Skróty czynności „%1”</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts.</source>
        <translation>Zaznacz czynność, aby zmienić jej skróty.</translation>
    </message>
    <message>
        <source>Remove this shortcut</source>
        <translation>Usuń ten skrót</translation>
    </message>
    <message>
        <source>Remove the shortcut %1</source>
        <translation>Usuń skrót %1</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <comment>a key, an action</comment>
        <translation>%1 to skrót czynności „%2”.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutSettingsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Skróty</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Znajdź czynność lub klawisz</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>Żadna czynność nie zawiera tych słów.</translation>
    </message>
    <message>
        <source>Shortcuts of one letter</source>
        <translation>Skróty jednoliterowe</translation>
    </message>
    <message>
        <source>N, S, M and other keys without Ctrl act anywhere in the window</source>
        <translation>N, S, M i inne klawisze bez Ctrl działają w całym oknie</translation>
    </message>
    <message>
        <source>single character keys dictation</source>
        <comment>words that find letter keys</comment>
        <translation>pojedyncze znaki klawisze dyktowanie litery</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Czynności i ich skróty</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts below</source>
        <translation>Zaznacz czynność, aby zmienić poniżej jej skróty</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Czynność</translation>
    </message>
    <message>
        <source>hotkeys keyboard key bindings</source>
        <comment>words that find the shortcuts</comment>
        <translation>skróty klawisze klawiatura przypisania</translation>
    </message>
    <message>
        <source>none</source>
        <comment>standard shortcut</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>Changed; the standard is: %1</source>
        <translation>Zmieniono; domyślnie: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutsDialog</name>
    <message>
        <source>Search actions and keys</source>
        <translation>Szukaj czynności i klawiszy</translation>
    </message>
    <message>
        <source>No shortcut matches.</source>
        <translation>Żaden skrót nie pasuje.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Zmień skróty…</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Czynność</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klawisz</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Wyczyść wyszukiwanie</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>Menu kontekstowe</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowAbout</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>i jeszcze %Ln</numerusform>
            <numerusform>i jeszcze %Ln</numerusform>
            <numerusform>i jeszcze %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>About the show</source>
        <translation>O podcaście</translation>
    </message>
    <message>
        <source>Description of the show</source>
        <translation>Opis podcastu</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Na żywo</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Wydawca</translation>
    </message>
    <message>
        <source>Recommended by the show</source>
        <translation>Polecane przez podcast</translation>
    </message>
    <message>
        <source>Listed by the feed</source>
        <translation>Wymienione w kanale</translation>
    </message>
    <message>
        <source>More by this author</source>
        <translation>Więcej od tego autora</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Przejdź do tego podcastu</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowActions</name>
    <message>
        <source>Refresh</source>
        <translation>Odśwież</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Oznacz wszystkie jako odtworzone</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udostępnij</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Przestań obserwować</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Obserwuj</translation>
    </message>
    <message>
        <source>Copy the address of the website</source>
        <translation>Kopiuj adres strony internetowej</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>Kopiuj adres kanału</translation>
    </message>
    <message>
        <source>Save as OPML…</source>
        <translation>Zapisz jako OPML…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowCard</name>
    <message>
        <source>Unnamed show</source>
        <translation>Podcast bez nazwy</translation>
    </message>
    <message>
        <source>The feed gives no address for it</source>
        <translation>Kanał nie podaje jego adresu</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Obserwuj</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>Obserwuj „%1”</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowDownloadsForm</name>
    <message>
        <source>Downloads</source>
        <translation>Pobieranie</translation>
    </message>
    <message>
        <source>Only unplayed ones</source>
        <translation>Tylko nieodtworzone</translation>
    </message>
    <message>
        <source>What was played before it could be downloaded stays away</source>
        <translation>Odcinki odtworzone przed pobraniem nie są pobierane</translation>
    </message>
    <message>
        <source>Download the newest</source>
        <translation>Pobieraj najnowsze</translation>
    </message>
    <message>
        <source>Downloads this many new episodes automatically</source>
        <translation>Tyle nowych odcinków jest pobieranych automatycznie</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Żadne</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>Tylko zawierające</translation>
    </message>
    <message>
        <source>Words that must be found in an episode, as when you search for it</source>
        <translation>Słowa, które muszą wystąpić w odcinku, tak jak przy wyszukiwaniu</translation>
    </message>
    <message>
        <source>Any words</source>
        <translation>Dowolne słowa</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowEpisodes</name>
    <message>
        <source>Episodes of the show</source>
        <translation>Odcinki podcastu</translation>
    </message>
    <message>
        <source>This show has no episodes.</source>
        <translation>Ten podcast nie ma odcinków.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowPlaybackForm</name>
    <message>
        <source>Playback</source>
        <translation>Odtwarzanie</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Skracaj ciszę</translation>
    </message>
    <message>
        <source>Shortens long pauses in this show</source>
        <translation>Skraca długie przerwy w tym podcaście</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Wyrównuj głośność</translation>
    </message>
    <message>
        <source>Makes this show as loud as others</source>
        <translation>Sprawia, że ten podcast jest tak głośny jak inne</translation>
    </message>
    <message>
        <source>Skip intro</source>
        <translation>Pomijaj początek</translation>
    </message>
    <message>
        <source>Skips this much at the beginning of each episode</source>
        <translation>Pomija tyle na początku każdego odcinka</translation>
    </message>
    <message>
        <source>Skip outro</source>
        <translation>Pomijaj koniec</translation>
    </message>
    <message>
        <source>Skips this much at the end of each episode</source>
        <translation>Pomija tyle na końcu każdego odcinka</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>Prędkość tego podcastu</translation>
    </message>
    <message>
        <source>How fast this show is played</source>
        <translation>Jak szybko jest odtwarzany ten podcast</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Domyślna</translation>
    </message>
    <message>
        <source>Play this show as fast as all shows</source>
        <translation>Odtwarza ten podcast z taką prędkością jak wszystkie</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Prędkość</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Włączone</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączone</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Default (%1)</source>
        <translation>Domyślna (%1)</translation>
    </message>
    <message>
        <source>Default (on)</source>
        <translation>Domyślnie (włączone)</translation>
    </message>
    <message>
        <source>Default (off)</source>
        <translation>Domyślnie (wyłączone)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowProblem</name>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Read the feed again</source>
        <translation>Odczytuje kanał ponownie</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Wpisz hasło…</translation>
    </message>
    <message>
        <source>%1
Next try: %2</source>
        <comment>sentence, time</comment>
        <translation>%1
Następna próba: %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowSettings</name>
    <message>
        <source>Settings of the show</source>
        <translation>Ustawienia podcastu</translation>
    </message>
    <message>
        <source>Always skip chapters that match</source>
        <translation>Zawsze pomijaj rozdziały pasujące do</translation>
    </message>
    <message>
        <source>For example: ad, sponsor*</source>
        <translation>Na przykład: reklama, sponsor*</translation>
    </message>
    <message>
        <source>Words of chapter titles, with commas between them. A * stands for any letters.</source>
        <translation>Słowa z tytułów rozdziałów, rozdzielone przecinkami. Znak * zastępuje dowolne litery.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Powiadomienia</translation>
    </message>
    <message>
        <source>Notify me of new episodes</source>
        <translation>Powiadamiaj o nowych odcinkach</translation>
    </message>
    <message>
        <source>The desktop shows new episodes of this show while you do something else</source>
        <translation>Pulpit informuje o nowych odcinkach tego podcastu podczas pracy w innych programach</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::Sidebar</name>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>In the sidebar</source>
        <translation>W panelu bocznym</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Stop following or remove</source>
        <translation>Przestań obserwować lub usuń</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Oznacz wszystkie jako odtworzone</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Odśwież</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Wybierz okładkę…</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>Okładka z kanału</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Przywróć z archiwum</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Zarchiwizuj</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Przestań obserwować</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tagi</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Nowy tag…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarDelegate</name>
    <message>
        <source>Searches</source>
        <translation>Wyszukiwania</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tagi</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Podcasty</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Zarchiwizowane</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarTexts</name>
    <message numerus="yes">
        <source>%1, %n result(s)</source>
        <translation>
            <numerusform>%1, %n wynik</numerusform>
            <numerusform>%1, %n wyniki</numerusform>
            <numerusform>%1, %n wyników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to come</source>
        <translation>
            <numerusform>%1, %n do pobrania</numerusform>
            <numerusform>%1, %n do pobrania</numerusform>
            <numerusform>%1, %n do pobrania</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n episode(s)</source>
        <translation>
            <numerusform>%1, %n odcinek</numerusform>
            <numerusform>%1, %n odcinki</numerusform>
            <numerusform>%1, %n odcinków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unplayed</source>
        <translation>
            <numerusform>%1, %n nieodtworzony</numerusform>
            <numerusform>%1, %n nieodtworzone</numerusform>
            <numerusform>%1, %n nieodtworzonych</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SleepButton</name>
    <message>
        <source>Sleep timer</source>
        <translation>Wyłącznik czasowy</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączony</translation>
    </message>
    <message numerus="yes">
        <source>%n more minute(s)</source>
        <translation>
            <numerusform>Jeszcze %n minuta</numerusform>
            <numerusform>Jeszcze %n minuty</numerusform>
            <numerusform>Jeszcze %n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Po %n minucie</numerusform>
            <numerusform>Po %n minutach</numerusform>
            <numerusform>Po %n minutach</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the chapter</source>
        <translation>Na końcu rozdziału</translation>
    </message>
    <message>
        <source>At the end of the episode</source>
        <translation>Na końcu odcinka</translation>
    </message>
    <message>
        <source>Playback stops at the end of the chapter</source>
        <translation>Odtwarzanie zatrzyma się na końcu rozdziału</translation>
    </message>
    <message>
        <source>Playback stops at the end of the episode</source>
        <translation>Odtwarzanie zatrzyma się na końcu odcinka</translation>
    </message>
    <message numerus="yes">
        <source>Playback stops after %n more minute(s) of listening</source>
        <translation>
            <numerusform>Odtwarzanie zatrzyma się za %n minutę słuchania</numerusform>
            <numerusform>Odtwarzanie zatrzyma się za %n minuty słuchania</numerusform>
            <numerusform>Odtwarzanie zatrzyma się za %n minut słuchania</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>what is left of the sleep timer</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoughtChoice</name>
    <message>
        <source>Shows</source>
        <translation>Podcasty</translation>
    </message>
    <message>
        <source>Search for shows</source>
        <translation>Szuka podcastów</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Odcinki</translation>
    </message>
    <message>
        <source>Search for episodes of all shows, in the directories that can</source>
        <translation>Szuka odcinków wszystkich podcastów, w katalogach, które to umożliwiają</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Skracaj ciszę</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Wyrównuj głośność</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balans</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>Balans między lewą a prawą stroną</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Lewo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Prawo</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Dźwięk: %1</translation>
    </message>
    <message>
        <source>Not in a video: the sound would run ahead of the pictures</source>
        <translation>Niedostępne dla wideo: dźwięk wyprzedzałby obraz</translation>
    </message>
    <message>
        <source>Leaves out most of the silence</source>
        <translation>Pomija większość ciszy</translation>
    </message>
    <message>
        <source>%1 saved so far</source>
        <translation>dotąd zaoszczędzono %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SpeedButton</name>
    <message>
        <source>%1 slower, %2 faster</source>
        <comment>keys in a tooltip</comment>
        <translation>%1 wolniej, %2 szybciej</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Prędkość</translation>
    </message>
    <message>
        <source>Speed in steps of 0.05</source>
        <translation>Prędkość w krokach co 0,05</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>Prędkość tego podcastu</translation>
    </message>
    <message>
        <source>Speed of this show %1</source>
        <translation>Prędkość tego podcastu: %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Prędkość: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SpeedSpinBox</name>
    <message>
        <source>×</source>
        <comment>after a speed</comment>
        <translation>×</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::StatisticsPage</name>
    <message>
        <source>Time</source>
        <translation>Okres</translation>
    </message>
    <message>
        <source>What is counted here</source>
        <translation>Okres, z którego liczone są dane</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Ostatnie 30 dni</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Ostatnie 12 miesięcy</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Wszystkie lata</translation>
    </message>
    <message>
        <source>by speed</source>
        <translation>dzięki prędkości</translation>
    </message>
    <message>
        <source>by trimming silence</source>
        <translation>dzięki skracaniu ciszy</translation>
    </message>
    <message>
        <source>Your listening time, your shows and the time saved by speed and trimming silence appear here after the first minute. They stay on this computer.</source>
        <translation>Po pierwszej minucie pojawią się tutaj czas słuchania, słuchane podcasty oraz czas zaoszczędzony dzięki prędkości i skracaniu ciszy. Dane pozostają na tym komputerze.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>listened</source>
        <translation>czas słuchania</translation>
    </message>
    <message>
        <source>As long as sound ran; pauses and jumps are not counted</source>
        <translation>Czas, w którym trwał dźwięk; przerwy i przeskoki się nie liczą</translation>
    </message>
    <message>
        <source>saved by speed</source>
        <translation>zaoszczędzone dzięki prędkości</translation>
    </message>
    <message>
        <source>The extra time it would have taken at normal speed</source>
        <translation>O tyle dłużej trwałoby słuchanie z normalną prędkością</translation>
    </message>
    <message>
        <source>saved by trimming silence</source>
        <translation>zaoszczędzone na ciszy</translation>
    </message>
    <message>
        <source>The silence that was skipped</source>
        <translation>Pominięta cisza</translation>
    </message>
    <message numerus="yes">
        <source>episode(s) finished</source>
        <translation>
            <numerusform>ukończony odcinek</numerusform>
            <numerusform>ukończone odcinki</numerusform>
            <numerusform>ukończonych odcinków</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard to their end, or left with little to go</source>
        <translation>Wysłuchane do końca lub przerwane tuż przed końcem</translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>dzień z rzędu</numerusform>
            <numerusform>dni z rzędu</numerusform>
            <numerusform>dni z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>The most days one after the other with at least a minute of listening</source>
        <translation>Najwięcej kolejnych dni z co najmniej minutą słuchania</translation>
    </message>
    <message>
        <source>Time listened by day</source>
        <translation>Czas słuchania według dni</translation>
    </message>
    <message>
        <source>Time listened by month</source>
        <translation>Czas słuchania według miesięcy</translation>
    </message>
    <message>
        <source>Time listened by year</source>
        <translation>Czas słuchania według lat</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>day, month or year: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>Zaoszczędzony czas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>show: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other show(s)</source>
        <translation>
            <numerusform>%n inny podcast</numerusform>
            <numerusform>%n inne podcasty</numerusform>
            <numerusform>%n innych podcastów</numerusform>
        </translation>
    </message>
    <message>
        <source>Time listened by show</source>
        <translation>Czas słuchania według podcastów</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptPage</name>
    <message>
        <source>Follow</source>
        <translation>Śledź</translation>
    </message>
    <message>
        <source>Scroll along with what is heard</source>
        <translation>Przewija tekst zgodnie z tym, co słychać</translation>
    </message>
    <message>
        <source>Next hit in the transcript</source>
        <translation>Następne wystąpienie w transkrypcji</translation>
    </message>
    <message>
        <source>Previous hit in the transcript</source>
        <translation>Poprzednie wystąpienie w transkrypcji</translation>
    </message>
    <message>
        <source>Possible after a search in a transcript.</source>
        <translation>Dostępne po wyszukiwaniu w transkrypcji.</translation>
    </message>
    <message>
        <source>There are several transcripts: read another one</source>
        <translation>Jest kilka transkrypcji: wybierz inną</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>This transcript has no times, so it does not follow the sound.</source>
        <translation>Ta transkrypcja nie zawiera czasów, więc nie podąża za dźwiękiem.</translation>
    </message>
    <message>
        <source>There are no words in this transcript.</source>
        <translation>W tej transkrypcji nie ma słów.</translation>
    </message>
    <message>
        <source>The transcript is being fetched…</source>
        <translation>Pobieranie transkrypcji…</translation>
    </message>
    <message>
        <source>Transcript: %1</source>
        <translation>Transkrypcja: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptView</name>
    <message>
        <source>Play from here</source>
        <translation>Odtwórz od tego miejsca</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy with time and link</source>
        <translation>Kopiuj z czasem i linkiem</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Zaznacz wszystko</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transkrypcja</translation>
    </message>
    <message>
        <source>In the transcript</source>
        <translation>W transkrypcji</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::VideoView</name>
    <message>
        <source>Video</source>
        <translation>Wideo</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Dogear is not running, so nothing was done.</source>
        <translation>Dogear nie jest uruchomiony, więc niczego nie zrobiono.</translation>
    </message>
    <message>
        <source>Dogear is running already and does not answer; nothing was opened. Close it, or end it if it hangs, and start again.</source>
        <translation>Dogear jest już uruchomiony i nie odpowiada; niczego nie otwarto. Zamknij go lub zakończ, jeśli się zawiesił, i uruchom ponownie.</translation>
    </message>
</context>
</TS>
