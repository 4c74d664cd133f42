<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AboutFacts</name>
    <message>
        <source>window, network</source>
        <translation>Fenster, Netz</translation>
    </message>
    <message>
        <source>library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>feeds</source>
        <translation>Feeds</translation>
    </message>
    <message>
        <source>show notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>media files</source>
        <translation>Mediendateien</translation>
    </message>
    <message>
        <source>playback</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>loudness</source>
        <translation>Lautheit</translation>
    </message>
    <message>
        <source>search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation>Datenkompression</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>passwords</source>
        <translation>Passwörter</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehlerbehandlung</translation>
    </message>
    <message>
        <source>%1 (built with %2)</source>
        <translation>%1 (erstellt mit %2)</translation>
    </message>
    <message>
        <source>Plays with</source>
        <translation>Wiedergabe mit</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plattform</translation>
    </message>
</context>
<context>
    <name>AnnouncementText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>An „Als Nächstes“ anhängen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new episode(s)</source>
        <translation>
            <numerusform>%1: %n neue Folge</numerusform>
            <numerusform>%1: %n neue Folgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new episode(s)</source>
        <translation>
            <numerusform>%n neue Folge</numerusform>
            <numerusform>%n neue Folgen</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” needs a password</source>
        <translation>„%1“ verlangt ein Passwort</translation>
    </message>
    <message>
        <source>The feed of “%1” is gone</source>
        <translation>Der Feed von „%1“ ist weg</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) complete</source>
        <translation>
            <numerusform>%n Download fertig</numerusform>
            <numerusform>%n Downloads fertig</numerusform>
        </translation>
    </message>
    <message>
        <source>Download complete</source>
        <translation>Download fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n feed(s) can&apos;t be read any more</source>
        <translation>
            <numerusform>%n Feed lässt sich nicht mehr lesen</numerusform>
            <numerusform>%n Feeds lassen sich nicht mehr lesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloads wait</source>
        <translation>Downloads warten</translation>
    </message>
    <message>
        <source>Your place can&apos;t be saved</source>
        <translation>Die Stelle lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>Dogear is in the tray</source>
        <translation>Dogear ist im Infobereich</translation>
    </message>
    <message>
        <source>It goes on without its window. A click on its icon brings the window back. To quit, choose Quit in the menu of the icon, or press Ctrl+Q in the window.</source>
        <translation>Es läuft ohne Fenster weiter. Ein Klick auf das Symbol holt das Fenster zurück. Zum Beenden im Menü des Symbols „Beenden“ wählen oder im Fenster Strg+Q drücken.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The language changes when you close “%1”.</source>
        <translation>Die Sprache ändert sich, sobald „%1“ geschlossen wird.</translation>
    </message>
</context>
<context>
    <name>BookmarkText</name>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>Ohne Titel</translation>
    </message>
</context>
<context>
    <name>ChartCategory</name>
    <message>
        <source>Arts</source>
        <translation>Kunst</translation>
    </message>
    <message>
        <source>Business</source>
        <translation>Wirtschaft</translation>
    </message>
    <message>
        <source>Comedy</source>
        <translation>Comedy</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>Bildung</translation>
    </message>
    <message>
        <source>Fiction</source>
        <translation>Fiktion</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Behörden</translation>
    </message>
    <message>
        <source>Health &amp; Fitness</source>
        <translation>Gesundheit und Fitness</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Kids &amp; Family</source>
        <translation>Kinder und Familie</translation>
    </message>
    <message>
        <source>Leisure</source>
        <translation>Freizeit</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musik</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Religion &amp; Spirituality</source>
        <translation>Religion und Spiritualität</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Wissenschaft</translation>
    </message>
    <message>
        <source>Society &amp; Culture</source>
        <translation>Gesellschaft und Kultur</translation>
    </message>
    <message>
        <source>Sports</source>
        <translation>Sport</translation>
    </message>
    <message>
        <source>TV &amp; Film</source>
        <translation>TV und Film</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>True Crime</source>
        <translation>Wahre Kriminalfälle</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>The file of the library is damaged (%1). Restore a backup; what is here now is kept beside it.</source>
        <translation>Die Datei der Bibliothek ist beschädigt (%1). Eine Sicherung zurückspielen; was jetzt da ist, wird daneben aufgehoben.</translation>
    </message>
    <message>
        <source>Indexes did not fit the library; they were built anew.</source>
        <translation>Verzeichnisse passten nicht zur Bibliothek; sie wurden neu aufgebaut.</translation>
    </message>
    <message>
        <source>The search index did not fit the library; it was built anew.</source>
        <translation>Der Suchindex passte nicht zur Bibliothek; er wurde neu aufgebaut.</translation>
    </message>
    <message>
        <source>The search index %1 does not fit the library and cannot be built anew. Restore a backup.</source>
        <translation>Der Suchindex %1 passt nicht zur Bibliothek und lässt sich nicht neu aufbauen. Eine Sicherung zurückspielen.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of “%1” belonged to nothing; they were taken out.</source>
        <translation>
            <numerusform>%n Zeile von „%1“ gehörte zu nichts; sie wurde entfernt.</numerusform>
            <numerusform>%n Zeilen von „%1“ gehörten zu nichts; sie wurden entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The episodes of %n shows were miscounted; they were counted again.</source>
        <translation>
            <numerusform>Die Folgen von %n Sendung waren falsch gezählt; sie wurden neu gezählt.</numerusform>
            <numerusform>Die Folgen von %n Sendungen waren falsch gezählt; sie wurden neu gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is sound; nothing was found wrong.</source>
        <translation>Die Bibliothek ist in Ordnung; es wurde kein Fehler gefunden.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>shows, episodes</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shows</source>
        <translation>
            <numerusform>%Ln Sendung</numerusform>
            <numerusform>%Ln Sendungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln Folge</numerusform>
            <numerusform>%Ln Folgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found and fixed %n problems.</source>
        <translation>
            <numerusform>%n Fehler wurde gefunden und behoben.</numerusform>
            <numerusform>%n Fehler wurden gefunden und behoben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n problems, and not all could be fixed. Restore a backup.</source>
        <translation>
            <numerusform>%n Fehler wurde gefunden und konnte nicht behoben werden. Eine Sicherung zurückspielen.</numerusform>
            <numerusform>%n Fehler wurden gefunden, und nicht alle konnten behoben werden. Eine Sicherung zurückspielen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactText</name>
    <message>
        <source>Reading feeds</source>
        <translation>Feeds abrufen</translation>
    </message>
    <message>
        <source>Playing and downloading</source>
        <translation>Abspielen und herunterladen</translation>
    </message>
    <message>
        <source>Artwork</source>
        <translation>Cover</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>Transkripte</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>Directories of podcasts</source>
        <translation>Podcast-Verzeichnisse</translation>
    </message>
    <message>
        <source>Pages behind links</source>
        <translation>Seiten hinter Links</translation>
    </message>
    <message>
        <source>Pictures in notes</source>
        <translation>Bilder in Notizen</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>When you follow a show or look at one before, and later when it is refreshed: the server of its feed, and those it redirects to.</source>
        <translation>Wenn eine Sendung abonniert oder vorher angesehen wird, und später, wenn sie aktualisiert wird: der Server ihres Feeds und alle, zu denen er umleitet.</translation>
    </message>
    <message>
        <source>When you play or download an episode, or a rule of yours downloads it: the server that the feed names, and those it redirects to. Services that count listeners are often in between; they can be left out in the settings.</source>
        <translation>Wenn eine Folge abgespielt oder heruntergeladen wird, auch durch eine eigene Regel: der Server, den der Feed nennt, und alle, zu denen er umleitet. Oft liegen Dienste dazwischen, die Hörer zählen; in den Einstellungen lassen sie sich umgehen.</translation>
    </message>
    <message>
        <source>When a show, an episode or a chapter with a picture is on the screen: the server of the picture, once.</source>
        <translation>Wenn eine Sendung, eine Folge oder ein Kapitel mit Bild zu sehen ist: der Server des Bildes, nur einmal.</translation>
    </message>
    <message>
        <source>When an episode is opened, or soon after it appears if the settings say so: the server of the chapters that its feed names.</source>
        <translation>Wenn eine Folge geöffnet wird, oder kurz nach ihrem Erscheinen, falls es so eingestellt ist: der Server der Kapitel, die ihr Feed nennt.</translation>
    </message>
    <message>
        <source>When you open a transcript, or soon after the episode appears if the settings say so: the server that the feed names.</source>
        <translation>Wenn ein Transkript geöffnet wird, oder kurz nach dem Erscheinen der Folge, falls es so eingestellt ist: der Server, den der Feed nennt.</translation>
    </message>
    <message>
        <source>When you ask for the replies to an episode: the server of the thread that the feed names.</source>
        <translation>Wenn die Antworten zu einer Folge abgefragt werden: der Server des Beitrags, den der Feed nennt.</translation>
    </message>
    <message>
        <source>When you search for shows, look at the charts or open a link of another player: %1. They learn the words that you search for, and the country of the charts.</source>
        <translation>Wenn Sendungen gesucht, Hitlisten angesehen oder Links anderer Player geöffnet werden: %1. Die Verzeichnisse erfahren die gesuchten Wörter und das Land der Hitlisten.</translation>
    </message>
    <message>
        <source>When you open a link to a show whose feed no directory knows: the server of the page.</source>
        <translation>Wenn ein Link zu einer Sendung geöffnet wird, deren Feed kein Verzeichnis kennt: der Server der Seite.</translation>
    </message>
    <message>
        <source>When you click Show pictures below notes, or always if the settings say so: the servers of the pictures.</source>
        <translation>Nach einem Klick auf „Bilder anzeigen“ unter den Notizen, oder immer, falls es so eingestellt ist: die Server der Bilder.</translation>
    </message>
    <message>
        <source>With every request, if the settings or this computer name a proxy.</source>
        <translation>Bei jeder Anfrage, wenn die Einstellungen oder dieser Rechner einen Proxy vorgeben.</translation>
    </message>
</context>
<context>
    <name>DirectoryFacts</name>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln Folge</numerusform>
            <numerusform>%Ln Folgen</numerusform>
        </translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Explizit</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Abonniert</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Wird abonniert…</translation>
    </message>
    <message>
        <source>Its feed is gone</source>
        <translation>Ihr Feed ist weg</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet …</translation>
    </message>
</context>
<context>
    <name>DirectoryText</name>
    <message>
        <source>%1 wants fewer requests (%2). Wait a minute, then try again.</source>
        <translation>%1 möchte weniger Anfragen (%2). Eine Minute warten, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 hat ein Problem (%2). Später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Try again later.</source>
        <translation>%1 hat die Anfrage abgelehnt (%2). Später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 refused the request. Try again later.</source>
        <translation>%1 hat die Anfrage abgelehnt. Später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network, then try again.</source>
        <translation>Es gibt keine Verbindung zu %1. Das Netz prüfen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 nimmt die Verbindung nicht an oder hat sie abgebrochen. Später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>Das eigene Netz sperrt %1, vielleicht mit einem Werbeblocker. Dort erlauben, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 hat zu lange nicht geantwortet. Später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t prove that it is who it says, so nothing was read. Check the date of this computer, and whether your network asks you to log in.</source>
        <translation>%1 kann nicht belegen, wer es ist, darum wurde nichts gelesen. Das Datum dieses Rechners prüfen, und ob das eigene Netz eine Anmeldung verlangt.</translation>
    </message>
    <message>
        <source>%1 leads to an address that Dogear doesn&apos;t open. Try again later.</source>
        <translation>%1 führt zu einer Adresse, die Dogear nicht öffnet. Später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 sent an empty answer. Try again later.</source>
        <translation>%1 hat eine leere Antwort geschickt. Später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The answer of %1 ends in the middle. Try again.</source>
        <translation>Die Antwort von %1 bricht mittendrin ab. Noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of an answer. Your network may ask you to log in: open any page in a browser, then try again.</source>
        <translation>%1 hat statt einer Antwort eine Webseite geschickt. Vielleicht verlangt das eigene Netz eine Anmeldung: irgendeine Seite im Browser öffnen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 sent more than Dogear reads. Try other words.</source>
        <translation>%1 hat mehr geschickt, als Dogear liest. Andere Wörter versuchen.</translation>
    </message>
    <message>
        <source>%1 sent an answer that Dogear can&apos;t read. Try again later.</source>
        <translation>%1 hat eine Antwort geschickt, die Dogear nicht lesen kann. Später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The request to %1 was stopped. Try again.</source>
        <translation>Die Anfrage an %1 wurde angehalten. Noch einmal versuchen.</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <comment>after the name of a directory</comment>
        <translation>lehnt den Schlüssel ab</translation>
    </message>
    <message>
        <source>too many requests</source>
        <comment>after the name of a directory</comment>
        <translation>zu viele Anfragen</translation>
    </message>
    <message>
        <source>no connection</source>
        <comment>after the name of a directory</comment>
        <translation>keine Verbindung</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>after the name of a directory</comment>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>does not answer</source>
        <comment>after the name of a directory</comment>
        <translation>antwortet nicht</translation>
    </message>
    <message>
        <source>has a problem</source>
        <comment>after the name of a directory</comment>
        <translation>hat ein Problem</translation>
    </message>
    <message>
        <source>Search for its name, or paste the address of its feed.</source>
        <translation>Ihren Namen suchen oder die Adresse ihres Feeds einfügen.</translation>
    </message>
    <message>
        <source>These shows have a similar name.</source>
        <translation>Diese Sendungen heißen ähnlich.</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Der Server</translation>
    </message>
    <message>
        <source>Apple has no chart of %1. Choose another country.</source>
        <translation>Apple hat keine Hitliste für %1. Ein anderes Land wählen.</translation>
    </message>
    <message>
        <source>What you see is from %1.</source>
        <comment>date and time</comment>
        <translation>Zu sehen ist der Stand vom %1.</translation>
    </message>
    <message>
        <source>This show</source>
        <translation>Diese Sendung</translation>
    </message>
    <message>
        <source>The directories that Dogear asks don&apos;t know this show.</source>
        <translation>Die Verzeichnisse, die Dogear fragt, kennen diese Sendung nicht.</translation>
    </message>
    <message>
        <source>%1 is only at Apple, which doesn&apos;t say where its feed is.</source>
        <translation>%1 gibt es nur bei Apple, das nicht verrät, wo ihr Feed ist.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say where the feeds of its shows are.</source>
        <translation>%1 verrät nicht, wo die Feeds seiner Sendungen sind.</translation>
    </message>
    <message>
        <source>This service</source>
        <translation>Dieser Dienst</translation>
    </message>
    <message>
        <source>The feed of a YouTube channel has nothing that Dogear can play.</source>
        <translation>Der Feed eines YouTube-Kanals enthält nichts, was Dogear abspielen kann.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a directory, number of its hits or its state</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>asking…</source>
        <comment>after the name of a directory</comment>
        <translation>wird gefragt…</translation>
    </message>
    <message>
        <source>%1, older</source>
        <comment>number of hits of an earlier answer</comment>
        <translation>%1, älter</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>%1 wird gerade gefragt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %n shows.</source>
        <translation>
            <numerusform>%1 hat %n Sendung gefunden.</numerusform>
            <numerusform>%1 hat %n Sendungen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Alle Kategorien</translation>
    </message>
    <message>
        <source>No keychain gives out your key of Podcast Index, so Dogear goes on without it. Unlock your keychain, then start Dogear again.</source>
        <translation>Kein Schlüsselbund gibt den Schlüssel für Podcast Index heraus, daher geht es ohne ihn weiter. Den Schlüsselbund entsperren und Dogear noch einmal starten.</translation>
    </message>
    <message>
        <source>No keychain takes your key of Podcast Index, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the key again.</source>
        <translation>Kein Schlüsselbund nimmt den Schlüssel für Podcast Index an, daher ist er nach dem Beenden von Dogear vergessen. Einen entsperren oder installieren, zum Beispiel GNOME Keyring, und den Schlüssel noch einmal eingeben.</translation>
    </message>
    <message>
        <source>Dogear no longer uses your key of Podcast Index, but the key stays in your keychain, which doesn&apos;t answer. Unlock the keychain, and delete the key there.</source>
        <translation>Dogear verwendet den Schlüssel für Podcast Index nicht mehr, aber er bleibt im Schlüsselbund, der nicht antwortet. Den Schlüsselbund entsperren und den Schlüssel dort löschen.</translation>
    </message>
    <message>
        <source>not reached: the proxy</source>
        <comment>after the name of a directory</comment>
        <translation>am Proxy gescheitert</translation>
    </message>
    <message>
        <source>%1 refuses your key (%2). Check it in the settings, under Library.</source>
        <translation>%1 lehnt den Schlüssel ab (%2). Ihn in den Einstellungen unter „Bibliothek“ prüfen.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>title of a show</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Only Podcast Index knows this show, and answers this only with a key. Enter yours in the settings, under Library.</source>
        <translation>Nur Podcast Index kennt diese Sendung und antwortet darauf nur mit einem Schlüssel. Den eigenen in den Einstellungen unter „Bibliothek“ eintragen.</translation>
    </message>
</context>
<context>
    <name>DownloadText</name>
    <message>
        <source>not allowed (%1)</source>
        <translation>nicht erlaubt (%1)</translation>
    </message>
    <message>
        <source>not found (%1)</source>
        <translation>nicht gefunden (%1)</translation>
    </message>
    <message>
        <source>the server refused it (%1)</source>
        <translation>vom Server abgelehnt (%1)</translation>
    </message>
    <message>
        <source>the server refused it</source>
        <translation>vom Server abgelehnt</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>kein Netz</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>die Verbindung ist abgerissen</translation>
    </message>
    <message>
        <source>your network blocks the server</source>
        <translation>das Netz sperrt den Server</translation>
    </message>
    <message>
        <source>the server does not answer</source>
        <translation>der Server antwortet nicht</translation>
    </message>
    <message>
        <source>the server cannot be trusted</source>
        <translation>dem Server ist nicht zu trauen</translation>
    </message>
    <message>
        <source>it does not come from the web</source>
        <translation>sie kommt nicht aus dem Netz</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>der Ordner ist nicht beschreibbar</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>die Datei ist weg</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei ist nicht lesbar</translation>
    </message>
    <message>
        <source>there is nothing to download</source>
        <translation>es gibt nichts herunterzuladen</translation>
    </message>
    <message>
        <source>the server sent something else</source>
        <translation>der Server hat etwas anderes geschickt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes that are there, of all</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>bytes per second</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>The disk is full, so downloads wait. Make room; they go on by themselves, and nothing that is here is lost.</source>
        <translation>Der Datenträger ist voll, deshalb warten die Downloads. Platz schaffen; dann geht es von selbst weiter, und nichts, was schon da ist, geht verloren.</translation>
    </message>
    <message>
        <source>The folder for downloads cannot be written, so they wait. Check whether you may change it, or choose another one.</source>
        <translation>Der Ordner für Downloads ist nicht beschreibbar, deshalb warten sie. Prüfen, ob er geändert werden darf, oder einen anderen wählen.</translation>
    </message>
    <message>
        <source>Downloads wait: %1.</source>
        <comment>why</comment>
        <translation>Downloads warten: %1.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>etwas ging schief</translation>
    </message>
    <message>
        <source>the server sent a web page</source>
        <translation>der Server hat eine Webseite geschickt</translation>
    </message>
    <message>
        <source>the server sent a playlist</source>
        <translation>der Server hat eine Wiedergabeliste geschickt</translation>
    </message>
    <message>
        <source>the server sent an empty file</source>
        <translation>der Server hat eine leere Datei geschickt</translation>
    </message>
    <message>
        <source>the server sent a message instead</source>
        <translation>der Server hat stattdessen eine Meldung geschickt</translation>
    </message>
    <message>
        <source>the address leads from https to http</source>
        <translation>die Adresse führt von https zu http</translation>
    </message>
    <message>
        <source>the server&apos;s answer makes no sense</source>
        <translation>die Antwort des Servers ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>the server sends it compressed</source>
        <translation>der Server schickt es komprimiert</translation>
    </message>
    <message>
        <source>the server sends another file each time</source>
        <translation>der Server schickt jedes Mal eine andere Datei</translation>
    </message>
    <message>
        <source>the proxy does not let it through</source>
        <translation>der Proxy lässt es nicht durch</translation>
    </message>
    <message>
        <source>the proxy wants a password</source>
        <translation>der Proxy verlangt ein Passwort</translation>
    </message>
    <message>
        <source>the address leads round in a circle</source>
        <translation>die Adresse führt im Kreis</translation>
    </message>
</context>
<context>
    <name>Downloads</name>
    <message>
        <source>Waiting: %1</source>
        <comment>why</comment>
        <translation>Warten: %1</translation>
    </message>
    <message>
        <source>Begins…</source>
        <comment>a download</comment>
        <translation>Beginnt…</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <comment>why</comment>
        <translation>Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Downloading %1 %</source>
        <translation>Wird heruntergeladen, %1 %</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Wird heruntergeladen</translation>
    </message>
    <message>
        <source>All downloads are paused</source>
        <translation>Alle Downloads sind angehalten</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>time of day</comment>
        <translation>Wartet auf %1 Uhr</translation>
    </message>
    <message>
        <source>Waiting: the network is metered</source>
        <translation>Warten: das Netz wird nach Verbrauch abgerechnet</translation>
    </message>
    <message>
        <source>Waiting: there is no network</source>
        <translation>Warten: es gibt kein Netz</translation>
    </message>
    <message>
        <source>Waiting: the disk is nearly full</source>
        <translation>Warten: der Datenträger ist fast voll</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Waiting to be downloaded</source>
        <translation>Wartet auf den Download</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>Download angehalten</translation>
    </message>
    <message>
        <source>Download failed: %1</source>
        <comment>why</comment>
        <translation>Download fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Download failed</source>
        <translation>Download fehlgeschlagen</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Heruntergeladen</translation>
    </message>
    <message>
        <source>Partly on this computer</source>
        <translation>Teilweise auf diesem Rechner</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Auf diesem Rechner</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fehlgeschlagen</numerusform>
            <numerusform>%n fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paused</source>
        <translation>
            <numerusform>%n angehalten</numerusform>
            <numerusform>%n angehalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n downloading</source>
        <translation>
            <numerusform>%n wird geladen</numerusform>
            <numerusform>%n werden geladen</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused with all downloads</source>
        <translation>Mit allen Downloads angehalten</translation>
    </message>
    <message>
        <source>Waiting for another network</source>
        <translation>Wartet auf ein anderes Netz</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>Wartet auf das Netz</translation>
    </message>
    <message>
        <source>Waiting for room on the disk</source>
        <translation>Wartet auf Platz auf dem Datenträger</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>nicht verschlüsselt</translation>
    </message>
</context>
<context>
    <name>EmptyView</name>
    <message>
        <source>You&apos;re all caught up.</source>
        <translation>Alles, was eingegangen ist, ist gehört.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve started appear here.</source>
        <translation>Hier erscheinen Folgen, die begonnen sind.</translation>
    </message>
    <message>
        <source>Episodes you mark with a star appear here.</source>
        <translation>Hier erscheinen Folgen, die mit einem Stern markiert sind.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve played appear here.</source>
        <translation>Hier erscheinen Folgen, die gehört sind.</translation>
    </message>
    <message>
        <source>No episodes yet.</source>
        <translation>Noch keine Folgen.</translation>
    </message>
    <message>
        <source>This show hasn&apos;t been loaded yet.</source>
        <translation>Diese Sendung wurde noch nicht abgerufen.</translation>
    </message>
    <message>
        <source>Load now</source>
        <translation>Jetzt abrufen</translation>
    </message>
    <message>
        <source>Nothing is up next. Add episodes from their menu.</source>
        <translation>„Als Nächstes“ ist leer. Folgen lassen sich über ihr Menü anhängen.</translation>
    </message>
    <message>
        <source>Nothing is up next. Press %1 on an episode to add it.</source>
        <translation>„Als Nächstes“ ist leer. Mit %1 wird die ausgewählte Folge angehängt.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Download episodes from their menu.</source>
        <translation>Downloads laufen auch ohne Netz und bleiben, bis sie entfernt werden. Folgen lassen sich über ihr Menü herunterladen.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Press %1 on an episode to download it.</source>
        <translation>Downloads laufen auch ohne Netz und bleiben, bis sie entfernt werden. Mit %1 wird die ausgewählte Folge heruntergeladen.</translation>
    </message>
</context>
<context>
    <name>EpisodeRow</name>
    <message>
        <source>Trailer</source>
        <translation>Trailer</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>In the player</source>
        <translation>Im Player</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gehört</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>Some of the words</source>
        <translation>Einige der Wörter</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file</source>
        <translation>Die Datei</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Der Server</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password (401). Check them, or ask the show for an address of your own.</source>
        <translation>%1 verlangt Name und Passwort (401). Beides prüfen oder die Sendung um eine eigene Adresse bitten.</translation>
    </message>
    <message>
        <source>%1 does not let Dogear read this (403). Check whether the address is still yours to use.</source>
        <translation>%1 verweigert Dogear den Zugriff (403). Prüfen, ob die eigene Adresse noch gilt.</translation>
    </message>
    <message>
        <source>%1 says that this is not there (404). Check the address, or ask the show where its feed has moved.</source>
        <translation>%1 meldet, dass es das nicht gibt (404). Die Adresse prüfen oder bei der Sendung nachfragen, wohin ihr Feed umgezogen ist.</translation>
    </message>
    <message>
        <source>%1 says that this is gone for good (410). Ask the show where its feed has moved, or stop following it.</source>
        <translation>%1 meldet, dass es das endgültig nicht mehr gibt (410). Bei der Sendung nachfragen, wohin ihr Feed umgezogen ist, oder das Abo beenden.</translation>
    </message>
    <message>
        <source>%1 wants fewer requests (429). Wait an hour, then try again.</source>
        <translation>%1 wünscht weniger Anfragen (429). Eine Stunde warten, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Check the address.</source>
        <translation>%1 hat die Anfrage abgelehnt (%2). Die Adresse prüfen.</translation>
    </message>
    <message>
        <source>%1 refused the request. Check the address.</source>
        <translation>%1 hat die Anfrage abgelehnt. Die Adresse prüfen.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>dem Netz</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 nimmt keine Verbindung an oder hat sie abgebrochen. Später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 hat zu lange nicht geantwortet. Später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 cannot prove that it is who it says, so nothing was read. Check the date of this computer; if it is right, tell the show.</source>
        <translation>%1 kann sich nicht ausweisen, deshalb wurde nichts gelesen. Das Datum dieses Rechners prüfen; stimmt es, der Sendung Bescheid geben.</translation>
    </message>
    <message>
        <source>This is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>Diese Adresse kann Dogear nicht öffnen. Eine angeben, die mit https:// oder http:// beginnt, oder eine Datei.</translation>
    </message>
    <message>
        <source>“%1” is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>„%1“ ist keine Adresse, die Dogear öffnen kann. Eine angeben, die mit https:// oder http:// beginnt, oder eine Datei.</translation>
    </message>
    <message>
        <source>%1 is broken at line %2 and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 ist in Zeile %2 fehlerhaft und lässt sich nicht lesen. Der Sendung Bescheid geben und später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 is broken and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 ist fehlerhaft und lässt sich nicht lesen. Der Sendung Bescheid geben und später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>There is nothing to read. Give the address of a feed, or a file.</source>
        <translation>Es gibt nichts zu lesen. Die Adresse eines Feeds oder eine Datei angeben.</translation>
    </message>
    <message>
        <source>%1 is empty. Try again later, or check the address.</source>
        <translation>%1 ist leer. Später noch einmal versuchen oder die Adresse prüfen.</translation>
    </message>
    <message>
        <source>%1 ends in the middle. Try again; what is missing may come the next time.</source>
        <translation>%1 bricht mittendrin ab. Noch einmal versuchen; was fehlt, kommt vielleicht beim nächsten Mal.</translation>
    </message>
    <message>
        <source>%1 is a web page that names several feeds. Give the address of one of them.</source>
        <translation>%1 ist eine Webseite, die mehrere Feeds nennt. Die Adresse eines davon angeben.</translation>
    </message>
    <message>
        <source>%1 is larger than any feed that Dogear reads. Check the address.</source>
        <translation>%1 ist größer als jeder Feed, den Dogear liest. Die Adresse prüfen.</translation>
    </message>
    <message>
        <source>%1 is not there. Check its name and folder.</source>
        <translation>%1 ist nicht vorhanden. Name und Ordner prüfen.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check whether you may open it.</source>
        <translation>%1 lässt sich nicht lesen. Prüfen, ob das Öffnen erlaubt ist.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check whether you may change its folder, or choose another one.</source>
        <translation>%1 lässt sich nicht schreiben. Prüfen, ob der Ordner geändert werden darf, oder einen anderen wählen.</translation>
    </message>
    <message>
        <source>The disk is full. Make room, then try again.</source>
        <translation>Der Datenträger ist voll. Platz schaffen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The library could not do this. Nothing was changed; close Dogear, start it again and try once more.</source>
        <translation>Die Bibliothek konnte das nicht ausführen. Nichts wurde geändert; Dogear schließen, neu starten und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Another program is using the library. Close it, or wait a moment, then try again.</source>
        <translation>Ein anderes Programm benutzt die Bibliothek. Dieses schließen oder kurz warten, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The library was written by a newer Dogear, and was left as it is. Install that version, or choose another data folder.</source>
        <translation>Die Bibliothek stammt von einem neueren Dogear und blieb unverändert. Diese Version installieren oder einen anderen Datenordner wählen.</translation>
    </message>
    <message>
        <source>This is not in the library. It may have been removed.</source>
        <translation>Das ist nicht in der Bibliothek. Vielleicht wurde es entfernt.</translation>
    </message>
    <message>
        <source>You follow this show already. Look for it in the list of shows.</source>
        <translation>Diese Sendung ist schon abonniert. Sie steht in der Liste der Sendungen.</translation>
    </message>
    <message>
        <source>Dogear does not understand this search. Try plain words.</source>
        <translation>Dogear versteht diese Suche nicht. Einfache Wörter versuchen.</translation>
    </message>
    <message>
        <source>Dogear does not understand “%1”. Try plain words.</source>
        <translation>Dogear versteht „%1“ nicht. Einfache Wörter versuchen.</translation>
    </message>
    <message>
        <source>No keychain takes the password for %1, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the password again.</source>
        <translation>Kein Schlüsselbund nimmt das Passwort für %1 an, daher ist es nach dem Beenden von Dogear vergessen. Einen entsperren oder installieren, zum Beispiel GNOME Keyring, und das Passwort noch einmal eingeben.</translation>
    </message>
    <message>
        <source>this show</source>
        <translation>diese Sendung</translation>
    </message>
    <message>
        <source>This episode has nothing to play. Its notes may link to the sound.</source>
        <translation>Diese Folge enthält nichts zum Abspielen. Vielleicht führt ein Link in den Notizen zum Ton.</translation>
    </message>
    <message>
        <source>There is no sound device. Connect or switch one on, then press play again.</source>
        <translation>Es gibt kein Tongerät. Eines anschließen oder einschalten, dann noch einmal auf „Abspielen“ drücken.</translation>
    </message>
    <message>
        <source>This computer cannot play the format of this episode. Open it in another program, or install what your system offers for more formats.</source>
        <translation>Dieser Rechner kann das Format dieser Folge nicht abspielen. Sie in einem anderen Programm öffnen oder installieren, was das System für weitere Formate anbietet.</translation>
    </message>
    <message>
        <source>This was stopped before it was done. Start it again if you still want it.</source>
        <translation>Das wurde abgebrochen, bevor es fertig war. Bei Bedarf noch einmal starten.</translation>
    </message>
    <message>
        <source>Something in Dogear went wrong. Try again; if it stays, report it together with the log.</source>
        <translation>In Dogear ist etwas schiefgegangen. Noch einmal versuchen; bleibt es dabei, den Fehler zusammen mit dem Protokoll melden.</translation>
    </message>
    <message>
        <source>%1 The episodes that were here are kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 Die vorhandenen Folgen bleiben erhalten.</translation>
    </message>
    <message>
        <source>The sound device is gone, so the episode is paused. Press play to go on from the same place with another one.</source>
        <translation>Das Tongerät ist weg, darum hält die Folge an. „Abspielen“ geht an derselben Stelle mit einem anderen weiter.</translation>
    </message>
    <message>
        <source>%1 is neither a podcast feed nor an audio or video file. Choose another file.</source>
        <translation>%1 ist weder ein Podcast-Feed noch eine Audio- oder Videodatei. Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>There is nothing to hear or see in %1. Choose a folder with audio or video files.</source>
        <translation>In %1 ist nichts zu hören oder zu sehen. Einen Ordner mit Audio- oder Videodateien wählen.</translation>
    </message>
    <message>
        <source>this folder</source>
        <translation>diesem Ordner</translation>
    </message>
    <message>
        <source>%1 holds more files than one show may have. Choose one of the folders in it.</source>
        <translation>%1 enthält mehr Dateien, als eine Sendung haben darf. Einen der Ordner darin wählen.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>Der Ordner</translation>
    </message>
    <message>
        <source>The folder %1 is not there. If it is on a disk that is not connected, connect it, then refresh.</source>
        <translation>Der Ordner %1 ist nicht da. Falls er auf einem Datenträger liegt, der nicht angeschlossen ist, diesen anschließen und dann aktualisieren.</translation>
    </message>
    <message>
        <source>%1 is there already and is no backup, so it was left as it is. Choose another name.</source>
        <translation>%1 gibt es schon, und es ist keine Sicherung; die Datei wurde nicht angerührt. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Dogear is open with this library, so nothing was changed. Close it, or choose Restore in its Library menu.</source>
        <translation>Dogear hat diese Bibliothek geöffnet; nichts wurde geändert. Dogear schließen oder dort im Menü Bibliothek „Zurückspielen“ wählen.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no backup of Dogear, so nothing was changed. Choose another file.</source>
        <translation>%1 ist beschädigt oder keine Sicherung von Dogear; nichts wurde geändert. Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>%1 was made by a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 stammt von einem neueren Dogear; nichts wurde geändert. Diese Version installieren oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>The part of Qt Multimedia that plays is not installed, so there is no sound. Install it with your system&apos;s packages, and start Dogear again; your library and your places are kept.</source>
        <translation>Der Teil von Qt Multimedia, der abspielt, ist nicht installiert, daher gibt es keinen Ton. Mit den Paketen des Systems installieren und Dogear neu starten; Bibliothek und Stellen bleiben erhalten.</translation>
    </message>
    <message>
        <source>The part of Dogear that plays, %1, is missing or does not fit, so there is no sound. Install Dogear again; your library and your places are kept.</source>
        <translation>Der Teil von Dogear, der abspielt, %1, fehlt oder passt nicht; deshalb gibt es keinen Ton. Dogear neu installieren; die Bibliothek und alle Stellen bleiben.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 ist gestört (%2). Später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network and the address, then try again.</source>
        <translation>Es gibt keine Verbindung mit %1. Das Netz und die Adresse prüfen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>%1 wird vom eigenen Netz gesperrt, vielleicht von einem Werbefilter. Dort freigeben, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 does not speak https. Write http:// in front of the address.</source>
        <translation>%1 beherrscht kein https. http:// vor die Adresse schreiben.</translation>
    </message>
    <message>
        <source>%1 redirects in a loop. Tell the show, or look for another address of its feed.</source>
        <translation>%1 leitet endlos im Kreis um. Der Sendung Bescheid geben oder eine andere Adresse ihres Feeds suchen.</translation>
    </message>
    <message>
        <source>%1 leads from a secure address (https) to an open one (http), where others could read along, so Dogear didn&apos;t go there. Tell the show.</source>
        <translation>%1 führt von einer sicheren Adresse (https) zu einer offenen (http), bei der andere mitlesen könnten; deshalb ist Dogear nicht gefolgt. Der Sendung Bescheid geben.</translation>
    </message>
    <message>
        <source>%1 sent an answer that contradicts itself, so nothing of it was used. Try again later, or tell the show.</source>
        <translation>%1 hat eine Antwort geschickt, die sich selbst widerspricht; deshalb wurde nichts davon verwendet. Später noch einmal versuchen oder der Sendung Bescheid geben.</translation>
    </message>
    <message>
        <source>%1 sends this compressed in a way that Dogear can&apos;t read, although it asked for it as it is. Tell the show.</source>
        <translation>%1 schickt dies so komprimiert, dass Dogear es nicht lesen kann, obwohl Dogear es unkomprimiert verlangt hat. Der Sendung Bescheid geben.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Paste the address of a feed.</source>
        <translation>„%1“ ist keine Adresse. Die Adresse eines Feeds einfügen.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of this episode. It may ask you to log in, or your network does; open the episode&apos;s page in a browser.</source>
        <translation>%1 hat statt dieser Folge eine Webseite geschickt. Vielleicht wird dort oder vom eigenen Netz eine Anmeldung verlangt; die Seite der Folge im Browser öffnen.</translation>
    </message>
    <message>
        <source>%1 sent a playlist, a list of addresses, instead of this episode. Dogear can&apos;t play it; open the episode&apos;s page in a browser.</source>
        <translation>%1 hat statt dieser Folge eine Wiedergabeliste geschickt, eine Liste von Adressen. Dogear kann sie nicht abspielen; die Seite der Folge im Browser öffnen.</translation>
    </message>
    <message>
        <source>%1 sent an empty file instead of this episode. Try again later, or tell the show.</source>
        <translation>%1 hat statt dieser Folge eine leere Datei geschickt. Später noch einmal versuchen oder der Sendung Bescheid geben.</translation>
    </message>
    <message>
        <source>%1 sent a message instead of this episode, as servers do when they refuse it. Try again later, or open the episode&apos;s page in a browser.</source>
        <translation>%1 hat statt dieser Folge eine Meldung geschickt, wie es Server tun, wenn sie ablehnen. Später noch einmal versuchen oder die Seite der Folge im Browser öffnen.</translation>
    </message>
    <message>
        <source>%1 sends another file of this episode at each request, so it can&apos;t be put together. Your place is kept; try again later.</source>
        <translation>%1 schickt bei jeder Anfrage eine andere Datei dieser Folge; deshalb lässt sie sich nicht zusammensetzen. Die Stelle bleibt gemerkt; später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 is a list without shows, so nothing was added. Export it again, or choose another file.</source>
        <translation>%1 ist eine Liste ohne Sendungen; deshalb wurde nichts hinzugefügt. Die Liste neu exportieren oder eine andere Datei wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged. Dogear added the %n shows that it could read; export the list again for the others.</source>
        <translation>
            <numerusform>%1 ist beschädigt. Dogear hat die eine lesbare Sendung hinzugefügt; für den Rest die Liste neu exportieren.</numerusform>
            <numerusform>%1 ist beschädigt. Dogear hat die %n lesbaren Sendungen hinzugefügt; für den Rest die Liste neu exportieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a web page, not a podcast feed. Look there for a link named RSS or Feed and paste it here.</source>
        <translation>%1 ist eine Webseite, kein Podcast-Feed. Dort einen Link namens RSS oder Feed suchen und hier einfügen.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a podcast feed. Check the address, or look on the page of the show for its feed.</source>
        <translation>%1 ist kein Podcast-Feed. Die Adresse prüfen oder den Feed auf der Seite der Sendung suchen.</translation>
    </message>
    <message>
        <source>%1 cannot be played any further: it is missing, was changed while it played, or is damaged. Your place is kept. Check the file, or get it again.</source>
        <translation>%1 lässt sich nicht weiter abspielen: Die Datei fehlt, wurde beim Abspielen geändert oder ist beschädigt. Die Stelle bleibt gemerkt. Die Datei prüfen oder neu beschaffen.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t sending this episode. Try again later; your place is kept.</source>
        <translation>%1 liefert diese Folge nicht. Später noch einmal versuchen; die Stelle bleibt gemerkt.</translation>
    </message>
    <message>
        <source>The library file is damaged, so not all of it can be read. Choose “Check library” (dogearctl check), or restore a backup if that does not help. Your places are kept.</source>
        <translation>Die Datei der Bibliothek ist beschädigt, daher ist nicht alles lesbar. „Bibliothek prüfen“ wählen (dogearctl check) oder, wenn das nicht hilft, eine Sicherung wiederherstellen. Die Stellen bleiben erhalten.</translation>
    </message>
    <message>
        <source>%1 is damaged, or has no settings of Dogear, so nothing was changed. Choose a file that was exported in the settings.</source>
        <translation>%1 ist beschädigt oder enthält keine Einstellungen von Dogear; nichts wurde geändert. Eine Datei wählen, die in den Einstellungen exportiert wurde.</translation>
    </message>
    <message>
        <source>%1 has settings of a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 enthält Einstellungen eines neueren Dogear; nichts wurde geändert. Diese Version installieren oder eine andere Datei wählen.</translation>
    </message>
</context>
<context>
    <name>FeedFacts</name>
    <message>
        <source>%1 – %2</source>
        <comment>first and last year</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Moderation</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) wide</source>
        <translation>
            <numerusform>%n Pixel breit</numerusform>
            <numerusform>%n Pixel breit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) high</source>
        <translation>
            <numerusform>%n Pixel hoch</numerusform>
            <numerusform>%n Pixel hoch</numerusform>
        </translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>About the place</source>
        <translation>Handelt von</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>Trailer</translation>
    </message>
    <message>
        <source>Import by other hosts</source>
        <translation>Übernahme durch andere Anbieter</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Listing in directories</source>
        <translation>Aufnahme in Verzeichnisse</translation>
    </message>
    <message>
        <source>All directories</source>
        <translation>Alle Verzeichnisse</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>Finished, no further episodes</source>
        <translation>Abgeschlossen, keine weiteren Folgen</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Neue Folgen</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>Geplantes Ende</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>Livestream</translation>
    </message>
    <message>
        <source>Watch or listen</source>
        <translation>Ansehen oder anhören</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Inhaber</translation>
    </message>
    <message>
        <source>Years active</source>
        <translation>Aktive Jahre</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>One story, from the first episode on</source>
        <translation>Eine Geschichte, von der ersten Folge an</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Einstufung</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Explizit</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Unbedenklich</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Copyright</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Zuletzt abgerufen</translation>
    </message>
    <message>
        <source>For information only: Dogear sends no payments.</source>
        <translation>Nur zur Information: Dogear sendet keine Zahlungen.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Own address</source>
        <translation>Eigene Adresse</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>Neue Adresse</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>Announced by Podping</source>
        <translation>Über Podping angekündigt</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Trailers</source>
        <translation>Trailer</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützung</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>About the feed</source>
        <translation>Über den Feed</translation>
    </message>
    <message>
        <source>There are no replies.</source>
        <translation>Es gibt keine Antworten.</translation>
    </message>
    <message>
        <source>There is no network, so the replies were not loaded. Try again later.</source>
        <translation>Ohne Netz wurden die Antworten nicht geladen. Später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Dogear can&apos;t read the replies of this server. Open the thread in the browser.</source>
        <translation>Die Antworten dieses Servers kann Dogear nicht lesen. Den Beitrag im Browser öffnen.</translation>
    </message>
    <message>
        <source>The server did not send the replies. Try again later, or open the thread in the browser.</source>
        <translation>Der Server hat die Antworten nicht geschickt. Später noch einmal versuchen oder den Beitrag im Browser öffnen.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Staffel</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Bonus episode</source>
        <translation>Bonusfolge</translation>
    </message>
    <message>
        <source>About the episode</source>
        <translation>Über die Folge</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>Ausschnitte</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Further texts</source>
        <translation>Weitere Texte</translation>
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
        <translation>voreingestellt</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>Another source</source>
        <comment>of a version of an episode</comment>
        <translation>Weitere Quelle</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>width and height in pixels</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>version of an episode</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>The show has turned comments off.</source>
        <translation>Die Sendung hat Kommentare abgeschaltet.</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Beitrag</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Made in</source>
        <comment>place</comment>
        <translation>Entstanden in</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>fee of %1</source>
        <translation>Gebühr von %1</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>time</comment>
        <translation>Ab %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>times</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>from %1 of the other recording</source>
        <translation>ab %1 der anderen Aufnahme</translation>
    </message>
    <message>
        <source>other recipients</source>
        <translation>andere Empfänger</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>%1 suggested</source>
        <comment>amount</comment>
        <translation>%1 vorgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Live now</source>
        <translation>Jetzt live</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
</context>
<context>
    <name>FetchText</name>
    <message>
        <source>Read</source>
        <translation>Abgerufen</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Read, the same as before</source>
        <translation>Abgerufen, Inhalt wie zuvor</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what came of it, status of HTTP</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Same error</source>
        <translation>Derselbe Fehler</translation>
    </message>
</context>
<context>
    <name>Format</name>
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
        <source>%1 left</source>
        <comment>time</comment>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Morgen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day and time of day</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>under %1 s</source>
        <comment>seconds</comment>
        <translation>unter %1 s</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Season %1, episode %2</source>
        <translation>Staffel %1, Folge %2</translation>
    </message>
    <message>
        <source>Season %1</source>
        <translation>Staffel %1</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Folge %1</translation>
    </message>
    <message>
        <source>S%1 E%2</source>
        <comment>season and episode</comment>
        <translation>S%1 F%2</translation>
    </message>
    <message>
        <source>S%1</source>
        <comment>season</comment>
        <translation>S%1</translation>
    </message>
    <message>
        <source>E%1</source>
        <comment>episode</comment>
        <translation>F%1</translation>
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
        <translation>%1 gehört</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <comment>time</comment>
        <translation>%1 gespart</translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>number of episodes</comment>
        <translation>
            <numerusform>%n zu Ende gehört</numerusform>
            <numerusform>%n zu Ende gehört</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saved by speed, %2 by trimming silence</source>
        <comment>times</comment>
        <translation>%1 durch Tempo gespart, %2 durch kürzere Pausen</translation>
    </message>
</context>
<context>
    <name>PaletteActions</name>
    <message>
        <source>Button</source>
        <translation>Schaltfläche</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Inbox</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>All episodes</source>
        <translation>Alle Folgen</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Discover</source>
        <translation>Entdecken</translation>
    </message>
</context>
<context>
    <name>ProxyErrorText</name>
    <message>
        <source>Dogear is set to use a proxy, but its address is missing. Enter it under Network in the settings.</source>
        <translation>Dogear soll einen Proxy verwenden, aber dessen Adresse fehlt. Sie in den Einstellungen unter „Netz“ eintragen.</translation>
    </message>
    <message>
        <source>The proxy %1 can&apos;t be reached, or doesn&apos;t let Dogear through. Check it under Network in the settings.</source>
        <translation>Der Proxy %1 ist nicht erreichbar oder lässt Dogear nicht durch. Ihn in den Einstellungen unter „Netz“ prüfen.</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>Der Proxy verlangt Name und Passwort oder lehnt die bisherigen ab. Beides in den Einstellungen unter „Netz“ eintragen.</translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>Der Proxy %1 verlangt Name und Passwort oder lehnt die bisherigen ab. Beides in den Einstellungen unter „Netz“ eintragen.</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>“%1” was ignored. Use is:unplayed, is:played, is:started, is:downloaded, is:favourite or is:queued.</source>
        <translation>„%1“ bleibt außer Acht. Möglich sind is:unplayed, is:played, is:started, is:downloaded, is:favourite und is:queued.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Use has:chapters, has:transcript, has:video or has:bookmark.</source>
        <translation>„%1“ bleibt außer Acht. Möglich sind has:chapters, has:transcript, has:video und has:bookmark.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a date like 2024, 2024-03 or 2024-03-31.</source>
        <translation>„%1“ bleibt außer Acht. Ein Datum wie 2024, 2024-03 oder 2024-03-31 schreiben.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write an age like &lt;7d, &lt;3w, &lt;6m or &gt;1y.</source>
        <translation>„%1“ bleibt außer Acht. Ein Alter wie &lt;7d, &lt;3w, &lt;6m oder &gt;1y schreiben.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a length like 20m or 1h30m.</source>
        <translation>„%1“ bleibt außer Acht. Eine Länge wie 20m oder 1h30m schreiben.</translation>
    </message>
    <message>
        <source>“%1” was ignored. A season is a number, like season:2.</source>
        <translation>„%1“ bleibt außer Acht. Eine Staffel ist eine Zahl, etwa season:2.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write the word to look for right after the colon.</source>
        <translation>„%1“ bleibt außer Acht. Das gesuchte Wort direkt hinter den Doppelpunkt schreiben.</translation>
    </message>
    <message>
        <source>OR was ignored. Write it between two words.</source>
        <translation>OR bleibt außer Acht. Es zwischen zwei Wörter schreiben.</translation>
    </message>
</context>
<context>
    <name>RowButtonTexts</name>
    <message>
        <source>Pause the download</source>
        <translation>Download anhalten</translation>
    </message>
    <message>
        <source>Retry the download</source>
        <translation>Download noch einmal versuchen</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>Download fortsetzen</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>Download entfernen</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>Download abbrechen</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Aus „Als Nächstes“ entfernen</translation>
    </message>
</context>
<context>
    <name>SubscribeText</name>
    <message numerus="yes">
        <source>%n entries of the list were left out: they are not followed there, or are no shows.</source>
        <translation>
            <numerusform>%n Eintrag der Liste wurde ausgelassen: Er ist dort nicht abonniert oder ist keine Sendung.</numerusform>
            <numerusform>%n Einträge der Liste wurden ausgelassen: Sie sind dort nicht abonniert oder sind keine Sendungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain the episode of the link; look for it in the list, or open the link in a browser.</source>
        <translation>„%1“ ist geöffnet, aber der Feed enthält die Folge des Links nicht; sie in der Liste suchen oder den Link in einem Browser öffnen.</translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain “%2”, the episode of the link; open the link in a browser.</source>
        <translation>„%1“ ist geöffnet, aber der Feed enthält „%2“, die Folge des Links, nicht; den Link in einem Browser öffnen.</translation>
    </message>
    <message>
        <source>“%1” is open, but no directory says which episode the link means; look for it in the list.</source>
        <translation>„%1“ ist geöffnet, aber kein Verzeichnis sagt, welche Folge der Link meint; sie in der Liste suchen.</translation>
    </message>
    <message>
        <source>“%1” is open as it was read before, without the episode of the link.</source>
        <translation>„%1“ ist so geöffnet, wie es zuletzt gelesen wurde, ohne die Folge des Links.</translation>
    </message>
</context>
<context>
    <name>TranscriptText</name>
    <message>
        <source>subtitles (VTT)</source>
        <translation>Untertitel (VTT)</translation>
    </message>
    <message>
        <source>text with times (JSON)</source>
        <translation>Text mit Zeiten (JSON)</translation>
    </message>
    <message>
        <source>subtitles (SRT)</source>
        <translation>Untertitel (SRT)</translation>
    </message>
    <message>
        <source>web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>einfacher Text</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language and format of a transcript</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Der Server</translation>
    </message>
    <message>
        <source>There is no connection to %1, so the transcript could not be fetched. Connect, then try again.</source>
        <translation>Es gibt keine Verbindung mit %1, das Transkript war nicht zu holen. Verbinden, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 gave a web page instead of the transcript; it may want you to sign in. Look for it on the episode&apos;s page, or try again later.</source>
        <translation>%1 gab statt des Transkripts eine Webseite; vielleicht will sie eine Anmeldung. Es auf der Seite der Folge suchen oder später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>What %1 gave is no transcript that Dogear can read. Tell the show, or try again later.</source>
        <translation>Was von %1 kam, ist kein Transkript, das Dogear lesen kann. Der Sendung Bescheid geben oder später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The transcript from %1 breaks off in the middle. Try again.</source>
        <translation>Das Transkript von %1 bricht mittendrin ab. Noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The transcript from %1 is an empty document. Tell the show, or try again later.</source>
        <translation>Das Transkript von %1 ist ein leeres Dokument. Der Sendung Bescheid geben oder später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The transcript from %1 is larger than any that Dogear reads. Tell the show.</source>
        <translation>Das Transkript von %1 ist größer als alles, was Dogear liest. Der Sendung Bescheid geben.</translation>
    </message>
    <message>
        <source>%1 says that the transcript is not there (%2). Tell the show, or try again later.</source>
        <translation>%1 sagt, dass das Transkript nicht da ist (%2). Der Sendung Bescheid geben oder später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 The transcript that was here is kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 Das Transkript, das schon da war, bleibt.</translation>
    </message>
    <message>
        <source>Made on this computer</source>
        <comment>a transcript</comment>
        <translation>Auf diesem Rechner erstellt</translation>
    </message>
</context>
<context>
    <name>dogear::BackupController</name>
    <message>
        <source>Back up…</source>
        <translation>Sichern…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Zurückspielen…</translation>
    </message>
    <message>
        <source>Check library</source>
        <translation>Bibliothek prüfen</translation>
    </message>
    <message>
        <source>Write shows, places and settings to one file</source>
        <translation>Sendungen, Stellen und Einstellungen in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Take shows, places and settings from a backup</source>
        <translation>Sendungen, Stellen und Einstellungen aus einer Sicherung übernehmen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Sicherungen (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Backing up the library…</source>
        <translation>Die Bibliothek wird gesichert…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückspielen</translation>
    </message>
    <message>
        <source>Backups (*.zip *.sqlite)</source>
        <translation>Sicherungen (*.zip *.sqlite)</translation>
    </message>
    <message>
        <source>Restore the library of %1?</source>
        <translation>Die Bibliothek vom %1 zurückspielen?</translation>
    </message>
    <message>
        <source>It holds %1. Dogear closes the library that is open now, keeps it as a backup, and opens the restored one.</source>
        <translation>Sie enthält %1. Dogear schließt die jetzige Bibliothek, hebt sie als Sicherung auf und öffnet die zurückgespielte.</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Die Sicherung wird gelesen…</translation>
    </message>
    <message>
        <source>The library of %1 was restored.</source>
        <translation>Die Bibliothek vom %1 wurde zurückgespielt.</translation>
    </message>
    <message>
        <source>Checking the library…</source>
        <translation>Die Bibliothek wird geprüft…</translation>
    </message>
    <message>
        <source>The library was backed up to %1 (%2, %3).</source>
        <comment>file, shows and episodes, size</comment>
        <translation>Die Bibliothek wurde in %1 gesichert (%2, %3).</translation>
    </message>
    <message>
        <source>Check the library for problems and fix them where possible</source>
        <translation>Die Bibliothek auf Fehler prüfen und beheben, was sich beheben lässt</translation>
    </message>
    <message>
        <source>Restore the library</source>
        <translation>Bibliothek zurückspielen</translation>
    </message>
</context>
<context>
    <name>dogear::BookmarkController</name>
    <message>
        <source>Bookmark this time</source>
        <translation>Diese Stelle merken</translation>
    </message>
    <message>
        <source>Bookmarked at %1.</source>
        <translation>Lesezeichen bei %1 gesetzt.</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Note at %1 of “%2”:</source>
        <translation>Notiz bei %1 in „%2“:</translation>
    </message>
    <message>
        <source>Copied: title, show and time. This episode has no address on the web.</source>
        <translation>Kopiert: Titel, Sendung und Zeit. Diese Folge hat keine Adresse im Netz.</translation>
    </message>
    <message>
        <source>Copied: title, show, time and link.</source>
        <translation>Kopiert: Titel, Sendung, Zeit und Link.</translation>
    </message>
    <message>
        <source>The bookmark was deleted.</source>
        <translation>Das Lesezeichen wurde gelöscht.</translation>
    </message>
    <message>
        <source>Export bookmarks</source>
        <translation>Lesezeichen exportieren</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>bookmarks.md</source>
        <comment>name of a file</comment>
        <translation>lesezeichen.md</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) were written to %1.</source>
        <translation>
            <numerusform>%n Lesezeichen wurde nach %1 geschrieben.</numerusform>
            <numerusform>%n Lesezeichen wurden nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>Link zu dieser Stelle kopieren</translation>
    </message>
    <message>
        <source>Possible with an episode in the player.</source>
        <translation>Möglich mit einer Folge im Player.</translation>
    </message>
    <message>
        <source>Delete bookmark</source>
        <translation>Lesezeichen löschen</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
</context>
<context>
    <name>dogear::ChapterActions</name>
    <message>
        <source>Previous chapter</source>
        <translation>Voriges Kapitel</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
    <message>
        <source>Possible in an episode with chapters.</source>
        <translation>Möglich in einer Folge mit Kapiteln.</translation>
    </message>
</context>
<context>
    <name>dogear::ChapterController</name>
    <message>
        <source>Chapters that match “%1” are skipped in this show.</source>
        <translation>Kapitel, die zu „%1“ passen, werden in dieser Sendung übersprungen.</translation>
    </message>
    <message>
        <source>Skip chapters</source>
        <translation>Kapitel überspringen</translation>
    </message>
</context>
<context>
    <name>dogear::DiagnosticsController</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>This text helps with a bug report. It contains no names of shows, episodes or files, and Dogear sends it to no one: copy it where you want it.</source>
        <translation>Dieser Text hilft bei einem Fehlerbericht. Er enthält keine Namen von Sendungen, Folgen oder Dateien. Dogear schickt ihn niemandem; zum Weitergeben lässt er sich kopieren.</translation>
    </message>
</context>
<context>
    <name>dogear::DocumentController</name>
    <message>
        <source>“%1” could not be started, so no transcripts are made. Check the command in the settings.</source>
        <translation>„%1“ lässt sich nicht starten, also entstehen keine Transkripte. Den Befehl in den Einstellungen prüfen.</translation>
    </message>
    <message>
        <source>“%1” failed and said: %2. No more transcripts are made until you change the command in the settings.</source>
        <translation>„%1“ ist gescheitert und meldet: %2. Es entstehen keine weiteren Transkripte, bis der Befehl in den Einstellungen geändert ist.</translation>
    </message>
    <message>
        <source>“%1” left no subtitles (SRT, VTT), so no more transcripts are made until you change the command in the settings.</source>
        <translation>„%1“ hat keine Untertitel (SRT, VTT) hinterlassen, also entstehen keine weiteren Transkripte, bis der Befehl in den Einstellungen geändert ist.</translation>
    </message>
    <message>
        <source>“%1” failed. No more transcripts are made until you change the command in the settings.</source>
        <translation>„%1“ ist gescheitert. Es entstehen keine weiteren Transkripte, bis der Befehl in den Einstellungen geändert ist.</translation>
    </message>
</context>
<context>
    <name>dogear::DownloadController</name>
    <message>
        <source>Pause all downloads</source>
        <translation>Alle Downloads anhalten</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) removed.</source>
        <translation>
            <numerusform>%n Download entfernt.</numerusform>
            <numerusform>%n Downloads entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is gone: it was deleted or moved.</source>
        <translation>Die Datei ist weg: Sie wurde gelöscht oder verschoben.</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) failed; the list says why.</source>
        <translation>
            <numerusform>%n Download ist fehlgeschlagen; die Liste sagt, warum.</numerusform>
            <numerusform>%n Downloads sind fehlgeschlagen; die Liste sagt, warum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>“%1” was not downloaded: %2.</source>
        <comment>title and reason</comment>
        <translation>„%1“ wurde nicht heruntergeladen: %2.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>Download entfernen</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeController</name>
    <message>
        <source>Mark as played or unplayed</source>
        <translation>Als gehört oder ungehört markieren</translation>
    </message>
    <message>
        <source>Add to or remove from favourites</source>
        <translation>Zu den Favoriten hinzufügen oder daraus entfernen</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Zur Sendung</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Alle als gehört markieren</translation>
    </message>
    <message>
        <source>Possible in the Inbox, in a show and in a tag.</source>
        <translation>Möglich im Eingang, in einer Sendung und in einem Schlagwort.</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeMarker</name>
    <message>
        <source>The position was set back to the beginning.</source>
        <translation>Die Position wurde auf den Anfang zurückgesetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as played.</source>
        <translation>
            <numerusform>%Ln Folge als gehört markiert.</numerusform>
            <numerusform>%Ln Folgen als gehört markiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as unplayed.</source>
        <translation>
            <numerusform>%Ln Folge als ungehört markiert.</numerusform>
            <numerusform>%Ln Folgen als ungehört markiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) added to the favourites.</source>
        <translation>
            <numerusform>%Ln Folge zu den Favoriten hinzugefügt.</numerusform>
            <numerusform>%Ln Folgen zu den Favoriten hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) removed from the favourites.</source>
        <translation>
            <numerusform>%Ln Folge aus den Favoriten entfernt.</numerusform>
            <numerusform>%Ln Folgen aus den Favoriten entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>All episodes here are marked as played already.</source>
        <translation>Hier sind schon alle Folgen als gehört markiert.</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Als gehört markieren</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Als ungehört markieren</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Zu den Favoriten hinzufügen</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Aus den Favoriten entfernen</translation>
    </message>
</context>
<context>
    <name>dogear::Features</name>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothek</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Episode</source>
        <translation>&amp;Folge</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fenster schließen</translation>
    </message>
</context>
<context>
    <name>dogear::FeedAddressController</name>
    <message>
        <source>Address of “%1”</source>
        <translation>Adresse von „%1“</translation>
    </message>
    <message>
        <source>Feed address:</source>
        <translation>Adresse des Feeds:</translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>Adresse ändern</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>“%1” is read at its new address.</source>
        <translation>„%1“ wird jetzt unter der neuen Adresse abgerufen.</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Adresse ändern</translation>
    </message>
</context>
<context>
    <name>dogear::FollowController</name>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>Reading the files of “%1”…</source>
        <translation>Die Dateien von „%1“ werden gelesen…</translation>
    </message>
    <message>
        <source>Looking up where this link leads…</source>
        <translation>Wohin dieser Link führt, wird nachgeschlagen…</translation>
    </message>
</context>
<context>
    <name>dogear::FollowReporter</name>
    <message>
        <source>You follow “%1” already.</source>
        <translation>„%1“ ist schon abonniert.</translation>
    </message>
    <message>
        <source>You now follow “%1”.</source>
        <translation>„%1“ ist jetzt abonniert.</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were added.</source>
        <translation>
            <numerusform>%n Sendung wurde hinzugefügt.</numerusform>
            <numerusform>%n Sendungen wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You follow the shows of this list already.</source>
        <translation>Die Sendungen dieser Liste sind schon abonniert.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>The link leads to %1 in “%2”.</source>
        <translation>Der Link führt zu %1 in „%2“.</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>Ab %1 abspielen</translation>
    </message>
    <message numerus="yes">
        <source>%n of the shows could not be read; the sidebar marks them.</source>
        <translation>
            <numerusform>%n Sendung konnte nicht abgerufen werden; die Seitenleiste markiert sie.</numerusform>
            <numerusform>%n Sendungen konnten nicht abgerufen werden; die Seitenleiste markiert sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Berichtigen…</translation>
    </message>
</context>
<context>
    <name>dogear::HelpController</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>The Dogear Guide</source>
        <translation>The Dogear Guide</translation>
    </message>
    <message>
        <source>About Dogear</source>
        <translation>Über Dogear</translation>
    </message>
    <message>
        <source>Release notes</source>
        <translation>Versionshinweise</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
</context>
<context>
    <name>dogear::KeyBindings</name>
    <message>
        <source>Other</source>
        <translation>Sonstiges</translation>
    </message>
</context>
<context>
    <name>dogear::LiveReminders</name>
    <message>
        <source>“%1” starts now.</source>
        <translation>„%1“ beginnt jetzt.</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Zur Sendung</translation>
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
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Voriger Bereich</translation>
    </message>
</context>
<context>
    <name>dogear::NextUndo</name>
    <message>
        <source>Next episode</source>
        <translation>Nächste Folge</translation>
    </message>
</context>
<context>
    <name>dogear::PaletteController</name>
    <message>
        <source>Saved search</source>
        <translation>Gespeicherte Suche</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Sendung</translation>
    </message>
    <message>
        <source>Archived show</source>
        <translation>Archivierte Sendung</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Go to anything…</source>
        <translation>Gehe zu …</translation>
    </message>
</context>
<context>
    <name>dogear::PasswordController</name>
    <message>
        <source>Enter password…</source>
        <translation>Passwort eingeben…</translation>
    </message>
</context>
<context>
    <name>dogear::PlayStarter</name>
    <message>
        <source>There is no unplayed episode to play. Select one, or add a show.</source>
        <translation>Es gibt keine ungehörte Folge. Zum Abspielen eine Folge auswählen oder eine Sendung hinzufügen.</translation>
    </message>
</context>
<context>
    <name>dogear::PlaybackController</name>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder pausieren</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Normales Tempo</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Lauter</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm schalten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>%n Sekunde zurück</numerusform>
            <numerusform>%n Sekunden zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>%n Sekunde vor</numerusform>
            <numerusform>%n Sekunden vor</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to last position</source>
        <translation>Zurück an die letzte Stelle</translation>
    </message>
    <message>
        <source>Switch between normal and last speed</source>
        <translation>Zwischen normalem und letztem Tempo wechseln</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Leiser</translation>
    </message>
    <message>
        <source>Possible after a jump to another time.</source>
        <translation>Möglich nach einem Sprung zu einer anderen Zeit.</translation>
    </message>
</context>
<context>
    <name>dogear::PrivacyController</name>
    <message>
        <source>Contacted hosts</source>
        <translation>Kontaktierte Server</translation>
    </message>
    <message>
        <source>Hosts that Dogear contacts</source>
        <translation>Server, die Dogear kontaktiert</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>dogear::QueueController</name>
    <message>
        <source>Next episode</source>
        <translation>Nächste Folge</translation>
    </message>
    <message>
        <source>Clear Up next</source>
        <translation>„Als Nächstes“ leeren</translation>
    </message>
    <message>
        <source>Sort Up next</source>
        <translation>„Als Nächstes“ sortieren</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Kürzeste zuerst</translation>
    </message>
    <message>
        <source>By show</source>
        <translation>Nach Sendung</translation>
    </message>
    <message numerus="yes">
        <source>Up next was cleared: %n episode(s).</source>
        <translation>
            <numerusform>„Als Nächstes“ wurde geleert: %n Folge.</numerusform>
            <numerusform>„Als Nächstes“ wurde geleert: %n Folgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up next is empty</source>
        <translation>„Als Nächstes“ ist leer</translation>
    </message>
    <message numerus="yes">
        <source>Up next: %n episode(s)</source>
        <translation>
            <numerusform>Als Nächstes: %n Folge</numerusform>
            <numerusform>Als Nächstes: %n Folgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) removed from Up next.</source>
        <translation>
            <numerusform>%n Folge aus „Als Nächstes“ entfernt.</numerusform>
            <numerusform>%n Folgen aus „Als Nächstes“ entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Possible when an episode comes next.</source>
        <translation>Möglich, wenn eine Folge als nächste kommt.</translation>
    </message>
    <message>
        <source>Possible when Up next has an episode.</source>
        <translation>Möglich, wenn „Als Nächstes“ eine Folge enthält.</translation>
    </message>
    <message>
        <source>Move in Up next</source>
        <translation>In „Als Nächstes“ verschieben</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Als nächste Folge abspielen</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>An „Als Nächstes“ anhängen</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Aus „Als Nächstes“ entfernen</translation>
    </message>
    <message>
        <source>Up next was sorted.</source>
        <translation>„Als Nächstes“ wurde sortiert.</translation>
    </message>
</context>
<context>
    <name>dogear::ReleaseNotes</name>
    <message>
        <source>Release notes</source>
        <translation>Versionshinweise</translation>
    </message>
    <message>
        <source>Dogear was updated to %1.</source>
        <translation>Dogear wurde auf %1 aktualisiert.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Neuerungen</translation>
    </message>
</context>
<context>
    <name>dogear::SavedSearchController</name>
    <message>
        <source>The search “%1” was removed.</source>
        <translation>Die Suche „%1“ wurde entfernt.</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Umbenannt in „%1“.</translation>
    </message>
    <message>
        <source>Save search</source>
        <translation>Suche speichern</translation>
    </message>
    <message>
        <source>The search “%1” is in the sidebar now.</source>
        <translation>Die Suche „%1“ steht jetzt in der Seitenleiste.</translation>
    </message>
    <message>
        <source>Rename search</source>
        <translation>Suche umbenennen</translation>
    </message>
    <message>
        <source>Remove search</source>
        <translation>Suche entfernen</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsController</name>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsTransfer</name>
    <message>
        <source>Settings (*.json)</source>
        <translation>Einstellungen (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Einstellungen exportieren</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Einstellungen importieren</translation>
    </message>
    <message>
        <source>The settings were written to %1, without passwords.</source>
        <translation>Die Einstellungen wurden ohne Passwörter in %1 geschrieben.</translation>
    </message>
    <message>
        <source>%1 has no setting that this Dogear can use, so nothing was changed.</source>
        <translation>%1 enthält keine Einstellung, die dieses Dogear verwenden kann; nichts wurde geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) taken from %1</source>
        <translation>
            <numerusform>%n Einstellung aus %1 übernommen</numerusform>
            <numerusform>%n Einstellungen aus %1 übernommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that this Dogear does not know</source>
        <comment>settings</comment>
        <translation>
            <numerusform>%n hier unbekannte Einstellung</numerusform>
            <numerusform>%n hier unbekannte Einstellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>the folder %1, which is not on this computer</source>
        <translation>der Ordner %1, den es auf diesem Rechner nicht gibt</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence: so many settings taken from a file</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; left out: %2.</source>
        <comment>so many settings taken from a file, a list</comment>
        <translation>%1; ausgelassen: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::ShowController</name>
    <message>
        <source>Add a show…</source>
        <translation>Sendung hinzufügen…</translation>
    </message>
    <message>
        <source>Add audio or video files…</source>
        <translation>Audio- oder Videodateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Import shows (OPML)…</source>
        <translation>Sendungen importieren (OPML)…</translation>
    </message>
    <message>
        <source>Export shows (OPML)…</source>
        <translation>Sendungen exportieren (OPML)…</translation>
    </message>
    <message>
        <source>Refresh all shows</source>
        <translation>Alle Sendungen aktualisieren</translation>
    </message>
    <message>
        <source>You no longer follow “%1”.</source>
        <translation>„%1“ ist nicht mehr abonniert.</translation>
    </message>
    <message>
        <source>Add audio or video files</source>
        <translation>Audio- oder Videodateien hinzufügen</translation>
    </message>
    <message>
        <source>Audio and video (%1)</source>
        <translation>Audio und Video (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Import shows</source>
        <translation>Sendungen importieren</translation>
    </message>
    <message>
        <source>Lists of shows (*.opml *.xml)</source>
        <translation>Listen von Sendungen (*.opml *.xml)</translation>
    </message>
    <message>
        <source>Export shows</source>
        <translation>Sendungen exportieren</translation>
    </message>
    <message>
        <source>Export this show</source>
        <translation>Diese Sendung exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were written to %1.</source>
        <translation>
            <numerusform>%n Sendung wurde in %1 geschrieben.</numerusform>
            <numerusform>%n Sendungen wurden in %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Abo beenden</translation>
    </message>
</context>
<context>
    <name>dogear::ShowEditor</name>
    <message>
        <source>“%1” is in the archive: it stays as it is and is not refreshed.</source>
        <translation>„%1“ ist im Archiv: Die Sendung bleibt, wie sie ist, und wird nicht aktualisiert.</translation>
    </message>
    <message>
        <source>“%1” is back from the archive.</source>
        <translation>„%1“ ist aus dem Archiv zurück.</translation>
    </message>
    <message>
        <source>“%1” was renamed.</source>
        <translation>„%1“ hat einen anderen Namen.</translation>
    </message>
    <message>
        <source>“%1” has the tag “%2” now.</source>
        <translation>„%1“ hat jetzt das Schlagwort „%2“.</translation>
    </message>
    <message>
        <source>“%1” no longer has the tag “%2”.</source>
        <translation>„%1“ hat das Schlagwort „%2“ nicht mehr.</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its shows are still here.</source>
        <translation>Das Schlagwort „%1“ wurde entfernt; seine Sendungen sind noch da.</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Neues Schlagwort</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Name des Schlagworts</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Umbenannt in „%1“.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image Dogear can read. The show keeps the one it has; choose another file.</source>
        <translation>„%1“ ist kein Bild, das Dogear lesen kann. Die Sendung behält das bisherige; eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>Picture changed.</source>
        <translation>Das Bild wurde geändert.</translation>
    </message>
    <message>
        <source>Feed picture restored.</source>
        <translation>Das Bild aus dem Feed ist wieder da.</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Schlagwort hinzufügen</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>Schlagwort wegnehmen</translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation>Schlagwort umbenennen</translation>
    </message>
    <message>
        <source>Remove tag</source>
        <translation>Schlagwort entfernen</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>Bild aus dem Feed</translation>
    </message>
</context>
<context>
    <name>dogear::StatisticsController</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>dogear::StreamStatus</name>
    <message>
        <source>This episode has become another file at its server, perhaps with other advertisements. It goes on at the same time.</source>
        <translation>Diese Folge ist auf ihrem Server eine andere Datei geworden, vielleicht mit anderer Werbung. Es geht an derselben Stelle weiter.</translation>
    </message>
    <message>
        <source>This stream can&apos;t be saved. %1</source>
        <translation>Dieser Stream lässt sich nicht speichern. %1</translation>
    </message>
</context>
<context>
    <name>dogear::TrayIcon</name>
    <message>
        <source>Jump back</source>
        <translation>Zurückspringen</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Vorspringen</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>Nächste Folge</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Hide the window</source>
        <translation>Fenster ausblenden</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>Fenster einblenden</translation>
    </message>
</context>
<context>
    <name>dogear::UndoController</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Possible after a change of the library.</source>
        <translation>Möglich nach einer Änderung der Bibliothek.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>name of an act</comment>
        <translation>Rückgängig gemacht: %1.</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>dogear::VideoController</name>
    <message>
        <source>Video in its own window</source>
        <translation>Video in eigenem Fenster</translation>
    </message>
    <message>
        <source>Video in full screen</source>
        <translation>Video im Vollbild</translation>
    </message>
    <message>
        <source>%1 – Dogear</source>
        <translation>%1 – Dogear</translation>
    </message>
    <message>
        <source>Possible while a video plays.</source>
        <translation>Möglich, während ein Video läuft.</translation>
    </message>
    <message>
        <source>Show the video over the whole screen</source>
        <translation>Das Video auf dem ganzen Bildschirm zeigen</translation>
    </message>
    <message>
        <source>Show the video beside the notes</source>
        <translation>Das Video neben den Notizen zeigen</translation>
    </message>
    <message>
        <source>Show the video in its own window</source>
        <translation>Das Video in eigenem Fenster zeigen</translation>
    </message>
</context>
<context>
    <name>dogear::ViewMenu</name>
    <message>
        <source>Sidebar</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Notes and details</source>
        <translation>Notizen und Details</translation>
    </message>
    <message>
        <source>Larger notes</source>
        <translation>Notizen größer</translation>
    </message>
    <message>
        <source>Smaller notes</source>
        <translation>Notizen kleiner</translation>
    </message>
    <message>
        <source>Usual size of notes</source>
        <translation>Notizen in üblicher Größe</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme of the desktop</comment>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::Autostart</name>
    <message>
        <source>Dogear starts when you log in.</source>
        <translation>Dogear startet bei der Anmeldung.</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::GlobalShortcuts</name>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder pausieren</translation>
    </message>
    <message>
        <source>Play the next episode</source>
        <translation>Nächste Folge abspielen</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>Zurückspringen</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Vorspringen</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ScreenInhibitor</name>
    <message>
        <source>Showing a video</source>
        <translation>Ein Video wird gezeigt</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ServerNotifier</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::SleepInhibitor</name>
    <message>
        <source>Playing a podcast</source>
        <translation>Ein Podcast wird abgespielt</translation>
    </message>
    <message>
        <source>Keeping the place in a podcast</source>
        <translation>Die Stelle in einem Podcast wird gesichert</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AboutDialog</name>
    <message>
        <source>About Dogear</source>
        <translation>Über Dogear</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Dogear %1</source>
        <translation>Dogear %1</translation>
    </message>
    <message>
        <source>A podcast player that keeps your place.</source>
        <translation>Ein Podcast-Player, der sich die Stelle merkt.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Alle dürfen sie benutzen, untersuchen, weitergeben und verändern; es gibt keinerlei Gewährleistung.</translation>
    </message>
    <message>
        <source>© The Dogear developers</source>
        <translation>© Die Entwickler von Dogear</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Verwendet für</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>Licence of Dogear</source>
        <translation>Lizenz von Dogear</translation>
    </message>
    <message>
        <source>Dogear uses these libraries:</source>
        <translation>Dogear verwendet diese Bibliotheken:</translation>
    </message>
    <message>
        <source>Licence of Dogear:</source>
        <translation>Lizenz von Dogear:</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AddPodcastDialog</name>
    <message>
        <source>Add a show</source>
        <translation>Sendung hinzufügen</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Abonnieren</translation>
    </message>
    <message>
        <source>Choose a feed, a list of shows, audio or video</source>
        <translation>Feed, Liste von Sendungen, Audio oder Video wählen</translation>
    </message>
    <message>
        <source>Name, link or feed address of a show, OPML list, folder or audio file:</source>
        <translation>Name, Link oder Feed-Adresse einer Sendung, OPML-Liste, Ordner oder Audiodatei:</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AppearanceSettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Light or dark colours of the window</source>
        <translation>Helle oder dunkle Farben des Fensters</translation>
    </message>
    <message>
        <source>dark mode light mode night</source>
        <comment>words that find the theme</comment>
        <translation>dunkelmodus dunkler modus dark mode hellmodus heller modus nachtmodus design thema theme</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Colours from artwork</source>
        <translation>Farben aus dem Cover</translation>
    </message>
    <message>
        <source>The page of a show takes a colour from its picture</source>
        <translation>Die Seite einer Sendung übernimmt eine Farbe aus ihrem Bild</translation>
    </message>
    <message>
        <source>accent cover tint</source>
        <comment>words that find colours from artwork</comment>
        <translation>akzent akzentfarbe titelbild tönung</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Size of notes</source>
        <translation>Größe der Notizen</translation>
    </message>
    <message>
        <source>Size of the text in notes and transcripts</source>
        <translation>Größe des Textes in Notizen und Transkripten</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>font zoom larger smaller letters</source>
        <comment>words that find the text size</comment>
        <translation>schrift schriftgröße textgröße zoom größer kleiner buchstaben</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of Dogear&apos;s texts</source>
        <translation>In welcher Sprache Dogear seine Texte zeigt</translation>
    </message>
    <message>
        <source>translation locale</source>
        <comment>words that find the language; with the English word, too</comment>
        <translation>übersetzung language translation locale</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarkDelegate</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note of this bookmark</source>
        <translation>Notiz zu diesem Lesezeichen</translation>
    </message>
    <message>
        <source>You no longer follow this show. Follow it again to play this.</source>
        <translation>Diese Sendung ist nicht mehr abonniert. Zum Abspielen wieder abonnieren.</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>Ab %1 abspielen</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarksPage</name>
    <message>
        <source>Search bookmarks</source>
        <translation>Lesezeichen durchsuchen</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Write all bookmarks to a Markdown file</source>
        <translation>Alle Lesezeichen in eine Markdown-Datei schreiben</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n Lesezeichen</numerusform>
            <numerusform>%n Lesezeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or shorter words.</source>
        <translation>Nichts gefunden. Weniger oder kürzere Wörter versuchen.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier abspielen</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>Link zu dieser Stelle kopieren</translation>
    </message>
    <message>
        <source>Words of notes, titles and shows</source>
        <translation>Wörter aus Notizen, Titeln und Sendungen</translation>
    </message>
    <message>
        <source>In the bookmarks</source>
        <translation>In den Lesezeichen</translation>
    </message>
    <message>
        <source>Bookmark a time while you listen to find it again and to write down why.</source>
        <translation>Ein Lesezeichen beim Hören hilft, die Stelle wiederzufinden; eine Notiz dazu hält fest, warum.</translation>
    </message>
    <message>
        <source>Press %1 while you listen to mark a time and to write down why.</source>
        <translation>Beim Hören lässt sich mit %1 ein Lesezeichen setzen; eine Notiz dazu hält fest, warum.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterDelegate</name>
    <message>
        <source>Without a title</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>Skipped because of its title, as you chose for this show</source>
        <translation>Wegen des Titels übersprungen, wie für diese Sendung gewählt</translation>
    </message>
    <message>
        <source>%1 – play from %2</source>
        <comment>title of a chapter, time</comment>
        <translation>%1 – ab %2 abspielen</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Dieses Kapitel überspringen</translation>
    </message>
    <message>
        <source>Do not skip this chapter</source>
        <translation>Dieses Kapitel nicht überspringen</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>%n Kapitel</numerusform>
            <numerusform>%n Kapitel</numerusform>
        </translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier abspielen</translation>
    </message>
    <message>
        <source>Open the link</source>
        <translation>Link öffnen</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Dieses Kapitel überspringen</translation>
    </message>
    <message>
        <source>Always skip chapters with this title</source>
        <translation>Kapitel mit diesem Titel immer überspringen</translation>
    </message>
    <message>
        <source>In the chapters</source>
        <translation>In den Kapiteln</translation>
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
        <translation>Land der Hitliste</translation>
    </message>
    <message>
        <source>Category of the chart</source>
        <translation>Kategorie der Hitliste</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::CommandPalette</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>jetzt nicht möglich</translation>
    </message>
    <message>
        <source>Search all episodes for “%1”</source>
        <translation>In allen Folgen nach „%1“ suchen</translation>
    </message>
    <message>
        <source>Name of an action, a show, a place or a setting</source>
        <translation>Name einer Aktion, einer Sendung, eines Ortes oder einer Einstellung</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Nothing in Dogear has this name.</source>
        <translation>Nichts in Dogear heißt so.</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Jetzt nicht möglich.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailPage</name>
    <message>
        <source>Select an episode to read its notes.</source>
        <translation>Eine Folge auswählen, um ihre Notizen zu lesen.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailTabs</name>
    <message>
        <source>Parts of the page</source>
        <translation>Teile der Seite</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryDelegate</name>
    <message>
        <source>Play the episode</source>
        <translation>Folge abspielen</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>Neueste Folge abspielen</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Abonnieren</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryShowPage</name>
    <message>
        <source>What directories say about the show</source>
        <translation>Was Verzeichnisse über die Sendung sagen</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Abonniert</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Abonnieren</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>Verzeichnet bei</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>Neueste Folge</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Einstufung</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Explizit</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Unbedenklich</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>A directory says that its feed is gone.</source>
        <translation>Ein Verzeichnis sagt, dass ihr Feed weg ist.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Page of the directory</source>
        <translation>Seite des Verzeichnisses</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>See and play the episodes before you follow the show</source>
        <translation>Die Folgen ansehen und anhören, ohne der Sendung schon zu folgen</translation>
    </message>
    <message>
        <source>Reading the feed…</source>
        <translation>Der Feed wird gelesen …</translation>
    </message>
    <message>
        <source>Show episodes</source>
        <translation>Folgen zeigen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Open the show</source>
        <translation>Sendung öffnen</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Erschienen</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DiscoverPage</name>
    <message>
        <source>Search for shows, or paste a link</source>
        <translation>Sendungen suchen oder einen Link einfügen</translation>
    </message>
    <message>
        <source>This chart is empty. Choose another one.</source>
        <translation>Diese Hitliste ist leer. Eine andere wählen.</translation>
    </message>
    <message>
        <source>Reading the chart…</source>
        <translation>Die Hitliste wird gelesen…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Es wird gesucht…</translation>
    </message>
    <message>
        <source>Press Return to follow the show that this link leads to.</source>
        <translation>Die Eingabetaste abonniert die Sendung, zu der dieser Link führt.</translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or other words.</source>
        <translation>Nichts gefunden. Weniger oder andere Wörter versuchen.</translation>
    </message>
    <message>
        <source>Shows and episodes</source>
        <translation>Sendungen und Folgen</translation>
    </message>
    <message>
        <source>Names of shows and people, or the link of another player. Return follows the selected show, and plays one that you follow.</source>
        <translation>Namen von Sendungen und Personen oder der Link eines anderen Players. Die Eingabetaste abonniert die ausgewählte Sendung oder spielt sie ab, falls sie schon abonniert ist.</translation>
    </message>
    <message>
        <source>In Discover</source>
        <translation>In „Entdecken“</translation>
    </message>
    <message>
        <source>Follow, or play what you follow</source>
        <translation>Abonnieren oder Abonniertes abspielen</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadButton</name>
    <message>
        <source>Cancel the download</source>
        <translation>Download abbrechen</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>Download fortsetzen</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>Download entfernen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>how far a download is, what a click does</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Keep (already here)</source>
        <translation>Behalten (schon da)</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadSettingsPage</name>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Where the files are; those that are there already move along</source>
        <translation>Wo die Dateien liegen; was schon da ist, zieht mit um</translation>
    </message>
    <message>
        <source>Downloads wait while the disk has less room than this</source>
        <translation>Downloads warten, solange auf dem Datenträger weniger Platz ist</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>When downloads may begin</source>
        <translation>Wann Downloads beginnen dürfen</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>When they end; before the other hour: on the next day</source>
        <translation>Wann sie enden; vor der anderen Uhrzeit: am nächsten Tag</translation>
    </message>
    <message>
        <source>Only from</source>
        <comment>an hour to another</comment>
        <translation>Nur von</translation>
    </message>
    <message>
        <source>Downloads wait until these hours begin</source>
        <translation>Downloads warten, bis diese Zeit beginnt</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two hours</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>Only at certain hours</source>
        <translation>Nur zu bestimmten Zeiten</translation>
    </message>
    <message>
        <source>Removing downloads</source>
        <translation>Downloads entfernen</translation>
    </message>
    <message>
        <source>Days after playing</source>
        <translation>Tage nach dem Hören</translation>
    </message>
    <message>
        <source>How long they stay after they were played</source>
        <translation>Wie lange sie bleiben, nachdem sie gehört wurden</translation>
    </message>
    <message>
        <source>What was heard to its end needs no room</source>
        <translation>Was zu Ende gehört wurde, braucht keinen Platz</translation>
    </message>
    <message>
        <source>Remove all after</source>
        <translation>Alle entfernen nach</translation>
    </message>
    <message>
        <source>How long downloads stay, played or not</source>
        <translation>Wie lange Downloads bleiben, gehört oder nicht</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>When they need more room than this, played ones go first, then the oldest</source>
        <translation>Brauchen sie mehr Platz, gehen zuerst gehörte, dann die ältesten</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>Keep favourites</source>
        <translation>Favoriten behalten</translation>
    </message>
    <message>
        <source>What plays or is up next always stays.</source>
        <translation>Was gerade spielt oder als Nächstes kommt, bleibt immer.</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>Streaming</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Keep free</source>
        <translation>Frei halten</translation>
    </message>
    <message>
        <source>Remove played after</source>
        <comment>so many days</comment>
        <translation>Gehörte entfernen nach</translation>
    </message>
    <message>
        <source>Remove played</source>
        <translation>Gehörte entfernen</translation>
    </message>
    <message>
        <source>Keep newest per show</source>
        <translation>Neueste je Sendung behalten</translation>
    </message>
    <message>
        <source>Keeps this many automatic downloads of each show; your own all stay</source>
        <translation>Behält so viele automatische Downloads jeder Sendung; eigene bleiben alle</translation>
    </message>
    <message>
        <source>Total size limit</source>
        <translation>Obergrenze insgesamt</translation>
    </message>
    <message>
        <source>Only you remove favourites</source>
        <translation>Favoriten werden nicht von selbst entfernt</translation>
    </message>
    <message>
        <source>Stream cache</source>
        <translation>Zwischenspeicher</translation>
    </message>
    <message>
        <source>Kept so it isn&apos;t downloaded again; oldest first out</source>
        <translation>Wird aufgehoben, um nicht noch einmal geladen zu werden; das Älteste geht zuerst</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Loaded ahead of playback, to bridge a bad connection</source>
        <translation>Wird vor dem Abspielen geladen, um eine schlechte Verbindung zu überbrücken</translation>
    </message>
    <message>
        <source>path directory disk storage</source>
        <comment>words that find the folder of downloads</comment>
        <translation>pfad verzeichnis datenträger festplatte speicherort</translation>
    </message>
    <message>
        <source>space full</source>
        <comment>words that find the room that stays free</comment>
        <translation>platz speicherplatz voll</translation>
    </message>
    <message>
        <source>time night schedule</source>
        <comment>words that find the hours of downloads</comment>
        <translation>zeit uhrzeit nacht nachts zeitplan</translation>
    </message>
    <message>
        <source>Limits of the network…</source>
        <translation>Limits im Netz…</translation>
    </message>
    <message>
        <source>Speed limit, parallel downloads and metered networks</source>
        <translation>Geschwindigkeitslimit, gleichzeitige Downloads und Abrechnung nach Verbrauch</translation>
    </message>
    <message>
        <source>delete clean up</source>
        <comment>words that find automatic removal</comment>
        <translation>löschen aufräumen</translation>
    </message>
    <message>
        <source>delete old age</source>
        <comment>words that find removal by age</comment>
        <translation>löschen alt alter</translation>
    </message>
    <message>
        <source>delete number episodes</source>
        <comment>words that find removal by number</comment>
        <translation>löschen anzahl folgen</translation>
    </message>
    <message>
        <source>delete disk space quota</source>
        <comment>words that find removal by size</comment>
        <translation>löschen limit maximum datenträger speicherplatz kontingent</translation>
    </message>
    <message>
        <source>star protect</source>
        <comment>words that find the protection of favourites</comment>
        <translation>stern schützen</translation>
    </message>
    <message>
        <source>temporary disk space</source>
        <comment>words that find the size of the cache</comment>
        <translation>cache temporär datenträger speicherplatz</translation>
    </message>
    <message>
        <source>stutter interruption train tunnel</source>
        <comment>words that find the buffer</comment>
        <translation>stottern aussetzer unterbrechung zug bahn tunnel</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadsHeader</name>
    <message>
        <source>Resume all</source>
        <translation>Alle fortsetzen</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Alle anhalten</translation>
    </message>
    <message>
        <source>Let downloads go on</source>
        <translation>Downloads fortsetzen</translation>
    </message>
    <message>
        <source>Stop all downloads until you let them go on</source>
        <translation>Alle Downloads anhalten, bis sie fortgesetzt werden</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EffectScope</name>
    <message>
        <source>as it was recorded</source>
        <translation>wie aufgenommen</translation>
    </message>
    <message>
        <source>Remember for this show</source>
        <translation>Für diese Sendung merken</translation>
    </message>
    <message>
        <source>Use this show&apos;s setting as the default</source>
        <translation>Die Einstellung dieser Sendung als Standard verwenden</translation>
    </message>
    <message>
        <source>trimmed silence, even volume</source>
        <translation>kürzere Pausen, gleiche Lautstärke</translation>
    </message>
    <message>
        <source>trimmed silence</source>
        <translation>kürzere Pausen</translation>
    </message>
    <message>
        <source>even volume</source>
        <translation>gleiche Lautstärke</translation>
    </message>
    <message>
        <source>Use for all shows (now %1)</source>
        <translation>Für alle Sendungen verwenden (derzeit %1)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ElidedLabel</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDelegate</name>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetailPage</name>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Als gehört markieren</translation>
    </message>
    <message>
        <source>Copy the link to the episode&apos;s page</source>
        <translation>Link zur Seite der Folge kopieren</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>Bilder anzeigen</translation>
    </message>
    <message>
        <source>Fetch the pictures in these notes from their web site</source>
        <translation>Die Bilder in diesen Notizen von ihrer Website laden</translation>
    </message>
    <message>
        <source>No longer in the feed</source>
        <translation>Nicht mehr im Feed</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>Nichts abzuspielen</translation>
    </message>
    <message>
        <source>Resume at %1</source>
        <translation>Weiter ab %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play this episode</source>
        <translation>Diese Folge abspielen</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Aus den Favoriten entfernen</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Zu den Favoriten hinzufügen</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Als ungehört markieren</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>An „Als Nächstes“ anhängen</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Aus „Als Nächstes“ entfernen</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Zu dieser Sendung</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Search in the transcript</source>
        <translation>Im Transkript suchen</translation>
    </message>
    <message>
        <source>Possible for an episode with a transcript.</source>
        <translation>Möglich bei einer Folge mit Transkript.</translation>
    </message>
    <message>
        <source>In the list of episodes</source>
        <translation>In der Liste der Folgen</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetails</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Play this excerpt</source>
        <translation>Diesen Ausschnitt abspielen</translation>
    </message>
    <message>
        <source>Play the excerpt at %1: %2</source>
        <comment>time and title</comment>
        <translation>Ausschnitt ab %1 abspielen: %2</translation>
    </message>
    <message>
        <source>Play the episode in this version</source>
        <translation>Die Folge in dieser Fassung abspielen</translation>
    </message>
    <message>
        <source>Play this version: %1, %2</source>
        <comment>name and properties</comment>
        <translation>Diese Fassung abspielen: %1, %2</translation>
    </message>
    <message>
        <source>Show all episodes with this person</source>
        <translation>Alle Folgen mit dieser Person zeigen</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a link is about, and its address</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show replies</source>
        <translation>Antworten zeigen</translation>
    </message>
    <message>
        <source>Load the replies from the server of the thread</source>
        <translation>Die Antworten vom Server des Beitrags laden</translation>
    </message>
    <message>
        <source>Loading the replies…</source>
        <translation>Antworten werden geladen …</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeListPage</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Search titles, notes and transcripts</source>
        <translation>Titel, Notizen und Transkripte durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Nothing was found. Try other words.</source>
        <translation>Nichts gefunden. Andere Wörter versuchen.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Add a show…</source>
        <translation>Sendung hinzufügen…</translation>
    </message>
    <message>
        <source>Keep this search in the sidebar</source>
        <translation>Diese Suche in der Seitenleiste behalten</translation>
    </message>
    <message>
        <source>Search all shows</source>
        <translation>Alle Sendungen durchsuchen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln Treffer in %1</numerusform>
            <numerusform>%Ln Treffer in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in all shows</source>
        <translation>
            <numerusform>%Ln Treffer in allen Sendungen</numerusform>
            <numerusform>%Ln Treffer in allen Sendungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No results match these filters. Turn a filter off.</source>
        <translation>Kein Treffer passt zu diesen Filtern. Einen davon ausschalten.</translation>
    </message>
    <message>
        <source>You don&apos;t follow any shows yet.</source>
        <translation>Noch ist keine Sendung abonniert.</translation>
    </message>
    <message>
        <source>No episodes yet. The page of the show says why.</source>
        <translation>Noch keine Folgen. Die Seite der Sendung sagt, warum.</translation>
    </message>
    <message>
        <source>No episodes match. Turn a filter off.</source>
        <translation>Hier passt keine Folge zu den Filtern. Einen davon ausschalten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in all shows</source>
        <translation>
            <numerusform>%Ln ähnlicher Treffer in allen Sendungen</numerusform>
            <numerusform>%Ln ähnliche Treffer in allen Sendungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln ähnlicher Treffer in %1</numerusform>
            <numerusform>%Ln ähnliche Treffer in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln similar</source>
        <comment>results</comment>
        <translation>
            <numerusform>%1 · %Ln ähnlicher</numerusform>
            <numerusform>%1 · %Ln ähnliche</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>Only this show</source>
        <translation>Nur diese Sendung</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <comment>a tag, or a place such as Inbox</comment>
        <translation>Nur in %1</translation>
    </message>
    <message>
        <source>Similar to “%1”</source>
        <translation>Ähnlich wie „%1“</translation>
    </message>
    <message>
        <source>In the list of episodes</source>
        <translation>In der Liste der Folgen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Als nächste Folge abspielen</translation>
    </message>
    <message>
        <source>Add to or remove from Up next</source>
        <translation>An „Als Nächstes“ anhängen oder daraus entfernen</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Remove from Up next or Downloads</source>
        <translation>Aus „Als Nächstes“ oder aus den Downloads entfernen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>Ganz nach oben</translation>
    </message>
    <message>
        <source>Words, &quot;phrases&quot;, prefix*, -without</source>
        <translation>Wörter, &quot;Wortfolgen&quot;, Anfang*, -ohne</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeMenu</name>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Als nächste Folge abspielen</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Aus „Als Nächstes“ entfernen</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>An „Als Nächstes“ anhängen</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Als ungehört markieren</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Als gehört markieren</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Aus den Favoriten entfernen</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Zu den Favoriten hinzufügen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Pause download</source>
        <translation>Download anhalten</translation>
    </message>
    <message>
        <source>Resume download</source>
        <translation>Download fortsetzen</translation>
    </message>
    <message>
        <source>Cancel download</source>
        <translation>Download abbrechen</translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>Download entfernen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>Ganz nach oben</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Zur Sendung</translation>
    </message>
    <message>
        <source>Retry download</source>
        <translation>Download noch einmal versuchen</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>Ähnliche Folgen</translation>
    </message>
    <message>
        <source>Selected episodes</source>
        <translation>Ausgewählte Folgen</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FactForm</name>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>Adresse des Feeds kopieren</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Change the address of the feed</source>
        <translation>Adresse des Feeds ändern</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedChoiceDialog</name>
    <message>
        <source>Choose a feed</source>
        <translation>Feed wählen</translation>
    </message>
    <message>
        <source>The page at %1 names several feeds. Which do you want to follow?</source>
        <translation>Die Seite von %1 nennt mehrere Feeds. Welche sollen abonniert werden?</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>Feeds</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Abonnieren</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedHealth</name>
    <message>
        <source>The feed hasn&apos;t been loaded yet.</source>
        <translation>Der Feed wurde noch nicht abgerufen.</translation>
    </message>
    <message>
        <source>Next read: %1</source>
        <translation>Nächster Abruf: %1</translation>
    </message>
    <message>
        <source>Next read: when you refresh it</source>
        <translation>Nächster Abruf: beim Aktualisieren von Hand</translation>
    </message>
    <message>
        <source>Results of recent refreshes, newest first</source>
        <translation>Ergebnisse der letzten Abrufe, neueste zuerst</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Abgerufen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>outcome, figures</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Redirected to %1</source>
        <translation>Umgeleitet zu %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like it</source>
        <translation>
            <numerusform>und %n weitere dieser Art</numerusform>
            <numerusform>und %n weitere dieser Art</numerusform>
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
        <source>Unplayed</source>
        <translation>Ungehört</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Reihenfolge der Liste</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Nach Titel</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Kürzeste zuerst</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Längste zuerst</translation>
    </message>
    <message>
        <source>Last to first</source>
        <translation>Letzte zuerst</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>Erste zuerst</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Available offline</source>
        <translation>Offline verfügbar</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <source>With a transcript</source>
        <translation>Mit Transkript</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Alle Staffeln</translation>
    </message>
    <message>
        <source>Only unplayed episodes</source>
        <translation>Nur ungehörte Folgen</translation>
    </message>
    <message>
        <source>Only started episodes</source>
        <translation>Nur begonnene Folgen</translation>
    </message>
    <message>
        <source>Only favourites</source>
        <translation>Nur Favoriten</translation>
    </message>
    <message>
        <source>Available offline: only episodes on this computer</source>
        <translation>Offline verfügbar: nur Folgen auf diesem Rechner</translation>
    </message>
    <message>
        <source>Only episodes with a transcript</source>
        <translation>Nur Folgen mit Transkript</translation>
    </message>
    <message>
        <source>Only one season of this show</source>
        <translation>Nur eine Staffel dieser Sendung</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Beste Treffer zuerst</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FindBar</name>
    <message>
        <source>Search in this transcript</source>
        <translation>In diesem Transkript suchen</translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the first hit of seventeen</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Nächster Treffer</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FolderField</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Back to the usual folder</source>
        <translation>Zurück zum üblichen Ordner</translation>
    </message>
    <message>
        <source>Folder for downloads</source>
        <translation>Ordner für Downloads</translation>
    </message>
    <message>
        <source>%1 cannot be written to. The folder is the same as before.</source>
        <translation>In %1 lässt sich nicht schreiben. Der Ordner ist derselbe wie vorher.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostTable</name>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <comment>titles of shows</comment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Sendungen</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Empfangen</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostsPage</name>
    <message>
        <source>Filter by host, reason or show</source>
        <translation>Nach Server, Grund oder Sendung filtern</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Contacted</source>
        <translation>Kontaktiert</translation>
    </message>
    <message>
        <source>When and why</source>
        <translation>Wann und warum</translation>
    </message>
    <message>
        <source>Contacted hosts</source>
        <translation>Kontaktierte Server</translation>
    </message>
    <message>
        <source>All hosts that Dogear has sent a request to in the last 30 days. This list is kept on this computer only; single requests and addresses are not in it.</source>
        <translation>Alle Server, an die Dogear in den letzten 30 Tagen eine Anfrage geschickt hat. Diese Liste liegt nur auf diesem Rechner; einzelne Anfragen und Adressen stehen nicht darin.</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as text</source>
        <translation>Die ausgewählten Zeilen, sonst alle, als Text kopieren</translation>
    </message>
    <message>
        <source>Forget all hosts now</source>
        <translation>Alle Server jetzt vergessen</translation>
    </message>
    <message>
        <source>Dogear sends a request for these reasons and no other: no usage statistics, no search for updates, no account. It keeps no cookies, and no request says which computer you use.</source>
        <translation>Dogear schickt Anfragen nur aus diesen Gründen: keine Nutzungsstatistik, keine Suche nach Updates, kein Konto. Cookies werden nicht aufbewahrt, und keine Anfrage verrät, von welchem Rechner sie kommt.</translation>
    </message>
    <message>
        <source>Outside Dogear</source>
        <translation>Außerhalb von Dogear</translation>
    </message>
    <message>
        <source>This computer looks up the names of hosts, unless a proxy does. Links that you click open in your browser.</source>
        <translation>Die Namen der Server schlägt dieser Rechner nach, sofern das nicht ein Proxy übernimmt. Angeklickte Links öffnet der Browser.</translation>
    </message>
    <message>
        <source>No host was contacted in the last 30 days.</source>
        <translation>In den letzten 30 Tagen wurde kein Server kontaktiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LibrarySettingsPage</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Neue Folgen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>How often Dogear checks shows by itself</source>
        <translation>Wie oft Dogear Sendungen von selbst aktualisiert</translation>
    </message>
    <message>
        <source>refresh update rss feed interval automatic</source>
        <comment>words that find refreshing of shows</comment>
        <translation>prüfen abrufen nachsehen rss feed abstand intervall automatisch</translation>
    </message>
    <message>
        <source>As often as each show publishes</source>
        <translation>So oft, wie die jeweilige Sendung erscheint</translation>
    </message>
    <message>
        <source>At a fixed interval</source>
        <translation>In festem Abstand</translation>
    </message>
    <message>
        <source>Only manually</source>
        <translation>Nur von Hand</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>How long Dogear waits before it checks again</source>
        <translation>Wie lange Dogear bis zum nächsten Aktualisieren wartet</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>refresh rss feed interval hours</source>
        <comment>words that find the interval</comment>
        <translation>aktualisieren abrufen rss feed intervall stunden</translation>
    </message>
    <message>
        <source>Chapters and transcripts of shows</source>
        <translation>Kapitel und Transkripte der Sendungen</translation>
    </message>
    <message>
        <source>Fetch for all episodes</source>
        <translation>Für alle Folgen holen</translation>
    </message>
    <message>
        <source>One episode after another, while the network costs nothing</source>
        <translation>Eine Folge nach der anderen, solange das Netz nichts kostet</translation>
    </message>
    <message>
        <source>subtitles text search index</source>
        <comment>words that find fetching of transcripts</comment>
        <translation>untertitel text suche index volltext</translation>
    </message>
    <message>
        <source>Makes their words searchable, even in episodes you never opened.</source>
        <translation>Macht ihre Wörter durchsuchbar, auch in nie geöffneten Folgen.</translation>
    </message>
    <message>
        <source>Transcripts made on this computer</source>
        <translation>Auf diesem Rechner erstellte Transkripte</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>A program that makes subtitles (SRT, VTT) of sound</source>
        <translation>Ein Programm, das aus Ton Untertitel (SRT, VTT) erstellt</translation>
    </message>
    <message>
        <source>whisper speech recognition</source>
        <comment>words that find the making of transcripts</comment>
        <translation>whisper spracherkennung transkribieren transkription</translation>
    </message>
    <message>
        <source>Runs for each episode that was downloaded and has no transcript. {file} is the download, {output} is where the subtitles go, without .srt or .vtt; what the program prints is taken as well.</source>
        <translation>Läuft für jede heruntergeladene Folge ohne Transkript. {file} ist der Download, {output} das Ziel der Untertitel, ohne .srt oder .vtt; auch was das Programm ausgibt, wird übernommen.</translation>
    </message>
    <message>
        <source>Charts and searches</source>
        <translation>Hitlisten und Suchen</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Whose charts are shown, and whose shows Apple lists</source>
        <translation>Das Land der Hitlisten und der Sendungen, die Apple nennt</translation>
    </message>
    <message>
        <source>discover region itunes store</source>
        <comment>words that find the country of charts</comment>
        <translation>entdecken region charts itunes store</translation>
    </message>
    <message>
        <source>Also ask fyyd</source>
        <translation>Auch fyyd fragen</translation>
    </message>
    <message>
        <source>A directory with many German shows, and sometimes slow</source>
        <translation>Ein Verzeichnis mit vielen deutschen Sendungen, manchmal langsam</translation>
    </message>
    <message>
        <source>discover</source>
        <comment>words that find the directory fyyd</comment>
        <translation>entdecken</translation>
    </message>
    <message>
        <source>Podcast Index</source>
        <translation>Podcast Index</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>The key that podcastindex.org gave you</source>
        <translation>Der Schlüssel, den podcastindex.org vergeben hat</translation>
    </message>
    <message>
        <source>discover api account</source>
        <comment>words that find the key of Podcast Index</comment>
        <translation>entdecken api key konto</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>The secret that podcastindex.org gave you with the key</source>
        <translation>Das Secret, das podcastindex.org mit dem Schlüssel vergeben hat</translation>
    </message>
    <message>
        <source>discover api password</source>
        <comment>words that find the secret of Podcast Index</comment>
        <translation>entdecken api geheimnis passwort</translation>
    </message>
    <message>
        <source>Podcast Index is also asked without a key, and then finds less. Both are kept in your keychain.</source>
        <translation>Podcast Index wird auch ohne Schlüssel gefragt und findet dann weniger. Schlüssel und Secret werden im Schlüsselbund aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LinkOffer</name>
    <message>
        <source>Follow</source>
        <translation>Abonnieren</translation>
    </message>
    <message>
        <source>Don&apos;t offer this link again</source>
        <translation>Diesen Link nicht mehr anbieten</translation>
    </message>
    <message>
        <source>Follow the link in the clipboard: %1</source>
        <translation>Dem Link in der Zwischenablage folgen: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LiveItemCard</name>
    <message>
        <source>Live stream</source>
        <translation>Livestream</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Erinnern</translation>
    </message>
    <message>
        <source>Show a message when it starts, while Dogear is open</source>
        <translation>Beim Beginn eine Meldung zeigen, solange Dogear offen ist</translation>
    </message>
    <message>
        <source>Remind me of %1</source>
        <translation>An %1 erinnern</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>“%1” can no longer be undone, because it has changed since.</source>
        <translation>%1: Das lässt sich nicht mehr rückgängig machen, weil sich seitdem etwas daran geändert hat.</translation>
    </message>
    <message>
        <source>“%1” could not be undone: %2.</source>
        <comment>act, reason</comment>
        <translation>%1: Das ließ sich nicht rückgängig machen (%2).</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NetworkSettingsPage</name>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Through which server all connections lead</source>
        <translation>Über welchen Server alle Verbindungen laufen</translation>
    </message>
    <message>
        <source>vpn tor tunnel firewall company internet connection</source>
        <comment>words that find the proxy</comment>
        <translation>vpn tor tunnel firewall firma internet netzwerk verbindung</translation>
    </message>
    <message>
        <source>That of the desktop</source>
        <translation>Vom Desktop</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ohne</translation>
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
        <translation>Passwort</translation>
    </message>
    <message>
        <source>The password for the proxy, if it asks for one</source>
        <translation>Das Passwort für den Proxy, falls er eines verlangt</translation>
    </message>
    <message>
        <source>The password is kept in your keychain.</source>
        <translation>Das Passwort wird im Schlüsselbund aufbewahrt.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>The name or the address of the proxy, such as proxy.example</source>
        <translation>Der Name oder die Adresse des Proxys, zum Beispiel proxy.example</translation>
    </message>
    <message>
        <source>Enter the host of the proxy. Without it, Dogear reaches no server.</source>
        <translation>Den Host des Proxys eintragen. Ohne ihn erreicht Dogear keinen Server.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>The number of its port</source>
        <translation>Die Nummer seines Ports</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>The name for the proxy, if it asks for one</source>
        <translation>Der Name für den Proxy, falls er einen verlangt</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>Geschwindigkeitslimit</translation>
    </message>
    <message>
        <source>How fast all downloads together may be</source>
        <translation>Wie schnell alle Downloads zusammen sein dürfen</translation>
    </message>
    <message>
        <source> kB/s</source>
        <comment>kilobytes a second, after a number</comment>
        <translation> kB/s</translation>
    </message>
    <message>
        <source>bandwidth throttle rate slow</source>
        <comment>words that find the speed limit</comment>
        <translation>bandbreite drosseln begrenzen limit rate langsam tempolimit höchstgeschwindigkeit</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>Gleichzeitige Downloads</translation>
    </message>
    <message>
        <source>How many episodes are downloaded at the same time</source>
        <translation>Wie viele Folgen gleichzeitig heruntergeladen werden</translation>
    </message>
    <message>
        <source>concurrent connections</source>
        <comment>words that find parallel downloads</comment>
        <translation>parallel verbindungen</translation>
    </message>
    <message>
        <source>Download on metered networks</source>
        <translation>Auch bei Abrechnung nach Verbrauch herunterladen</translation>
    </message>
    <message>
        <source>Where data costs money, as on a phone, downloads wait otherwise</source>
        <translation>Wo Daten Geld kosten, etwa über ein Telefon, warten Downloads sonst</translation>
    </message>
    <message>
        <source>mobile data cellular roaming tethering</source>
        <comment>words that find metered networks</comment>
        <translation>getaktet datenvolumen volumen mobile daten mobilfunk handy roaming tethering hotspot</translation>
    </message>
    <message>
        <source>Refreshing shows</source>
        <translation>Sendungen aktualisieren</translation>
    </message>
    <message>
        <source>Parallel feeds</source>
        <translation>Gleichzeitige Feeds</translation>
    </message>
    <message>
        <source>How many feeds are read at the same time</source>
        <translation>Wie viele Feeds gleichzeitig abgerufen werden</translation>
    </message>
    <message>
        <source>concurrent connections rss</source>
        <comment>words that find parallel feeds</comment>
        <translation>parallel verbindungen rss</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>Je Server</translation>
    </message>
    <message>
        <source>How many feeds of one server are read at the same time</source>
        <translation>Wie viele Feeds eines Servers gleichzeitig abgerufen werden</translation>
    </message>
    <message>
        <source>concurrent connections host rss</source>
        <comment>words that find feeds per server</comment>
        <translation>parallel gleichzeitig verbindungen host rss</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Unbegrenzt</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NewestEpisodeLine</name>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Go to the newest episode</source>
        <translation>Zur neuesten Folge</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>Neueste Folge abspielen</translation>
    </message>
    <message>
        <source>The newest episode has nothing to play</source>
        <translation>Die neueste Folge hat nichts zum Abspielen</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>Neueste Folge</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NoteDialog</name>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotesView</name>
    <message>
        <source>Show notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>Es gibt keine Notizen.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier abspielen</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotificationSettingsPage</name>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>The desktop announces</source>
        <translation>Der Desktop meldet</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Neue Folgen</translation>
    </message>
    <message>
        <source>One message for each show, with buttons to play and to queue</source>
        <translation>Eine Meldung je Sendung, mit Knöpfen zum Abspielen und zum Anhängen an „Als Nächstes“</translation>
    </message>
    <message>
        <source>popup bubble alert notify</source>
        <comment>words that find announcements</comment>
        <translation>benachrichtigung hinweis popup sprechblase melden meldung</translation>
    </message>
    <message>
        <source>To leave out a show, open its page and the tab Settings there.</source>
        <translation>Um eine Sendung auszunehmen, auf ihrer Seite den Reiter „Einstellungen“ öffnen.</translation>
    </message>
    <message>
        <source>Finished downloads</source>
        <translation>Fertige Downloads</translation>
    </message>
    <message>
        <source>Downloads that you started, not automatic ones</source>
        <translation>Von Hand gestartete Downloads, keine automatischen</translation>
    </message>
    <message>
        <source>Errors that need you</source>
        <translation>Fehler, die ein Eingreifen erfordern</translation>
    </message>
    <message>
        <source>Such as a full disk, or a feed that asks for a password</source>
        <translation>Zum Beispiel ein voller Datenträger oder ein Feed, der ein Passwort verlangt</translation>
    </message>
    <message>
        <source>popup bubble alert notify problem</source>
        <comment>words that find announcements</comment>
        <translation>benachrichtigung hinweis popup sprechblase melden meldung problem</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Infobereich</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>Symbol im Infobereich zeigen</translation>
    </message>
    <message>
        <source>It tells what plays; a middle click pauses</source>
        <translation>Es zeigt, was gerade läuft; ein Mittelklick pausiert</translation>
    </message>
    <message>
        <source>system tray status icon indicator</source>
        <comment>words that find the tray</comment>
        <translation>tray systemabschnitt systemleiste benachrichtigungsfeld statussymbol icon</translation>
    </message>
    <message>
        <source>Closing the window leaves Dogear in the tray</source>
        <translation>Nach dem Schließen des Fensters im Infobereich bleiben</translation>
    </message>
    <message>
        <source>It goes on playing; Quit ends it</source>
        <translation>Die Wiedergabe läuft weiter; erst „Beenden“ beendet Dogear</translation>
    </message>
    <message>
        <source>background minimise quit</source>
        <comment>words that find closing to the tray</comment>
        <translation>hintergrund minimieren beenden tray</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start Dogear when you log in</source>
        <translation>Dogear bei der Anmeldung starten</translation>
    </message>
    <message>
        <source>The window stays minimised until you want it</source>
        <translation>Das Fenster bleibt minimiert, bis es gebraucht wird</translation>
    </message>
    <message>
        <source>autostart boot startup login</source>
        <comment>words that find the start with the session</comment>
        <translation>autostart hochfahren systemstart login einloggen</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NowPlayingLine</name>
    <message>
        <source>Now playing</source>
        <translation>Läuft gerade</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>Diese Folge zeigen</translation>
    </message>
    <message>
        <source>Now playing: %1</source>
        <translation>Läuft gerade: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PasswordDialog</name>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>Im &amp;Schlüsselbund merken</translation>
    </message>
    <message>
        <source>Name and password</source>
        <translation>Name und Passwort</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password. The connection is not encrypted: others on the way can read what you enter.</source>
        <translation>%1 verlangt Name und Passwort. Die Verbindung ist nicht verschlüsselt: Unterwegs können andere die Eingabe mitlesen.</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password.</source>
        <translation>%1 verlangt Name und Passwort.</translation>
    </message>
    <message>
        <source>&amp;Show the password</source>
        <translation>Passwort an&amp;zeigen</translation>
    </message>
    <message>
        <source>Without it, Dogear forgets the password when it closes</source>
        <translation>Sonst vergisst Dogear das Passwort beim Beenden</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;Passwort:</translation>
    </message>
    <message>
        <source>%1 does not take this name and password. Check both and try again.</source>
        <translation>%1 nimmt Name und Passwort nicht an. Beides prüfen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlaybackSettingsPage</name>
    <message>
        <source>All shows</source>
        <translation>Alle Sendungen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast shows are played that have no speed of their own</source>
        <translation>Wie schnell Sendungen gespielt werden, die kein eigenes Tempo haben</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>Balance zwischen links und rechts</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Back and forward</source>
        <translation>Zurück und vor</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>How far the Left key and its button go back</source>
        <translation>Wie weit die Taste Links und ihr Knopf zurückgehen</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>How far the Right key and its button go forward</source>
        <translation>Wie weit die Taste Rechts und ihr Knopf vorgehen</translation>
    </message>
    <message>
        <source>Go back a little after a pause</source>
        <translation>Nach einer Pause etwas zurückgehen</translation>
    </message>
    <message>
        <source>3 seconds after a minute, 10 after an hour, 20 after a day</source>
        <translation>3 Sekunden nach einer Minute, 10 nach einer Stunde, 20 nach einem Tag</translation>
    </message>
    <message>
        <source>The end of an episode</source>
        <translation>Das Ende einer Folge</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Wenn sie endet</translation>
    </message>
    <message>
        <source>What is played when an episode was heard to its end</source>
        <translation>Was gespielt wird, wenn eine Folge zu Ende gehört ist</translation>
    </message>
    <message>
        <source>An episode that you leave with no more than this to go counts as played</source>
        <translation>Eine Folge, die mit höchstens so viel Rest verlassen wird, gilt als gehört</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Pausen kürzen</translation>
    </message>
    <message>
        <source>Shortens long pauses</source>
        <translation>Macht aus langen Pausen kurze</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Lautstärke angleichen</translation>
    </message>
    <message>
        <source>Makes all shows, and all of an episode, equally loud</source>
        <translation>Macht alle Sendungen gleich laut, und jede Folge in sich auch</translation>
    </message>
    <message>
        <source>Settings of a show win over these.</source>
        <translation>Einstellungen einer Sendung gehen diesen vor.</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Plays both channels on both sides</source>
        <translation>Spielt beide Kanäle auf beiden Seiten</translation>
    </message>
    <message>
        <source>Play Up next</source>
        <translation>„Als Nächstes“ abspielen</translation>
    </message>
    <message>
        <source>Then the show&apos;s next episode</source>
        <translation>Danach die nächste Folge der Sendung</translation>
    </message>
    <message>
        <source>Mark as played when this much is left</source>
        <translation>Als gehört markieren bei einem Rest von</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>rate tempo faster slower</source>
        <comment>words that find the speed of playback</comment>
        <translation>geschwindigkeit rate schneller langsamer</translation>
    </message>
    <message>
        <source>skip gaps smart speed</source>
        <comment>words that find shortening of pauses</comment>
        <translation>stille überspringen lücken smart speed</translation>
    </message>
    <message>
        <source>loudness normalise boost compressor</source>
        <comment>words that find equal volume</comment>
        <translation>lautheit normalisieren verstärken kompressor</translation>
    </message>
    <message>
        <source>one ear stereo hearing</source>
        <comment>words that find mono</comment>
        <translation>ein ohr stereo hören hörgerät schwerhörig</translation>
    </message>
    <message>
        <source>skip rewind seek jump</source>
        <comment>words that find the length of a step back</comment>
        <translation>zurückspringen zurückspulen sprung springen</translation>
    </message>
    <message>
        <source>skip seek jump</source>
        <comment>words that find the length of a step forward</comment>
        <translation>vorspringen vorspulen sprung springen überspringen</translation>
    </message>
    <message>
        <source>resume rewind</source>
        <comment>words that find going back after a pause</comment>
        <translation>fortsetzen zurückspulen</translation>
    </message>
    <message>
        <source>next continuous autoplay queue</source>
        <comment>words that find what plays next</comment>
        <translation>nächste weiter fortlaufend automatisch autoplay warteschlange</translation>
    </message>
    <message>
        <source>finished heard done</source>
        <comment>words that find what counts as played</comment>
        <translation>fertig beendet gehört erledigt</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerBar</name>
    <message>
        <source>Click to switch between time left and length</source>
        <translation>Klicken, um zwischen Restzeit und Länge zu wechseln</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Nothing is playing</source>
        <translation>Es wird nichts abgespielt</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>Diese Folge zeigen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>Ton einschalten</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm schalten</translation>
    </message>
    <message>
        <source>Previous chapter</source>
        <translation>Voriges Kapitel</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>%n Sekunde zurück</numerusform>
            <numerusform>%n Sekunden zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>%n Sekunde vor</numerusform>
            <numerusform>%n Sekunden vor</numerusform>
        </translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <translation>Lautstärke %1 %</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerStatus</name>
    <message>
        <source>Waiting for the network…</source>
        <translation>Wartet auf das Netz…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Buffering…</source>
        <translation>Puffert…</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Zu dieser Sendung</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PodcastDetailPage</name>
    <message>
        <source>Episodes</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Feed health</source>
        <translation>Zustand des Feeds</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PositionSlider</name>
    <message>
        <source>On this computer: %1 %</source>
        <translation>Auf diesem Rechner: %1 %</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>position and length</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PrivacySettingsPage</name>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Leave out services that count listeners</source>
        <translation>Dienste umgehen, die Hörer zählen</translation>
    </message>
    <message>
        <source>Episodes are asked of the show&apos;s own server; if that fails, as the feed says</source>
        <translation>Folgen kommen vom eigenen Server der Sendung; misslingt das, dann wie im Feed angegeben</translation>
    </message>
    <message>
        <source>tracking prefix analytics statistics address podtrac</source>
        <comment>words that find the removal of trackers</comment>
        <translation>tracking tracker präfix analyse statistik adresse podtrac</translation>
    </message>
    <message>
        <source>Some shows live on these numbers, so this is off unless you choose it.</source>
        <translation>Manche Sendungen leben von diesen Zahlen, deshalb ist das zunächst ausgeschaltet.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Load pictures in notes</source>
        <translation>Bilder in Notizen laden</translation>
    </message>
    <message>
        <source>Otherwise a click loads them, and no server learns what you read</source>
        <translation>Sonst lädt sie erst ein Klick, und kein Server erfährt, was gelesen wird</translation>
    </message>
    <message>
        <source>images remote tracking pixel</source>
        <comment>words that find pictures in notes</comment>
        <translation>grafiken extern tracking zählpixel</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Which hosts Dogear contacts…</source>
        <translation>Welche Server Dogear kontaktiert…</translation>
    </message>
    <message>
        <source>Lists every server, when it is asked and why</source>
        <translation>Nennt jeden Server, wann er gefragt wird und warum</translation>
    </message>
    <message>
        <source>servers telemetry network log</source>
        <comment>words that find the list of hosts</comment>
        <translation>hosts telemetrie netzwerk protokoll</translation>
    </message>
    <message>
        <source>Dogear reports nothing to its makers.</source>
        <translation>Dogear meldet seinen Entwicklern nichts.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::RefreshBar</name>
    <message>
        <source>Stop refreshing; what was read stays</source>
        <translation>Aktualisieren abbrechen; schon Abgerufenes bleibt</translation>
    </message>
    <message>
        <source>Refreshing %1 of %2</source>
        <translation>Wird aktualisiert: %1 von %2</translation>
    </message>
    <message>
        <source>Refreshing</source>
        <translation>Wird aktualisiert</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ReportDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchField</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchNotice</name>
    <message>
        <source>“%1”</source>
        <comment>a word</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Showing results for %1.</source>
        <translation>Treffer für %1.</translation>
    </message>
    <message>
        <source>Nothing matches well. These episodes have some of the words.</source>
        <translation>Nichts passt gut. Diese Folgen enthalten einige der Wörter.</translation>
    </message>
    <message>
        <source>Search for %1 instead</source>
        <translation>Stattdessen nach %1 suchen</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SeasonDelegate</name>
    <message>
        <source>Without a season</source>
        <translation>Ohne Staffel</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsBrowser</name>
    <message>
        <source>Find a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>Keine passende Einstellung.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Export settings…</source>
        <translation>Einstellungen exportieren…</translation>
    </message>
    <message>
        <source>Write all settings, without passwords, to a file</source>
        <translation>Alle Einstellungen, ohne Passwörter, in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Import…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Import settings…</source>
        <translation>Einstellungen importieren…</translation>
    </message>
    <message>
        <source>Take the settings from a file that was exported</source>
        <translation>Die Einstellungen aus einer exportierten Datei übernehmen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Auf Standard setzen</translation>
    </message>
    <message>
        <source>Give the settings of this page the values that they had at first</source>
        <translation>Die Einstellungen dieser Seite auf die Standardwerte zurücksetzen</translation>
    </message>
    <message>
        <source>“%1” has its defaults again.</source>
        <comment>a page</comment>
        <translation>„%1“ hat wieder die Standardwerte.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsForm</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> Tag</numerusform>
            <numerusform> Tage</numerusform>
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
        <translation>Kein Tastenkürzel</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Neues Tastenkürzel</translation>
    </message>
    <message>
        <source>Press the keys that the action shall have, too</source>
        <translation>Die Tasten drücken, die zusätzlich für die Aktion gelten sollen</translation>
    </message>
    <message>
        <source>Give this action the shortcuts that it had at first</source>
        <translation>Die Tastenkürzel dieser Aktion auf den Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Standard shortcuts</source>
        <translation>Standard-Tastenkürzel</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Hierher übernehmen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dort belassen</translation>
    </message>
    <message>
        <source>Shortcuts of “%1”</source>
        <translation>Tastenkürzel von „%1“</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts.</source>
        <translation>Eine Aktion auswählen, um ihre Tastenkürzel zu ändern.</translation>
    </message>
    <message>
        <source>Remove this shortcut</source>
        <translation>Dieses Tastenkürzel entfernen</translation>
    </message>
    <message>
        <source>Remove the shortcut %1</source>
        <translation>Das Tastenkürzel %1 entfernen</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <comment>a key, an action</comment>
        <translation>%1 ist das Tastenkürzel von „%2“.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutSettingsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Aktion oder Taste suchen</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>Keine Aktion enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Shortcuts of one letter</source>
        <translation>Tastenkürzel aus einem Buchstaben</translation>
    </message>
    <message>
        <source>N, S, M and other keys without Ctrl act anywhere in the window</source>
        <translation>N, S, M und andere Tasten ohne Strg wirken überall im Fenster</translation>
    </message>
    <message>
        <source>single character keys dictation</source>
        <comment>words that find letter keys</comment>
        <translation>einzelne zeichen einzeltasten tasten diktat diktieren spracheingabe</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Aktionen und ihre Tastenkürzel</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts below</source>
        <translation>Eine Aktion auswählen, um ihre Tastenkürzel unten zu ändern</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>hotkeys keyboard key bindings</source>
        <comment>words that find the shortcuts</comment>
        <translation>hotkeys shortcuts tastatur tastaturkürzel tastenbelegung tastenkombination</translation>
    </message>
    <message>
        <source>none</source>
        <comment>standard shortcut</comment>
        <translation>keines</translation>
    </message>
    <message>
        <source>Changed; the standard is: %1</source>
        <translation>Geändert; Standard ist: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>Kontextmenü</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Aktionen und Tasten durchsuchen</translation>
    </message>
    <message>
        <source>No shortcut matches.</source>
        <translation>Kein passendes Tastenkürzel.</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Tastenkürzel ändern…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowAbout</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>About the show</source>
        <translation>Über die Sendung</translation>
    </message>
    <message>
        <source>Description of the show</source>
        <translation>Beschreibung der Sendung</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Herausgeber</translation>
    </message>
    <message>
        <source>Recommended by the show</source>
        <translation>Von der Sendung empfohlen</translation>
    </message>
    <message>
        <source>Listed by the feed</source>
        <translation>Vom Feed aufgeführt</translation>
    </message>
    <message>
        <source>More by this author</source>
        <translation>Mehr von diesen Machern</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Zu dieser Sendung</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowActions</name>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Alle als gehört markieren</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Abo beenden</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Abonnieren</translation>
    </message>
    <message>
        <source>Copy the address of the website</source>
        <translation>Adresse der Website kopieren</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>Adresse des Feeds kopieren</translation>
    </message>
    <message>
        <source>Save as OPML…</source>
        <translation>Als OPML speichern…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowCard</name>
    <message>
        <source>Unnamed show</source>
        <translation>Sendung ohne Namen</translation>
    </message>
    <message>
        <source>The feed gives no address for it</source>
        <translation>Der Feed nennt keine Adresse dafür</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Abonnieren</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>%1 abonnieren</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowDownloadsForm</name>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Only unplayed ones</source>
        <translation>Nur ungehörte</translation>
    </message>
    <message>
        <source>What was played before it could be downloaded stays away</source>
        <translation>Was vor dem Herunterladen schon gehört wurde, wird nicht geladen</translation>
    </message>
    <message>
        <source>Download the newest</source>
        <translation>Die neuesten herunterladen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>Nur mit</translation>
    </message>
    <message>
        <source>Words that must be found in an episode, as when you search for it</source>
        <translation>Wörter, die in einer Folge vorkommen müssen, wie bei der Suche</translation>
    </message>
    <message>
        <source>Any words</source>
        <translation>Beliebige Wörter</translation>
    </message>
    <message>
        <source>Downloads this many new episodes automatically</source>
        <translation>Lädt so viele neue Folgen von selbst herunter</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowEpisodes</name>
    <message>
        <source>Episodes of the show</source>
        <translation>Folgen der Sendung</translation>
    </message>
    <message>
        <source>This show has no episodes.</source>
        <translation>Diese Sendung hat keine Folgen.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowPlaybackForm</name>
    <message>
        <source>Playback</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Skip intro</source>
        <translation>Anfang überspringen</translation>
    </message>
    <message>
        <source>Skip outro</source>
        <translation>Ende überspringen</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>Tempo dieser Sendung</translation>
    </message>
    <message>
        <source>How fast this show is played</source>
        <translation>Wie schnell diese Sendung gespielt wird</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Play this show as fast as all shows</source>
        <translation>Diese Sendung so schnell spielen wie alle</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Default (%1)</source>
        <translation>Standard (%1)</translation>
    </message>
    <message>
        <source>Default (on)</source>
        <translation>Standard (an)</translation>
    </message>
    <message>
        <source>Default (off)</source>
        <translation>Standard (aus)</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Pausen kürzen</translation>
    </message>
    <message>
        <source>Shortens long pauses in this show</source>
        <translation>Macht in dieser Sendung aus langen Pausen kurze</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Lautstärke angleichen</translation>
    </message>
    <message>
        <source>Makes this show as loud as others</source>
        <translation>Macht diese Sendung so laut wie andere</translation>
    </message>
    <message>
        <source>Skips this much at the beginning of each episode</source>
        <translation>Überspringt so viel am Anfang jeder Folge</translation>
    </message>
    <message>
        <source>Skips this much at the end of each episode</source>
        <translation>Überspringt so viel am Ende jeder Folge</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowProblem</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Read the feed again</source>
        <translation>Den Feed noch einmal abrufen</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Passwort eingeben…</translation>
    </message>
    <message>
        <source>%1
Next try: %2</source>
        <comment>sentence, time</comment>
        <translation>%1
Nächster Versuch: %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowSettings</name>
    <message>
        <source>Settings of the show</source>
        <translation>Einstellungen der Sendung</translation>
    </message>
    <message>
        <source>Always skip chapters that match</source>
        <translation>Kapitel immer überspringen, die passen zu</translation>
    </message>
    <message>
        <source>For example: ad, sponsor*</source>
        <translation>Zum Beispiel: Werbung, Sponsor*</translation>
    </message>
    <message>
        <source>Words of chapter titles, with commas between them. A * stands for any letters.</source>
        <translation>Wörter aus Kapiteltiteln, durch Kommas getrennt. Ein * steht für beliebige Buchstaben.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Notify me of new episodes</source>
        <translation>Neue Folgen melden</translation>
    </message>
    <message>
        <source>The desktop shows new episodes of this show while you do something else</source>
        <translation>Der Desktop zeigt neue Folgen dieser Sendung, auch wenn gerade ein anderes Programm benutzt wird</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::Sidebar</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Abo beenden</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Bild wählen…</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>Bild aus dem Feed</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Neues Schlagwort…</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Alle als gehört markieren</translation>
    </message>
    <message>
        <source>In the sidebar</source>
        <translation>In der Seitenleiste</translation>
    </message>
    <message>
        <source>Stop following or remove</source>
        <translation>Abo beenden oder Eintrag entfernen</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarDelegate</name>
    <message>
        <source>Shows</source>
        <translation>Sendungen</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarTexts</name>
    <message numerus="yes">
        <source>%1, %n unplayed</source>
        <translation>
            <numerusform>%1, %n ungehört</numerusform>
            <numerusform>%1, %n ungehört</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to come</source>
        <translation>
            <numerusform>%1, %n kommt noch</numerusform>
            <numerusform>%1, %n kommen noch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n result(s)</source>
        <translation>
            <numerusform>%1, %n Treffer</numerusform>
            <numerusform>%1, %n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n episode(s)</source>
        <translation>
            <numerusform>%1, %n Folge</numerusform>
            <numerusform>%1, %n Folgen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SleepButton</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Nach %n Minute</numerusform>
            <numerusform>Nach %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>what is left of the sleep timer</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Playback stops after %n more minute(s) of listening</source>
        <translation>
            <numerusform>Noch %n Minute hören, dann stoppt die Wiedergabe</numerusform>
            <numerusform>Noch %n Minuten hören, dann stoppt die Wiedergabe</numerusform>
        </translation>
    </message>
    <message>
        <source>Sleep timer</source>
        <translation>Schlaftimer</translation>
    </message>
    <message>
        <source>At the end of the chapter</source>
        <translation>Am Ende des Kapitels</translation>
    </message>
    <message>
        <source>At the end of the episode</source>
        <translation>Am Ende der Folge</translation>
    </message>
    <message>
        <source>Playback stops at the end of the chapter</source>
        <translation>Die Wiedergabe stoppt am Ende des Kapitels</translation>
    </message>
    <message>
        <source>Playback stops at the end of the episode</source>
        <translation>Die Wiedergabe stoppt am Ende der Folge</translation>
    </message>
    <message numerus="yes">
        <source>%n more minute(s)</source>
        <translation>
            <numerusform>%n Minute länger</numerusform>
            <numerusform>%n Minuten länger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoughtChoice</name>
    <message>
        <source>Shows</source>
        <translation>Sendungen</translation>
    </message>
    <message>
        <source>Search for shows</source>
        <translation>Nach Sendungen suchen</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Search for episodes of all shows, in the directories that can</source>
        <translation>Nach Folgen aller Sendungen suchen, in den Verzeichnissen, die das können</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoundButton</name>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>Balance zwischen links und rechts</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Klang: %1</translation>
    </message>
    <message>
        <source>%1 saved so far</source>
        <translation>bisher %1 gespart</translation>
    </message>
    <message>
        <source>Not in a video: the sound would run ahead of the pictures</source>
        <translation>Nicht in einem Video: der Ton liefe dem Bild voraus</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Pausen kürzen</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Lautstärke angleichen</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Leaves out most of the silence</source>
        <translation>Lässt das meiste von der Stille aus</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SpeedButton</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed in steps of 0.05</source>
        <translation>Tempo in Schritten von 0,05</translation>
    </message>
    <message>
        <source>Speed of this show %1</source>
        <translation>Tempo dieser Sendung %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Tempo %1</translation>
    </message>
    <message>
        <source>%1 slower, %2 faster</source>
        <comment>keys in a tooltip</comment>
        <translation>%1 langsamer, %2 schneller</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>Tempo dieser Sendung</translation>
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
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>What is counted here</source>
        <translation>Was hier gezählt wird</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Alle Jahre</translation>
    </message>
    <message>
        <source>by speed</source>
        <translation>durch Tempo</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>listened</source>
        <translation>gehört</translation>
    </message>
    <message>
        <source>As long as sound ran; pauses and jumps are not counted</source>
        <translation>So lange, wie Ton lief; Unterbrechungen und Sprünge zählen nicht</translation>
    </message>
    <message>
        <source>saved by speed</source>
        <translation>durch Tempo gespart</translation>
    </message>
    <message numerus="yes">
        <source>episode(s) finished</source>
        <translation>
            <numerusform>Folge zu Ende gehört</numerusform>
            <numerusform>Folgen zu Ende gehört</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard to their end, or left with little to go</source>
        <translation>Bis zum Ende gehört, oder kurz davor verlassen</translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>Tag in Folge</numerusform>
            <numerusform>Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>The most days one after the other with at least a minute of listening</source>
        <translation>Die meisten Tage hintereinander, an denen mindestens eine Minute gehört wurde</translation>
    </message>
    <message>
        <source>Time listened by day</source>
        <translation>Gehörte Zeit nach Tagen</translation>
    </message>
    <message>
        <source>Time listened by month</source>
        <translation>Gehörte Zeit nach Monaten</translation>
    </message>
    <message>
        <source>Time listened by year</source>
        <translation>Gehörte Zeit nach Jahren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>day, month or year: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>Gesparte Zeit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>show: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other show(s)</source>
        <translation>
            <numerusform>%n weitere Sendung</numerusform>
            <numerusform>%n weitere Sendungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Time listened by show</source>
        <translation>Gehörte Zeit nach Sendungen</translation>
    </message>
    <message>
        <source>by trimming silence</source>
        <translation>durch kürzere Pausen</translation>
    </message>
    <message>
        <source>Your listening time, your shows and the time saved by speed and trimming silence appear here after the first minute. They stay on this computer.</source>
        <translation>Nach der ersten Minute steht hier, wie lange und welche Sendungen gehört wurden und wie viel Zeit Tempo und kürzere Pausen gespart haben. Alles bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>The extra time it would have taken at normal speed</source>
        <translation>So viel länger hätte es in normalem Tempo gedauert</translation>
    </message>
    <message>
        <source>saved by trimming silence</source>
        <translation>durch kürzere Pausen gespart</translation>
    </message>
    <message>
        <source>The silence that was skipped</source>
        <translation>Stille, die übersprungen wurde</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptPage</name>
    <message>
        <source>Follow</source>
        <translation>Mitlaufen</translation>
    </message>
    <message>
        <source>Scroll along with what is heard</source>
        <translation>Mit dem Gehörten mitblättern</translation>
    </message>
    <message>
        <source>There are several transcripts: read another one</source>
        <translation>Es gibt mehrere Transkripte: ein anderes lesen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>This transcript has no times, so it does not follow the sound.</source>
        <translation>Dieses Transkript hat keine Zeiten und läuft deshalb nicht mit dem Ton mit.</translation>
    </message>
    <message>
        <source>There are no words in this transcript.</source>
        <translation>In diesem Transkript stehen keine Worte.</translation>
    </message>
    <message>
        <source>The transcript is being fetched…</source>
        <translation>Das Transkript wird geholt…</translation>
    </message>
    <message>
        <source>Transcript: %1</source>
        <translation>Transkript: %1</translation>
    </message>
    <message>
        <source>Next hit in the transcript</source>
        <translation>Nächster Treffer im Transkript</translation>
    </message>
    <message>
        <source>Previous hit in the transcript</source>
        <translation>Voriger Treffer im Transkript</translation>
    </message>
    <message>
        <source>Possible after a search in a transcript.</source>
        <translation>Möglich nach einer Suche in einem Transkript.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptView</name>
    <message>
        <source>Play from here</source>
        <translation>Ab hier abspielen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy with time and link</source>
        <translation>Mit Zeit und Link kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <source>In the transcript</source>
        <translation>Im Transkript</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::VideoView</name>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Dogear is running already and does not answer; nothing was opened. Close it, or end it if it hangs, and start again.</source>
        <translation>Dogear läuft schon und antwortet nicht; nichts wurde geöffnet. Es schließen oder, falls es hängt, beenden und noch einmal starten.</translation>
    </message>
    <message>
        <source>Dogear is not running, so nothing was done.</source>
        <translation>Dogear läuft nicht, deshalb ist nichts geschehen.</translation>
    </message>
</context>
</TS>
