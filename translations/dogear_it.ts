<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>AboutFacts</name>
    <message>
        <source>window, network</source>
        <translation>finestra, rete</translation>
    </message>
    <message>
        <source>library</source>
        <translation>libreria</translation>
    </message>
    <message>
        <source>feeds</source>
        <translation>feed</translation>
    </message>
    <message>
        <source>show notes</source>
        <translation>note degli episodi</translation>
    </message>
    <message>
        <source>media files</source>
        <translation>file multimediali</translation>
    </message>
    <message>
        <source>playback</source>
        <translation>riproduzione</translation>
    </message>
    <message>
        <source>loudness</source>
        <translation>livello sonoro</translation>
    </message>
    <message>
        <source>search</source>
        <translation>ricerca</translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation>dati compressi</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>backup</translation>
    </message>
    <message>
        <source>passwords</source>
        <translation>password</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>errori</translation>
    </message>
    <message>
        <source>%1 (built with %2)</source>
        <translation>%1 (compilato con %2)</translation>
    </message>
    <message>
        <source>Plays with</source>
        <translation>Riproduzione con</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Processore</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Piattaforma</translation>
    </message>
</context>
<context>
    <name>AnnouncementText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e un altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Aggiungi alla coda</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new episode(s)</source>
        <translation>
            <numerusform>%1: %n nuovo episodio</numerusform>
            <numerusform>%1: %n nuovi episodi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new episode(s)</source>
        <translation>
            <numerusform>%n nuovo episodio</numerusform>
            <numerusform>%n nuovi episodi</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” needs a password</source>
        <translation>«%1» richiede una password</translation>
    </message>
    <message>
        <source>The feed of “%1” is gone</source>
        <translation>Il feed di «%1» non esiste più</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) complete</source>
        <translation>
            <numerusform>%n download completato</numerusform>
            <numerusform>%n download completati</numerusform>
        </translation>
    </message>
    <message>
        <source>Download complete</source>
        <translation>Download completato</translation>
    </message>
    <message numerus="yes">
        <source>%n feed(s) can&apos;t be read any more</source>
        <translation>
            <numerusform>%n feed non è più leggibile</numerusform>
            <numerusform>%n feed non sono più leggibili</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloads wait</source>
        <translation>Download in attesa</translation>
    </message>
    <message>
        <source>Your place can&apos;t be saved</source>
        <translation>Impossibile salvare la posizione</translation>
    </message>
    <message>
        <source>Dogear is in the tray</source>
        <translation>Dogear è nel vassoio di sistema</translation>
    </message>
    <message>
        <source>It goes on without its window. A click on its icon brings the window back. To quit, choose Quit in the menu of the icon, or press Ctrl+Q in the window.</source>
        <translation>Continua senza la finestra. Un clic sull&apos;icona la riapre. Per uscire, scegliere «Esci» nel menu dell&apos;icona o premere Ctrl+Q nella finestra.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The language changes when you close “%1”.</source>
        <translation>La lingua cambia alla chiusura di «%1».</translation>
    </message>
</context>
<context>
    <name>BookmarkText</name>
    <message>
        <source>Bookmarks</source>
        <translation>Segnalibri</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>Senza titolo</translation>
    </message>
</context>
<context>
    <name>ChartCategory</name>
    <message>
        <source>Arts</source>
        <translation>Arte</translation>
    </message>
    <message>
        <source>Business</source>
        <translation>Economia</translation>
    </message>
    <message>
        <source>Comedy</source>
        <translation>Commedia</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>Istruzione</translation>
    </message>
    <message>
        <source>Fiction</source>
        <translation>Narrativa</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Governo</translation>
    </message>
    <message>
        <source>Health &amp; Fitness</source>
        <translation>Salute e benessere</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>Kids &amp; Family</source>
        <translation>Bambini e famiglia</translation>
    </message>
    <message>
        <source>Leisure</source>
        <translation>Tempo libero</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musica</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Notizie</translation>
    </message>
    <message>
        <source>Religion &amp; Spirituality</source>
        <translation>Religione e spiritualità</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Scienza</translation>
    </message>
    <message>
        <source>Society &amp; Culture</source>
        <translation>Società e cultura</translation>
    </message>
    <message>
        <source>Sports</source>
        <translation>Sport</translation>
    </message>
    <message>
        <source>TV &amp; Film</source>
        <translation>TV e cinema</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Tecnologia</translation>
    </message>
    <message>
        <source>True Crime</source>
        <translation>True crime</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>The file of the library is damaged (%1). Restore a backup; what is here now is kept beside it.</source>
        <translation>Il file della libreria è danneggiato (%1). Ripristinare un backup; il file attuale viene conservato accanto.</translation>
    </message>
    <message>
        <source>Indexes did not fit the library; they were built anew.</source>
        <translation>Alcuni indici non corrispondevano alla libreria; sono stati ricostruiti.</translation>
    </message>
    <message>
        <source>The search index did not fit the library; it was built anew.</source>
        <translation>L&apos;indice di ricerca non corrispondeva alla libreria; è stato ricostruito.</translation>
    </message>
    <message>
        <source>The search index %1 does not fit the library and cannot be built anew. Restore a backup.</source>
        <translation>L&apos;indice di ricerca %1 non corrisponde alla libreria e non può essere ricostruito. Ripristinare un backup.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of “%1” belonged to nothing; they were taken out.</source>
        <translation>
            <numerusform>%n riga di «%1» non apparteneva a nulla; è stata rimossa.</numerusform>
            <numerusform>%n righe di «%1» non appartenevano a nulla; sono state rimosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The episodes of %n shows were miscounted; they were counted again.</source>
        <translation>
            <numerusform>Il conteggio degli episodi di %n podcast era sbagliato; sono stati ricontati.</numerusform>
            <numerusform>Il conteggio degli episodi di %n podcast era sbagliato; sono stati ricontati.</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is sound; nothing was found wrong.</source>
        <translation>La libreria è integra; non sono stati trovati errori.</translation>
    </message>
    <message numerus="yes">
        <source>Found and fixed %n problems.</source>
        <translation>
            <numerusform>Trovato e risolto %n problema.</numerusform>
            <numerusform>Trovati e risolti %n problemi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n problems, and not all could be fixed. Restore a backup.</source>
        <translation>
            <numerusform>Trovato %n problema che non è stato possibile risolvere. Ripristinare un backup.</numerusform>
            <numerusform>Trovati %n problemi, e non è stato possibile risolverli tutti. Ripristinare un backup.</numerusform>
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
            <numerusform>%Ln podcast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln episodio</numerusform>
            <numerusform>%Ln episodi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactText</name>
    <message>
        <source>Reading feeds</source>
        <translation>Lettura dei feed</translation>
    </message>
    <message>
        <source>Playing and downloading</source>
        <translation>Riproduzione e download</translation>
    </message>
    <message>
        <source>Artwork</source>
        <translation>Copertine</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>Trascrizioni</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commenti</translation>
    </message>
    <message>
        <source>Directories of podcasts</source>
        <translation>Cataloghi di podcast</translation>
    </message>
    <message>
        <source>Pages behind links</source>
        <translation>Pagine collegate</translation>
    </message>
    <message>
        <source>Pictures in notes</source>
        <translation>Immagini nelle note</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>When you follow a show or look at one before, and later when it is refreshed: the server of its feed, and those it redirects to.</source>
        <translation>Quando si segue un podcast o lo si guarda prima di seguirlo, e poi a ogni aggiornamento: il server del feed e quelli a cui rimanda.</translation>
    </message>
    <message>
        <source>When you play or download an episode, or a rule of yours downloads it: the server that the feed names, and those it redirects to. Services that count listeners are often in between; they can be left out in the settings.</source>
        <translation>Quando si riproduce o si scarica un episodio, o quando lo scarica una regola impostata: il server indicato dal feed e quelli a cui rimanda. Spesso in mezzo ci sono servizi che contano gli ascoltatori; si possono escludere nelle impostazioni.</translation>
    </message>
    <message>
        <source>When a show, an episode or a chapter with a picture is on the screen: the server of the picture, once.</source>
        <translation>Quando sullo schermo c&apos;è un podcast, un episodio o un capitolo con un&apos;immagine: il server dell&apos;immagine, una sola volta.</translation>
    </message>
    <message>
        <source>When an episode is opened, or soon after it appears if the settings say so: the server of the chapters that its feed names.</source>
        <translation>Quando si apre un episodio, o poco dopo la sua uscita se le impostazioni lo prevedono: il server dei capitoli indicato dal feed.</translation>
    </message>
    <message>
        <source>When you open a transcript, or soon after the episode appears if the settings say so: the server that the feed names.</source>
        <translation>Quando si apre una trascrizione, o poco dopo l&apos;uscita dell&apos;episodio se le impostazioni lo prevedono: il server indicato dal feed.</translation>
    </message>
    <message>
        <source>When you ask for the replies to an episode: the server of the thread that the feed names.</source>
        <translation>Quando si richiedono le risposte a un episodio: il server della discussione indicata dal feed.</translation>
    </message>
    <message>
        <source>When you search for shows, look at the charts or open a link of another player: %1. They learn the words that you search for, and the country of the charts.</source>
        <translation>Quando si cercano podcast, si guardano le classifiche o si apre un link di un altro lettore: %1. Vengono a conoscere le parole cercate e il paese delle classifiche.</translation>
    </message>
    <message>
        <source>When you open a link to a show whose feed no directory knows: the server of the page.</source>
        <translation>Quando si apre un link a un podcast di cui nessun catalogo conosce il feed: il server della pagina.</translation>
    </message>
    <message>
        <source>When you click Show pictures below notes, or always if the settings say so: the servers of the pictures.</source>
        <translation>Quando si fa clic su «Mostra immagini» sotto le note, o sempre se le impostazioni lo prevedono: i server delle immagini.</translation>
    </message>
    <message>
        <source>With every request, if the settings or this computer name a proxy.</source>
        <translation>A ogni richiesta, se le impostazioni o questo computer indicano un proxy.</translation>
    </message>
</context>
<context>
    <name>DirectoryFacts</name>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln episodio</numerusform>
            <numerusform>%Ln episodi</numerusform>
        </translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Esplicito</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Apertura…</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Già seguito</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Aggiunta…</translation>
    </message>
    <message>
        <source>Its feed is gone</source>
        <translation>Il feed non esiste più</translation>
    </message>
</context>
<context>
    <name>DirectoryText</name>
    <message>
        <source>%1 wants fewer requests (%2). Wait a minute, then try again.</source>
        <translation>%1 chiede di ridurre le richieste (%2). Attendere un minuto, poi riprovare.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 ha un problema (%2). Riprovare più tardi.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Try again later.</source>
        <translation>%1 ha rifiutato la richiesta (%2). Riprovare più tardi.</translation>
    </message>
    <message>
        <source>%1 refused the request. Try again later.</source>
        <translation>%1 ha rifiutato la richiesta. Riprovare più tardi.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network, then try again.</source>
        <translation>%1 non è raggiungibile: manca la connessione. Controllare la rete, poi riprovare.</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 non accetta la connessione o l&apos;ha interrotta. Riprovare più tardi.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>%1 è bloccato dalla rete in uso, forse da un filtro per la pubblicità. Consentirne l&apos;accesso, poi riprovare.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 ha impiegato troppo tempo a rispondere. Riprovare più tardi.</translation>
    </message>
    <message>
        <source>%1 can&apos;t prove that it is who it says, so nothing was read. Check the date of this computer, and whether your network asks you to log in.</source>
        <translation>%1 non può dimostrare la propria identità, quindi non è stato letto nulla. Controllare la data di questo computer e se la rete richiede l&apos;accesso.</translation>
    </message>
    <message>
        <source>%1 leads to an address that Dogear doesn&apos;t open. Try again later.</source>
        <translation>%1 porta a un indirizzo che Dogear non apre. Riprovare più tardi.</translation>
    </message>
    <message>
        <source>%1 sent an empty answer. Try again later.</source>
        <translation>%1 ha inviato una risposta vuota. Riprovare più tardi.</translation>
    </message>
    <message>
        <source>The answer of %1 ends in the middle. Try again.</source>
        <translation>%1 ha inviato una risposta interrotta a metà. Riprovare.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of an answer. Your network may ask you to log in: open any page in a browser, then try again.</source>
        <translation>%1 ha inviato una pagina web invece di una risposta. Forse la rete richiede l&apos;accesso: aprire una pagina qualsiasi in un browser, poi riprovare.</translation>
    </message>
    <message>
        <source>%1 sent more than Dogear reads. Try other words.</source>
        <translation>%1 ha inviato più dati di quanti Dogear ne legga. Provare con altre parole.</translation>
    </message>
    <message>
        <source>%1 sent an answer that Dogear can&apos;t read. Try again later.</source>
        <translation>%1 ha inviato una risposta che Dogear non può leggere. Riprovare più tardi.</translation>
    </message>
    <message>
        <source>The request to %1 was stopped. Try again.</source>
        <translation>%1: la richiesta è stata interrotta. Riprovare.</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <comment>after the name of a directory</comment>
        <translation>rifiuta la chiave</translation>
    </message>
    <message>
        <source>too many requests</source>
        <comment>after the name of a directory</comment>
        <translation>troppe richieste</translation>
    </message>
    <message>
        <source>no connection</source>
        <comment>after the name of a directory</comment>
        <translation>nessuna connessione</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>after the name of a directory</comment>
        <translation>bloccato</translation>
    </message>
    <message>
        <source>not reached: the proxy</source>
        <comment>after the name of a directory</comment>
        <translation>non raggiunto per via del proxy</translation>
    </message>
    <message>
        <source>does not answer</source>
        <comment>after the name of a directory</comment>
        <translation>non risponde</translation>
    </message>
    <message>
        <source>has a problem</source>
        <comment>after the name of a directory</comment>
        <translation>ha un problema</translation>
    </message>
    <message>
        <source>Search for its name, or paste the address of its feed.</source>
        <translation>Cercarne il nome o incollare l&apos;indirizzo del feed.</translation>
    </message>
    <message>
        <source>These shows have a similar name.</source>
        <translation>Questi podcast hanno un nome simile.</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Il server</translation>
    </message>
    <message>
        <source>Apple has no chart of %1. Choose another country.</source>
        <translation>Apple non ha classifiche per questo paese: %1. Scegliere un altro paese.</translation>
    </message>
    <message>
        <source>What you see is from %1.</source>
        <comment>date and time</comment>
        <translation>I dati mostrati sono del %1.</translation>
    </message>
    <message>
        <source>This show</source>
        <translation>Questo podcast</translation>
    </message>
    <message>
        <source>The directories that Dogear asks don&apos;t know this show.</source>
        <translation>I cataloghi interrogati da Dogear non conoscono questo podcast.</translation>
    </message>
    <message>
        <source>%1 is only at Apple, which doesn&apos;t say where its feed is.</source>
        <translation>%1 è presente solo su Apple, che non indica dove si trova il feed.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say where the feeds of its shows are.</source>
        <translation>%1 non indica dove si trovano i feed dei suoi podcast.</translation>
    </message>
    <message>
        <source>This service</source>
        <translation>Questo servizio</translation>
    </message>
    <message>
        <source>The feed of a YouTube channel has nothing that Dogear can play.</source>
        <translation>Il feed di un canale YouTube non contiene nulla che Dogear possa riprodurre.</translation>
    </message>
    <message>
        <source>No keychain gives out your key of Podcast Index, so Dogear goes on without it. Unlock your keychain, then start Dogear again.</source>
        <translation>Nessun portachiavi fornisce la chiave di Podcast Index, quindi Dogear continua senza. Sbloccare il portachiavi, poi riavviare Dogear.</translation>
    </message>
    <message>
        <source>No keychain takes your key of Podcast Index, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the key again.</source>
        <translation>Nessun portachiavi accetta la chiave di Podcast Index, quindi verrà dimenticata alla chiusura di Dogear. Sbloccarne o installarne uno, per esempio GNOME Keyring, e inserire di nuovo la chiave.</translation>
    </message>
    <message>
        <source>Dogear no longer uses your key of Podcast Index, but the key stays in your keychain, which doesn&apos;t answer. Unlock the keychain, and delete the key there.</source>
        <translation>Dogear non usa più la chiave di Podcast Index, ma la chiave resta nel portachiavi, che non risponde. Sbloccare il portachiavi ed eliminare lì la chiave.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a directory, number of its hits or its state</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>asking…</source>
        <comment>after the name of a directory</comment>
        <translation>richiesta in corso…</translation>
    </message>
    <message>
        <source>%1, older</source>
        <comment>number of hits of an earlier answer</comment>
        <translation>%1, meno recenti</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>%1: richiesta in corso.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %n shows.</source>
        <translation>
            <numerusform>%1 ha trovato %n podcast.</numerusform>
            <numerusform>%1 ha trovato %n podcast.</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Tutte le categorie</translation>
    </message>
    <message>
        <source>%1 refuses your key (%2). Check it in the settings, under Library.</source>
        <translation>%1 rifiuta la chiave (%2). Controllarla nelle impostazioni, in «Libreria».</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>title of a show</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Only Podcast Index knows this show, and answers this only with a key. Enter yours in the settings, under Library.</source>
        <translation>Solo Podcast Index conosce questo podcast, e risponde solo con una chiave. Inserire la propria nelle impostazioni, in «Libreria».</translation>
    </message>
</context>
<context>
    <name>DownloadText</name>
    <message>
        <source>not allowed (%1)</source>
        <translation>non consentito (%1)</translation>
    </message>
    <message>
        <source>not found (%1)</source>
        <translation>non trovato (%1)</translation>
    </message>
    <message>
        <source>the server refused it (%1)</source>
        <translation>il server lo ha rifiutato (%1)</translation>
    </message>
    <message>
        <source>the server refused it</source>
        <translation>il server lo ha rifiutato</translation>
    </message>
    <message>
        <source>the server sent a web page</source>
        <translation>il server ha inviato una pagina web</translation>
    </message>
    <message>
        <source>the server sent a playlist</source>
        <translation>il server ha inviato una playlist</translation>
    </message>
    <message>
        <source>the server sent an empty file</source>
        <translation>il server ha inviato un file vuoto</translation>
    </message>
    <message>
        <source>the server sent a message instead</source>
        <translation>il server ha inviato invece un messaggio</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>nessuna rete</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>la connessione si è interrotta</translation>
    </message>
    <message>
        <source>your network blocks the server</source>
        <translation>la rete in uso blocca il server</translation>
    </message>
    <message>
        <source>the server does not answer</source>
        <translation>il server non risponde</translation>
    </message>
    <message>
        <source>the server cannot be trusted</source>
        <translation>il server non è attendibile</translation>
    </message>
    <message>
        <source>the address leads from https to http</source>
        <translation>l&apos;indirizzo porta da https a http</translation>
    </message>
    <message>
        <source>the server&apos;s answer makes no sense</source>
        <translation>la risposta del server è incoerente</translation>
    </message>
    <message>
        <source>the server sends it compressed</source>
        <translation>il server lo invia compresso</translation>
    </message>
    <message>
        <source>the server sends another file each time</source>
        <translation>il server invia ogni volta un file diverso</translation>
    </message>
    <message>
        <source>the proxy does not let it through</source>
        <translation>il proxy non lo lascia passare</translation>
    </message>
    <message>
        <source>the proxy wants a password</source>
        <translation>il proxy richiede una password</translation>
    </message>
    <message>
        <source>it does not come from the web</source>
        <translation>non proviene dal web</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>la cartella non è scrivibile</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>il file non c&apos;è più</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>il file non è leggibile</translation>
    </message>
    <message>
        <source>there is nothing to download</source>
        <translation>non c&apos;è nulla da scaricare</translation>
    </message>
    <message>
        <source>the server sent something else</source>
        <translation>il server ha inviato qualcos&apos;altro</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes that are there, of all</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>bytes per second</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>The disk is full, so downloads wait. Make room; they go on by themselves, and nothing that is here is lost.</source>
        <translation>Il disco è pieno, quindi i download sono in attesa. Liberare spazio; riprenderanno da soli, e nulla di ciò che è già qui andrà perso.</translation>
    </message>
    <message>
        <source>The folder for downloads cannot be written, so they wait. Check whether you may change it, or choose another one.</source>
        <translation>La cartella dei download non è scrivibile, quindi i download sono in attesa. Controllare i permessi della cartella o sceglierne un&apos;altra.</translation>
    </message>
    <message>
        <source>Downloads wait: %1.</source>
        <comment>why</comment>
        <translation>Download in attesa: %1.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>si è verificato un problema</translation>
    </message>
    <message>
        <source>the address leads round in a circle</source>
        <translation>l&apos;indirizzo rimanda in circolo</translation>
    </message>
</context>
<context>
    <name>Downloads</name>
    <message>
        <source>Waiting: %1</source>
        <comment>why</comment>
        <translation>In attesa: %1</translation>
    </message>
    <message>
        <source>Begins…</source>
        <comment>a download</comment>
        <translation>Avvio…</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>non cifrato</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <comment>why</comment>
        <translation>Non riuscito: %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Non riuscito</translation>
    </message>
    <message>
        <source>Downloading %1 %</source>
        <translation>Download in corso, %1%</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Download in corso</translation>
    </message>
    <message>
        <source>All downloads are paused</source>
        <translation>Tutti i download sono sospesi</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>time of day</comment>
        <translation>In attesa delle ore %1</translation>
    </message>
    <message>
        <source>Waiting: the network is metered</source>
        <translation>In attesa: la connessione è a consumo</translation>
    </message>
    <message>
        <source>Waiting: there is no network</source>
        <translation>In attesa: nessuna rete</translation>
    </message>
    <message>
        <source>Waiting: the disk is nearly full</source>
        <translation>In attesa: il disco è quasi pieno</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Sospeso</translation>
    </message>
    <message>
        <source>Waiting to be downloaded</source>
        <translation>In attesa di download</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>Download sospeso</translation>
    </message>
    <message>
        <source>Download failed: %1</source>
        <comment>why</comment>
        <translation>Download non riuscito: %1</translation>
    </message>
    <message>
        <source>Download failed</source>
        <translation>Download non riuscito</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Scaricato</translation>
    </message>
    <message>
        <source>Partly on this computer</source>
        <translation>In parte su questo computer</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Su questo computer</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n non riuscito</numerusform>
            <numerusform>%n non riusciti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n in attesa</numerusform>
            <numerusform>%n in attesa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paused</source>
        <translation>
            <numerusform>%n sospeso</numerusform>
            <numerusform>%n sospesi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n downloading</source>
        <translation>
            <numerusform>%n in corso</numerusform>
            <numerusform>%n in corso</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused with all downloads</source>
        <translation>Sospeso insieme a tutti i download</translation>
    </message>
    <message>
        <source>Waiting for another network</source>
        <translation>In attesa di un&apos;altra rete</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>In attesa della rete</translation>
    </message>
    <message>
        <source>Waiting for room on the disk</source>
        <translation>In attesa di spazio su disco</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>In attesa</translation>
    </message>
</context>
<context>
    <name>EmptyView</name>
    <message>
        <source>Nothing is up next. Add episodes from their menu.</source>
        <translation>La coda è vuota. Aggiungere episodi dal loro menu.</translation>
    </message>
    <message>
        <source>Nothing is up next. Press %1 on an episode to add it.</source>
        <translation>La coda è vuota. Premere %1 su un episodio per aggiungerlo.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Download episodes from their menu.</source>
        <translation>I download si riproducono anche senza rete e restano finché non vengono rimossi. Scaricare gli episodi dal loro menu.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Press %1 on an episode to download it.</source>
        <translation>I download si riproducono anche senza rete e restano finché non vengono rimossi. Premere %1 su un episodio per scaricarlo.</translation>
    </message>
    <message>
        <source>You&apos;re all caught up.</source>
        <translation>Non ci sono altre novità.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve started appear here.</source>
        <translation>Qui compaiono gli episodi iniziati.</translation>
    </message>
    <message>
        <source>Episodes you mark with a star appear here.</source>
        <translation>Qui compaiono gli episodi contrassegnati con una stella.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve played appear here.</source>
        <translation>Qui compaiono gli episodi riprodotti.</translation>
    </message>
    <message>
        <source>No episodes yet.</source>
        <translation>Ancora nessun episodio.</translation>
    </message>
    <message>
        <source>This show hasn&apos;t been loaded yet.</source>
        <translation>Questo podcast non è ancora stato caricato.</translation>
    </message>
    <message>
        <source>Load now</source>
        <translation>Carica ora</translation>
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
        <source>Some of the words</source>
        <translation>Alcune delle parole</translation>
    </message>
    <message>
        <source>In the player</source>
        <translation>Nel lettore</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Riprodotto</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>In coda</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Preferito</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file</source>
        <translation>Il file</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Il server</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password (401). Check them, or ask the show for an address of your own.</source>
        <translation>%1 richiede un nome e una password (401). Controllarli o chiedere al podcast un indirizzo personale.</translation>
    </message>
    <message>
        <source>%1 does not let Dogear read this (403). Check whether the address is still yours to use.</source>
        <translation>%1 non consente a Dogear la lettura (403). Controllare se l&apos;indirizzo personale è ancora valido.</translation>
    </message>
    <message>
        <source>%1 says that this is not there (404). Check the address, or ask the show where its feed has moved.</source>
        <translation>%1 segnala che l&apos;indirizzo non esiste (404). Controllarlo o chiedere al podcast dove si è spostato il feed.</translation>
    </message>
    <message>
        <source>%1 says that this is gone for good (410). Ask the show where its feed has moved, or stop following it.</source>
        <translation>%1 segnala che l&apos;indirizzo non esiste più (410). Chiedere al podcast dove si è spostato il feed o smettere di seguirlo.</translation>
    </message>
    <message>
        <source>%1 wants fewer requests (429). Wait an hour, then try again.</source>
        <translation>%1 chiede di ridurre le richieste (429). Attendere un&apos;ora, poi riprovare.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 ha un problema (%2). Riprovare più tardi.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Check the address.</source>
        <translation>%1 ha rifiutato la richiesta (%2). Controllare l&apos;indirizzo.</translation>
    </message>
    <message>
        <source>%1 refused the request. Check the address.</source>
        <translation>%1 ha rifiutato la richiesta. Controllare l&apos;indirizzo.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network and the address, then try again.</source>
        <translation>Non c&apos;è connessione con %1. Controllare la rete e l&apos;indirizzo, poi riprovare.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>la rete</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 non accetta la connessione o l&apos;ha interrotta. Riprovare più tardi.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>%1 è bloccato dalla rete in uso, forse da un filtro per la pubblicità. Consentirne l&apos;accesso, poi riprovare.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 ha impiegato troppo tempo a rispondere. Riprovare più tardi.</translation>
    </message>
    <message>
        <source>%1 does not speak https. Write http:// in front of the address.</source>
        <translation>%1 non supporta https. Scrivere http:// prima dell&apos;indirizzo.</translation>
    </message>
    <message>
        <source>%1 cannot prove that it is who it says, so nothing was read. Check the date of this computer; if it is right, tell the show.</source>
        <translation>%1 non può dimostrare la propria identità, quindi non è stato letto nulla. Controllare la data di questo computer; se è corretta, avvisare il podcast.</translation>
    </message>
    <message>
        <source>%1 redirects in a loop. Tell the show, or look for another address of its feed.</source>
        <translation>%1 reindirizza all&apos;infinito. Avvisare il podcast o cercare un altro indirizzo del feed.</translation>
    </message>
    <message>
        <source>%1 leads from a secure address (https) to an open one (http), where others could read along, so Dogear didn&apos;t go there. Tell the show.</source>
        <translation>%1 porta da un indirizzo sicuro (https) a uno non protetto (http), dove altri potrebbero leggere i dati, quindi Dogear non ha proseguito. Avvisare il podcast.</translation>
    </message>
    <message>
        <source>%1 sent an answer that contradicts itself, so nothing of it was used. Try again later, or tell the show.</source>
        <translation>%1 ha inviato una risposta che si contraddice, quindi non è stata usata. Riprovare più tardi o avvisare il podcast.</translation>
    </message>
    <message>
        <source>%1 sends this compressed in a way that Dogear can&apos;t read, although it asked for it as it is. Tell the show.</source>
        <translation>%1 invia i dati compressi in un modo che Dogear non può leggere, benché siano stati richiesti senza compressione. Avvisare il podcast.</translation>
    </message>
    <message>
        <source>This is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>Dogear non può aprire questo indirizzo. Indicarne uno che inizi con https:// o http://, oppure un file.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Paste the address of a feed.</source>
        <translation>«%1» non è un indirizzo. Incollare l&apos;indirizzo di un feed.</translation>
    </message>
    <message>
        <source>“%1” is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>Dogear non può aprire l&apos;indirizzo «%1». Indicarne uno che inizi con https:// o http://, oppure un file.</translation>
    </message>
    <message>
        <source>%1 is broken at line %2 and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 contiene un errore alla riga %2 e non è leggibile. Avvisare il podcast e riprovare più tardi.</translation>
    </message>
    <message>
        <source>%1 is broken and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 contiene errori e non è leggibile. Avvisare il podcast e riprovare più tardi.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of this episode. It may ask you to log in, or your network does; open the episode&apos;s page in a browser.</source>
        <translation>%1 ha inviato una pagina web invece di questo episodio. Forse il server o la rete richiede l&apos;accesso; aprire la pagina dell&apos;episodio in un browser.</translation>
    </message>
    <message>
        <source>%1 sent a playlist, a list of addresses, instead of this episode. Dogear can&apos;t play it; open the episode&apos;s page in a browser.</source>
        <translation>%1 ha inviato una playlist, cioè un elenco di indirizzi, invece di questo episodio. Dogear non può riprodurla; aprire la pagina dell&apos;episodio in un browser.</translation>
    </message>
    <message>
        <source>%1 sent an empty file instead of this episode. Try again later, or tell the show.</source>
        <translation>%1 ha inviato un file vuoto invece di questo episodio. Riprovare più tardi o avvisare il podcast.</translation>
    </message>
    <message>
        <source>%1 sent a message instead of this episode, as servers do when they refuse it. Try again later, or open the episode&apos;s page in a browser.</source>
        <translation>%1 ha inviato un messaggio invece di questo episodio, come fanno i server quando rifiutano una richiesta. Riprovare più tardi o aprire la pagina dell&apos;episodio in un browser.</translation>
    </message>
    <message>
        <source>%1 is a list without shows, so nothing was added. Export it again, or choose another file.</source>
        <translation>%1 è un elenco senza podcast, quindi non è stato aggiunto nulla. Esportarlo di nuovo o scegliere un altro file.</translation>
    </message>
    <message>
        <source>There is nothing to read. Give the address of a feed, or a file.</source>
        <translation>Non c&apos;è nulla da leggere. Indicare l&apos;indirizzo di un feed o un file.</translation>
    </message>
    <message>
        <source>%1 is empty. Try again later, or check the address.</source>
        <translation>%1 è vuoto. Riprovare più tardi o controllare l&apos;indirizzo.</translation>
    </message>
    <message>
        <source>%1 sends another file of this episode at each request, so it can&apos;t be put together. Your place is kept; try again later.</source>
        <translation>%1 invia a ogni richiesta un file diverso di questo episodio, che quindi non può essere ricomposto. La posizione è conservata; riprovare più tardi.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged. Dogear added the %n shows that it could read; export the list again for the others.</source>
        <translation>
            <numerusform>%1 è danneggiato. Dogear ha aggiunto %n podcast, l&apos;unico leggibile; esportare di nuovo l&apos;elenco per gli altri.</numerusform>
            <numerusform>%1 è danneggiato. Dogear ha aggiunto %n podcast, gli unici leggibili; esportare di nuovo l&apos;elenco per gli altri.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends in the middle. Try again; what is missing may come the next time.</source>
        <translation>%1 si interrompe a metà. Riprovare; ciò che manca potrebbe arrivare la prossima volta.</translation>
    </message>
    <message>
        <source>%1 is a web page that names several feeds. Give the address of one of them.</source>
        <translation>%1 è una pagina web che indica più feed. Indicare l&apos;indirizzo di uno di essi.</translation>
    </message>
    <message>
        <source>%1 is a web page, not a podcast feed. Look there for a link named RSS or Feed and paste it here.</source>
        <translation>%1 è una pagina web, non il feed di un podcast. Cercarvi un link chiamato RSS o Feed e incollarlo qui.</translation>
    </message>
    <message>
        <source>%1 is neither a podcast feed nor an audio or video file. Choose another file.</source>
        <translation>%1 non è né il feed di un podcast né un file audio o video. Scegliere un altro file.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a podcast feed. Check the address, or look on the page of the show for its feed.</source>
        <translation>%1 non è il feed di un podcast. Controllare l&apos;indirizzo o cercare il feed nella pagina del podcast.</translation>
    </message>
    <message>
        <source>There is nothing to hear or see in %1. Choose a folder with audio or video files.</source>
        <translation>In %1 non c&apos;è nulla da ascoltare o da vedere. Scegliere una cartella con file audio o video.</translation>
    </message>
    <message>
        <source>this folder</source>
        <translation>questa cartella</translation>
    </message>
    <message>
        <source>%1 holds more files than one show may have. Choose one of the folders in it.</source>
        <translation>%1 contiene più file di quanti ne possa avere un podcast. Scegliere una delle sue sottocartelle.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>La cartella</translation>
    </message>
    <message>
        <source>%1 is larger than any feed that Dogear reads. Check the address.</source>
        <translation>%1 è più grande di qualsiasi feed leggibile da Dogear. Controllare l&apos;indirizzo.</translation>
    </message>
    <message>
        <source>The folder %1 is not there. If it is on a disk that is not connected, connect it, then refresh.</source>
        <translation>La cartella %1 non c&apos;è. Se si trova su un disco non collegato, collegarlo, poi aggiornare.</translation>
    </message>
    <message>
        <source>%1 is not there. Check its name and folder.</source>
        <translation>%1 non esiste. Controllare il nome e la cartella.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check whether you may open it.</source>
        <translation>%1 non è leggibile. Controllare i permessi di lettura.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check whether you may change its folder, or choose another one.</source>
        <translation>%1 non è scrivibile. Controllare i permessi della cartella o sceglierne un&apos;altra.</translation>
    </message>
    <message>
        <source>%1 is there already and is no backup, so it was left as it is. Choose another name.</source>
        <translation>%1 esiste già e non è un backup, quindi è rimasto intatto. Scegliere un altro nome.</translation>
    </message>
    <message>
        <source>The disk is full. Make room, then try again.</source>
        <translation>Il disco è pieno. Liberare spazio, poi riprovare.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no backup of Dogear, so nothing was changed. Choose another file.</source>
        <translation>%1 è danneggiato o non è un backup di Dogear, quindi nulla è stato modificato. Scegliere un altro file.</translation>
    </message>
    <message>
        <source>%1 was made by a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 è stato creato da una versione più recente di Dogear, quindi nulla è stato modificato. Installare quella versione o scegliere un altro file.</translation>
    </message>
    <message>
        <source>%1 is damaged, or has no settings of Dogear, so nothing was changed. Choose a file that was exported in the settings.</source>
        <translation>%1 è danneggiato o non contiene impostazioni di Dogear, quindi nulla è stato modificato. Scegliere un file esportato dalle impostazioni.</translation>
    </message>
    <message>
        <source>%1 has settings of a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 contiene impostazioni di una versione più recente di Dogear, quindi nulla è stato modificato. Installare quella versione o scegliere un altro file.</translation>
    </message>
    <message>
        <source>No keychain takes the password for %1, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the password again.</source>
        <translation>Nessun portachiavi accetta la password per %1, quindi verrà dimenticata alla chiusura di Dogear. Sbloccarne o installarne uno, per esempio GNOME Keyring, e inserire di nuovo la password.</translation>
    </message>
    <message>
        <source>this show</source>
        <translation>questo podcast</translation>
    </message>
    <message>
        <source>This episode has nothing to play. Its notes may link to the sound.</source>
        <translation>Questo episodio non ha nulla da riprodurre. Nelle note potrebbe esserci un link all&apos;audio.</translation>
    </message>
    <message>
        <source>There is no sound device. Connect or switch one on, then press play again.</source>
        <translation>Non c&apos;è alcun dispositivo audio. Collegarne o accenderne uno, poi premere di nuovo «Riproduci».</translation>
    </message>
    <message>
        <source>The sound device is gone, so the episode is paused. Press play to go on from the same place with another one.</source>
        <translation>Il dispositivo audio non c&apos;è più, quindi l&apos;episodio è in pausa. Premere «Riproduci» per continuare dallo stesso punto con un altro.</translation>
    </message>
    <message>
        <source>%1 cannot be played any further: it is missing, was changed while it played, or is damaged. Your place is kept. Check the file, or get it again.</source>
        <translation>%1 non può essere riprodotto oltre: manca, è stato modificato durante la riproduzione o è danneggiato. La posizione è conservata. Controllare il file o procurarselo di nuovo.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t sending this episode. Try again later; your place is kept.</source>
        <translation>%1 non invia questo episodio. Riprovare più tardi; la posizione è conservata.</translation>
    </message>
    <message>
        <source>This computer cannot play the format of this episode. Open it in another program, or install what your system offers for more formats.</source>
        <translation>Questo computer non può riprodurre il formato di questo episodio. Aprirlo in un altro programma o installare ciò che il sistema offre per altri formati.</translation>
    </message>
    <message>
        <source>The part of Qt Multimedia that plays is not installed, so there is no sound. Install it with your system&apos;s packages, and start Dogear again; your library and your places are kept.</source>
        <translation>La parte di Qt Multimedia che riproduce l&apos;audio non è installata, quindi non c&apos;è suono. Installarla con i pacchetti del sistema e riavviare Dogear; la libreria e le posizioni vengono conservate.</translation>
    </message>
    <message>
        <source>The part of Dogear that plays, %1, is missing or does not fit, so there is no sound. Install Dogear again; your library and your places are kept.</source>
        <translation>La parte di Dogear che riproduce l&apos;audio, %1, manca o non è compatibile, quindi non c&apos;è suono. Installare di nuovo Dogear; la libreria e le posizioni vengono conservate.</translation>
    </message>
    <message>
        <source>This was stopped before it was done. Start it again if you still want it.</source>
        <translation>L&apos;operazione è stata interrotta prima della fine. Se serve ancora, avviarla di nuovo.</translation>
    </message>
    <message>
        <source>Something in Dogear went wrong. Try again; if it stays, report it together with the log.</source>
        <translation>Si è verificato un errore in Dogear. Riprovare; se il problema persiste, segnalarlo allegando il registro.</translation>
    </message>
    <message>
        <source>%1 The episodes that were here are kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 Gli episodi già presenti vengono conservati.</translation>
    </message>
    <message>
        <source>The library could not do this. Nothing was changed; close Dogear, start it again and try once more.</source>
        <translation>La libreria non ha potuto eseguire l&apos;operazione. Nulla è stato modificato; chiudere Dogear, avviarlo di nuovo e riprovare.</translation>
    </message>
    <message>
        <source>Another program is using the library. Close it, or wait a moment, then try again.</source>
        <translation>Un altro programma sta usando la libreria. Chiuderlo o attendere un momento, poi riprovare.</translation>
    </message>
    <message>
        <source>The library file is damaged, so not all of it can be read. Choose “Check library” (dogearctl check), or restore a backup if that does not help. Your places are kept.</source>
        <translation>Il file della libreria è danneggiato, quindi non tutto è leggibile. Scegliere «Controlla la libreria» (dogearctl check) o, se non basta, ripristinare un backup. Le posizioni sono conservate.</translation>
    </message>
    <message>
        <source>The library was written by a newer Dogear, and was left as it is. Install that version, or choose another data folder.</source>
        <translation>La libreria è stata scritta da una versione più recente di Dogear ed è rimasta intatta. Installare quella versione o scegliere un&apos;altra cartella dei dati.</translation>
    </message>
    <message>
        <source>Dogear is open with this library, so nothing was changed. Close it, or choose Restore in its Library menu.</source>
        <translation>Dogear è aperto con questa libreria, quindi nulla è stato modificato. Chiuderlo o scegliere «Ripristina» nel suo menu Libreria.</translation>
    </message>
    <message>
        <source>This is not in the library. It may have been removed.</source>
        <translation>Questo elemento non è nella libreria. Forse è stato rimosso.</translation>
    </message>
    <message>
        <source>You follow this show already. Look for it in the list of shows.</source>
        <translation>Questo podcast è già seguito. Si trova nell&apos;elenco dei podcast.</translation>
    </message>
    <message>
        <source>Dogear does not understand this search. Try plain words.</source>
        <translation>Dogear non comprende questa ricerca. Provare con parole semplici.</translation>
    </message>
    <message>
        <source>Dogear does not understand “%1”. Try plain words.</source>
        <translation>Dogear non comprende «%1». Provare con parole semplici.</translation>
    </message>
</context>
<context>
    <name>FeedFacts</name>
    <message>
        <source>There are no replies.</source>
        <translation>Non ci sono risposte.</translation>
    </message>
    <message>
        <source>There is no network, so the replies were not loaded. Try again later.</source>
        <translation>Non c&apos;è rete, quindi le risposte non sono state caricate. Riprovare più tardi.</translation>
    </message>
    <message>
        <source>Dogear can&apos;t read the replies of this server. Open the thread in the browser.</source>
        <translation>Dogear non può leggere le risposte di questo server. Aprire la discussione nel browser.</translation>
    </message>
    <message>
        <source>The server did not send the replies. Try again later, or open the thread in the browser.</source>
        <translation>Il server non ha inviato le risposte. Riprovare più tardi o aprire la discussione nel browser.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Stagione</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Episodio</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Sottotitolo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>Trailer</translation>
    </message>
    <message>
        <source>Bonus episode</source>
        <translation>Episodio bonus</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classificazione</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Esplicito</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>Fine prevista</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>Diretta</translation>
    </message>
    <message>
        <source>Watch or listen</source>
        <translation>Guarda o ascolta</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Sito web</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificatore</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>Estratti</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioni</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Sostegno</translation>
    </message>
    <message>
        <source>About the episode</source>
        <translation>Informazioni sull&apos;episodio</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documenti</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Live now</source>
        <translation>Ora in diretta</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminata</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Programmata</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e un altro</numerusform>
            <numerusform>e altri %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>time</comment>
        <translation>Da %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>times</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commenti</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagamenti</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Further texts</source>
        <translation>Altri testi</translation>
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
        <translation>predefinita</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Another source</source>
        <comment>of a version of an episode</comment>
        <translation>Altra fonte</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Somma di controllo</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>width and height in pixels</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) wide</source>
        <translation>
            <numerusform>%n pixel di larghezza</numerusform>
            <numerusform>%n pixel di larghezza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) high</source>
        <translation>
            <numerusform>%n pixel di altezza</numerusform>
            <numerusform>%n pixel di altezza</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>version of an episode</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Trascrizione</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>sottotitoli</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Conduzione</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Ospite</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Discussione</translation>
    </message>
    <message>
        <source>The show has turned comments off.</source>
        <translation>Il podcast ha disattivato i commenti.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocollo</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Stanza</translation>
    </message>
    <message>
        <source>Made in</source>
        <comment>place</comment>
        <translation>Luogo di produzione</translation>
    </message>
    <message>
        <source>About the place</source>
        <translation>Parla di</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordinate</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sulla mappa</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last year</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>dal %1</translation>
    </message>
    <message>
        <source>Finished, no further episodes</source>
        <translation>Concluso, nessun altro episodio</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Nuovi episodi</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>A cura di</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Proprietario</translation>
    </message>
    <message>
        <source>Years active</source>
        <translation>Anni di attività</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodi</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>One story, from the first episode on</source>
        <translation>Una storia unica, dal primo episodio in poi</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Non esplicito</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Copyright</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Ultima lettura</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Consentita</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Non consentita</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Tipo di contenuto</translation>
    </message>
    <message>
        <source>Own address</source>
        <translation>Indirizzo dichiarato</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>Nuovo indirizzo</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Creato con</translation>
    </message>
    <message>
        <source>Import by other hosts</source>
        <translation>Importazione in altri servizi di hosting</translation>
    </message>
    <message>
        <source>Listing in directories</source>
        <translation>Presenza nei cataloghi</translation>
    </message>
    <message>
        <source>All directories</source>
        <translation>Tutti i cataloghi</translation>
    </message>
    <message>
        <source>Announced by Podping</source>
        <translation>Annunciato tramite Podping</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Trailers</source>
        <translation>Trailer</translation>
    </message>
    <message>
        <source>About the feed</source>
        <translation>Informazioni sul feed</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>fee of %1</source>
        <translation>commissione di %1</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinatario</translation>
    </message>
    <message>
        <source>from %1 of the other recording</source>
        <translation>da %1 dell&apos;altra registrazione</translation>
    </message>
    <message>
        <source>other recipients</source>
        <translation>altri destinatari</translation>
    </message>
    <message>
        <source>For information only: Dogear sends no payments.</source>
        <translation>Solo a titolo informativo: Dogear non invia pagamenti.</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Pagamento</translation>
    </message>
    <message>
        <source>%1 suggested</source>
        <comment>amount</comment>
        <translation>%1 (importo suggerito)</translation>
    </message>
</context>
<context>
    <name>FetchText</name>
    <message>
        <source>Read</source>
        <translation>Letto</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>Non modificato</translation>
    </message>
    <message>
        <source>Read, the same as before</source>
        <translation>Letto, identico a prima</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what came of it, status of HTTP</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Same error</source>
        <translation>Stesso errore</translation>
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
        <translation>Stagione %1, episodio %2</translation>
    </message>
    <message>
        <source>Season %1</source>
        <translation>Stagione %1</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Episodio %1</translation>
    </message>
    <message>
        <source>S%1 E%2</source>
        <comment>season and episode</comment>
        <translation>S%1 E%2</translation>
    </message>
    <message>
        <source>S%1</source>
        <comment>season</comment>
        <translation>S%1</translation>
    </message>
    <message>
        <source>E%1</source>
        <comment>episode</comment>
        <translation>E%1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>time</comment>
        <translation>ancora %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ieri</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day and time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Domani</translation>
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
        <translation>meno di %1 s</translation>
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
        <translation>%1 di ascolto</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <comment>time</comment>
        <translation>%1 di tempo risparmiato</translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>number of episodes</comment>
        <translation>
            <numerusform>%n concluso</numerusform>
            <numerusform>%n conclusi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saved by speed, %2 by trimming silence</source>
        <comment>times</comment>
        <translation>%1 di tempo risparmiato con la velocità, %2 accorciando i silenzi</translation>
    </message>
</context>
<context>
    <name>PaletteActions</name>
    <message>
        <source>Button</source>
        <translation>Pulsante</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Inbox</source>
        <translation>Novità</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>Coda</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Preferiti</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>All episodes</source>
        <translation>Tutti gli episodi</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Segnalibri</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Download</translation>
    </message>
    <message>
        <source>Discover</source>
        <translation>Scopri</translation>
    </message>
</context>
<context>
    <name>ProxyErrorText</name>
    <message>
        <source>Dogear is set to use a proxy, but its address is missing. Enter it under Network in the settings.</source>
        <translation>Dogear è impostato per usare un proxy, ma manca l&apos;indirizzo. Inserirlo nelle impostazioni, in «Rete».</translation>
    </message>
    <message>
        <source>The proxy %1 can&apos;t be reached, or doesn&apos;t let Dogear through. Check it under Network in the settings.</source>
        <translation>Il proxy %1 non è raggiungibile o non lascia passare Dogear. Controllarlo nelle impostazioni, in «Rete».</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>Il proxy richiede un nome e una password, o non accetta quelli indicati. Inserirli nelle impostazioni, in «Rete».</translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>Il proxy %1 richiede un nome e una password, o non accetta quelli indicati. Inserirli nelle impostazioni, in «Rete».</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>“%1” was ignored. Use is:unplayed, is:played, is:started, is:downloaded, is:favourite or is:queued.</source>
        <translation>«%1» è stato ignorato. Usare is:unplayed, is:played, is:started, is:downloaded, is:favourite o is:queued.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Use has:chapters, has:transcript, has:video or has:bookmark.</source>
        <translation>«%1» è stato ignorato. Usare has:chapters, has:transcript, has:video o has:bookmark.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a date like 2024, 2024-03 or 2024-03-31.</source>
        <translation>«%1» è stato ignorato. Scrivere una data come 2024, 2024-03 o 2024-03-31.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write an age like &lt;7d, &lt;3w, &lt;6m or &gt;1y.</source>
        <translation>«%1» è stato ignorato. Scrivere un&apos;età come &lt;7d, &lt;3w, &lt;6m o &gt;1y.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a length like 20m or 1h30m.</source>
        <translation>«%1» è stato ignorato. Scrivere una durata come 20m o 1h30m.</translation>
    </message>
    <message>
        <source>“%1” was ignored. A season is a number, like season:2.</source>
        <translation>«%1» è stato ignorato. La stagione è un numero, per esempio season:2.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write the word to look for right after the colon.</source>
        <translation>«%1» è stato ignorato. Scrivere la parola da cercare subito dopo i due punti.</translation>
    </message>
    <message>
        <source>OR was ignored. Write it between two words.</source>
        <translation>OR è stato ignorato. Scriverlo tra due parole.</translation>
    </message>
</context>
<context>
    <name>RowButtonTexts</name>
    <message>
        <source>Pause the download</source>
        <translation>Sospendi il download</translation>
    </message>
    <message>
        <source>Retry the download</source>
        <translation>Riprova il download</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>Riprendi il download</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>Rimuovi il download</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>Annulla il download</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Rimuovi dalla coda</translation>
    </message>
</context>
<context>
    <name>SubscribeText</name>
    <message numerus="yes">
        <source>%n entries of the list were left out: they are not followed there, or are no shows.</source>
        <translation>
            <numerusform>%n voce dell&apos;elenco è stata tralasciata: lì non è seguita o non è un podcast.</numerusform>
            <numerusform>%n voci dell&apos;elenco sono state tralasciate: lì non sono seguite o non sono podcast.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain the episode of the link; look for it in the list, or open the link in a browser.</source>
        <translation>«%1» è aperto, ma il feed non contiene l&apos;episodio del link; cercarlo nell&apos;elenco o aprire il link in un browser.</translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain “%2”, the episode of the link; open the link in a browser.</source>
        <translation>«%1» è aperto, ma il feed non contiene «%2», l&apos;episodio del link; aprire il link in un browser.</translation>
    </message>
    <message>
        <source>“%1” is open, but no directory says which episode the link means; look for it in the list.</source>
        <translation>«%1» è aperto, ma nessun catalogo indica a quale episodio si riferisce il link; cercarlo nell&apos;elenco.</translation>
    </message>
    <message>
        <source>“%1” is open as it was read before, without the episode of the link.</source>
        <translation>«%1» è aperto com&apos;era all&apos;ultima lettura, senza l&apos;episodio del link.</translation>
    </message>
</context>
<context>
    <name>TranscriptText</name>
    <message>
        <source>subtitles (VTT)</source>
        <translation>sottotitoli (VTT)</translation>
    </message>
    <message>
        <source>text with times (JSON)</source>
        <translation>testo con tempi (JSON)</translation>
    </message>
    <message>
        <source>subtitles (SRT)</source>
        <translation>sottotitoli (SRT)</translation>
    </message>
    <message>
        <source>web page</source>
        <translation>pagina web</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>testo semplice</translation>
    </message>
    <message>
        <source>Made on this computer</source>
        <comment>a transcript</comment>
        <translation>Creata su questo computer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language and format of a transcript</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Il server</translation>
    </message>
    <message>
        <source>There is no connection to %1, so the transcript could not be fetched. Connect, then try again.</source>
        <translation>%1 non è raggiungibile, quindi non è stato possibile scaricare la trascrizione. Connettersi alla rete, poi riprovare.</translation>
    </message>
    <message>
        <source>%1 gave a web page instead of the transcript; it may want you to sign in. Look for it on the episode&apos;s page, or try again later.</source>
        <translation>%1 ha fornito una pagina web invece della trascrizione; forse richiede l&apos;accesso. Cercarla nella pagina dell&apos;episodio o riprovare più tardi.</translation>
    </message>
    <message>
        <source>What %1 gave is no transcript that Dogear can read. Tell the show, or try again later.</source>
        <translation>%1 ha fornito qualcosa che non è una trascrizione leggibile da Dogear. Avvisare il podcast o riprovare più tardi.</translation>
    </message>
    <message>
        <source>The transcript from %1 breaks off in the middle. Try again.</source>
        <translation>%1 ha fornito una trascrizione che si interrompe a metà. Riprovare.</translation>
    </message>
    <message>
        <source>The transcript from %1 is an empty document. Tell the show, or try again later.</source>
        <translation>%1 ha fornito come trascrizione un documento vuoto. Avvisare il podcast o riprovare più tardi.</translation>
    </message>
    <message>
        <source>The transcript from %1 is larger than any that Dogear reads. Tell the show.</source>
        <translation>%1 ha fornito una trascrizione più grande di qualsiasi altra leggibile da Dogear. Avvisare il podcast.</translation>
    </message>
    <message>
        <source>%1 says that the transcript is not there (%2). Tell the show, or try again later.</source>
        <translation>%1 segnala che la trascrizione non esiste (%2). Avvisare il podcast o riprovare più tardi.</translation>
    </message>
    <message>
        <source>%1 The transcript that was here is kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 La trascrizione già presente viene conservata.</translation>
    </message>
</context>
<context>
    <name>dogear::BackupController</name>
    <message>
        <source>Back up…</source>
        <translation>Crea backup…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Ripristina…</translation>
    </message>
    <message>
        <source>Check library</source>
        <translation>Controlla la libreria</translation>
    </message>
    <message>
        <source>Write shows, places and settings to one file</source>
        <translation>Salva podcast, posizioni e impostazioni in un unico file</translation>
    </message>
    <message>
        <source>Take shows, places and settings from a backup</source>
        <translation>Recupera podcast, posizioni e impostazioni da un backup</translation>
    </message>
    <message>
        <source>Check the library for problems and fix them where possible</source>
        <translation>Controlla se la libreria ha problemi e, se possibile, li risolve</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Crea backup</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Backup (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Backing up the library…</source>
        <translation>Backup della libreria in corso…</translation>
    </message>
    <message>
        <source>The library was backed up to %1 (%2, %3).</source>
        <comment>file, shows and episodes, size</comment>
        <translation>Il backup della libreria è stato salvato in %1 (%2, %3).</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Backups (*.zip *.sqlite)</source>
        <translation>Backup (*.zip *.sqlite)</translation>
    </message>
    <message>
        <source>Restore the library of %1?</source>
        <translation>Ripristinare la libreria del %1?</translation>
    </message>
    <message>
        <source>It holds %1. Dogear closes the library that is open now, keeps it as a backup, and opens the restored one.</source>
        <translation>Contiene %1. Dogear chiude la libreria ora aperta, la conserva come backup e apre quella ripristinata.</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Lettura del backup…</translation>
    </message>
    <message>
        <source>The library of %1 was restored.</source>
        <translation>La libreria del %1 è stata ripristinata.</translation>
    </message>
    <message>
        <source>Restore the library</source>
        <translation>Ripristina la libreria</translation>
    </message>
    <message>
        <source>Checking the library…</source>
        <translation>Controllo della libreria…</translation>
    </message>
</context>
<context>
    <name>dogear::BookmarkController</name>
    <message>
        <source>Bookmark this time</source>
        <translation>Aggiungi segnalibro qui</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>Copia il link a questo punto</translation>
    </message>
    <message>
        <source>Possible with an episode in the player.</source>
        <translation>Disponibile con un episodio nel lettore.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Segnalibro</translation>
    </message>
    <message>
        <source>Bookmarked at %1.</source>
        <translation>Segnalibro aggiunto a %1.</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Aggiungi nota</translation>
    </message>
    <message>
        <source>Note at %1 of “%2”:</source>
        <translation>Nota a %1 di «%2»:</translation>
    </message>
    <message>
        <source>Copied: title, show and time. This episode has no address on the web.</source>
        <translation>Copiati: titolo, podcast e tempo. Questo episodio non ha un indirizzo web.</translation>
    </message>
    <message>
        <source>Copied: title, show, time and link.</source>
        <translation>Copiati: titolo, podcast, tempo e link.</translation>
    </message>
    <message>
        <source>The bookmark was deleted.</source>
        <translation>Il segnalibro è stato eliminato.</translation>
    </message>
    <message>
        <source>Delete bookmark</source>
        <translation>Elimina segnalibro</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Modifica nota</translation>
    </message>
    <message>
        <source>Export bookmarks</source>
        <translation>Esporta segnalibri</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>bookmarks.md</source>
        <comment>name of a file</comment>
        <translation>segnalibri.md</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) were written to %1.</source>
        <translation>
            <numerusform>%n segnalibro è stato salvato in %1.</numerusform>
            <numerusform>%n segnalibri sono stati salvati in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ChapterActions</name>
    <message>
        <source>Previous chapter</source>
        <translation>Capitolo precedente</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Capitolo successivo</translation>
    </message>
    <message>
        <source>Possible in an episode with chapters.</source>
        <translation>Disponibile in un episodio con capitoli.</translation>
    </message>
</context>
<context>
    <name>dogear::ChapterController</name>
    <message>
        <source>Chapters that match “%1” are skipped in this show.</source>
        <translation>I capitoli che corrispondono a «%1» vengono saltati in questo podcast.</translation>
    </message>
    <message>
        <source>Skip chapters</source>
        <translation>Salta capitoli</translation>
    </message>
</context>
<context>
    <name>dogear::DiagnosticsController</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostica</translation>
    </message>
    <message>
        <source>This text helps with a bug report. It contains no names of shows, episodes or files, and Dogear sends it to no one: copy it where you want it.</source>
        <translation>Questo testo è utile per segnalare un problema. Non contiene nomi di podcast, episodi o file, e Dogear non lo invia a nessuno: copiarlo dove serve.</translation>
    </message>
</context>
<context>
    <name>dogear::DocumentController</name>
    <message>
        <source>“%1” could not be started, so no transcripts are made. Check the command in the settings.</source>
        <translation>Non è stato possibile avviare «%1», quindi non vengono create trascrizioni. Controllare il comando nelle impostazioni.</translation>
    </message>
    <message>
        <source>“%1” failed and said: %2. No more transcripts are made until you change the command in the settings.</source>
        <translation>«%1» è terminato con un errore: %2. Non verranno create altre trascrizioni finché non si modifica il comando nelle impostazioni.</translation>
    </message>
    <message>
        <source>“%1” left no subtitles (SRT, VTT), so no more transcripts are made until you change the command in the settings.</source>
        <translation>«%1» non ha prodotto sottotitoli (SRT, VTT), quindi non verranno create altre trascrizioni finché non si modifica il comando nelle impostazioni.</translation>
    </message>
    <message>
        <source>“%1” failed. No more transcripts are made until you change the command in the settings.</source>
        <translation>«%1» è terminato con un errore. Non verranno create altre trascrizioni finché non si modifica il comando nelle impostazioni.</translation>
    </message>
</context>
<context>
    <name>dogear::DownloadController</name>
    <message>
        <source>Pause all downloads</source>
        <translation>Sospendi tutti i download</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) removed.</source>
        <translation>
            <numerusform>%n download rimosso.</numerusform>
            <numerusform>%n download rimossi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>Rimuovi download</translation>
    </message>
    <message>
        <source>The file is gone: it was deleted or moved.</source>
        <translation>Il file non c&apos;è più: è stato eliminato o spostato.</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) failed; the list says why.</source>
        <translation>
            <numerusform>%n download non riuscito; l&apos;elenco indica il motivo.</numerusform>
            <numerusform>%n download non riusciti; l&apos;elenco indica il motivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>“%1” was not downloaded: %2.</source>
        <comment>title and reason</comment>
        <translation>«%1» non è stato scaricato: %2.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeController</name>
    <message>
        <source>Mark as played or unplayed</source>
        <translation>Segna come riprodotto o non riprodotto</translation>
    </message>
    <message>
        <source>Add to or remove from favourites</source>
        <translation>Aggiungi o rimuovi dai preferiti</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Vai al podcast</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Segna tutti come riprodotti</translation>
    </message>
    <message>
        <source>Possible in the Inbox, in a show and in a tag.</source>
        <translation>Disponibile in Novità, in un podcast e in un&apos;etichetta.</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeMarker</name>
    <message>
        <source>The position was set back to the beginning.</source>
        <translation>La posizione è stata riportata all&apos;inizio.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as played.</source>
        <translation>
            <numerusform>%Ln episodio segnato come riprodotto.</numerusform>
            <numerusform>%Ln episodi segnati come riprodotti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as unplayed.</source>
        <translation>
            <numerusform>%Ln episodio segnato come non riprodotto.</numerusform>
            <numerusform>%Ln episodi segnati come non riprodotti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Segna come riprodotto</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Segna come non riprodotto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) added to the favourites.</source>
        <translation>
            <numerusform>%Ln episodio aggiunto ai preferiti.</numerusform>
            <numerusform>%Ln episodi aggiunti ai preferiti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) removed from the favourites.</source>
        <translation>
            <numerusform>%Ln episodio rimosso dai preferiti.</numerusform>
            <numerusform>%Ln episodi rimossi dai preferiti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Aggiungi ai preferiti</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Rimuovi dai preferiti</translation>
    </message>
    <message>
        <source>All episodes here are marked as played already.</source>
        <translation>Qui tutti gli episodi sono già segnati come riprodotti.</translation>
    </message>
</context>
<context>
    <name>dogear::Features</name>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Libreria</translation>
    </message>
    <message>
        <source>&amp;Episode</source>
        <translation>&amp;Episodio</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Riproduzione</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Vai</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Chiudi la finestra</translation>
    </message>
</context>
<context>
    <name>dogear::FeedAddressController</name>
    <message>
        <source>Address of “%1”</source>
        <translation>Indirizzo di «%1»</translation>
    </message>
    <message>
        <source>Feed address:</source>
        <translation>Indirizzo del feed:</translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>Cambia indirizzo</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lettura di %1…</translation>
    </message>
    <message>
        <source>“%1” is read at its new address.</source>
        <translation>«%1» viene ora letto al nuovo indirizzo.</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Cambia indirizzo</translation>
    </message>
</context>
<context>
    <name>dogear::FollowController</name>
    <message>
        <source>Reading %1…</source>
        <translation>Lettura di %1…</translation>
    </message>
    <message>
        <source>Reading the files of “%1”…</source>
        <translation>Lettura dei file di «%1»…</translation>
    </message>
    <message>
        <source>Looking up where this link leads…</source>
        <translation>Ricerca della destinazione del link…</translation>
    </message>
</context>
<context>
    <name>dogear::FollowReporter</name>
    <message>
        <source>You follow “%1” already.</source>
        <translation>«%1» è già tra i podcast seguiti.</translation>
    </message>
    <message>
        <source>You now follow “%1”.</source>
        <translation>«%1» è ora tra i podcast seguiti.</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were added.</source>
        <translation>
            <numerusform>%n podcast aggiunto.</numerusform>
            <numerusform>%n podcast aggiunti.</numerusform>
        </translation>
    </message>
    <message>
        <source>You follow the shows of this list already.</source>
        <translation>I podcast di questo elenco sono già seguiti.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>The link leads to %1 in “%2”.</source>
        <translation>Il link porta al punto %1 di «%2».</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>Riproduci da %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of the shows could not be read; the sidebar marks them.</source>
        <translation>
            <numerusform>%n dei podcast non è leggibile; la barra laterale lo segnala.</numerusform>
            <numerusform>%n dei podcast non sono leggibili; la barra laterale li segnala.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Correggi…</translation>
    </message>
</context>
<context>
    <name>dogear::HelpController</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>The Dogear Guide</source>
        <translation>Guida di Dogear</translation>
    </message>
    <message>
        <source>Release notes</source>
        <translation>Note di rilascio</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostica</translation>
    </message>
    <message>
        <source>About Dogear</source>
        <translation>Informazioni su Dogear</translation>
    </message>
</context>
<context>
    <name>dogear::KeyBindings</name>
    <message>
        <source>Other</source>
        <translation>Altro</translation>
    </message>
</context>
<context>
    <name>dogear::LiveReminders</name>
    <message>
        <source>“%1” starts now.</source>
        <translation>«%1» inizia ora.</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Vai al podcast</translation>
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
        <translation>Riquadro successivo</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Riquadro precedente</translation>
    </message>
</context>
<context>
    <name>dogear::NextUndo</name>
    <message>
        <source>Next episode</source>
        <translation>Episodio successivo</translation>
    </message>
</context>
<context>
    <name>dogear::PaletteController</name>
    <message>
        <source>Saved search</source>
        <translation>Ricerca salvata</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etichetta</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Podcast</translation>
    </message>
    <message>
        <source>Archived show</source>
        <translation>Podcast archiviato</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Sezione</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Go to anything…</source>
        <translation>Vai a…</translation>
    </message>
</context>
<context>
    <name>dogear::PasswordController</name>
    <message>
        <source>Enter password…</source>
        <translation>Inserisci password…</translation>
    </message>
</context>
<context>
    <name>dogear::PlayStarter</name>
    <message>
        <source>There is no unplayed episode to play. Select one, or add a show.</source>
        <translation>Non c&apos;è alcun episodio non riprodotto. Selezionarne uno o aggiungere un podcast.</translation>
    </message>
</context>
<context>
    <name>dogear::PlaybackController</name>
    <message>
        <source>Play or pause</source>
        <translation>Riproduci o metti in pausa</translation>
    </message>
    <message>
        <source>Back to last position</source>
        <translation>Torna all&apos;ultima posizione</translation>
    </message>
    <message>
        <source>Possible after a jump to another time.</source>
        <translation>Disponibile dopo un salto a un altro punto.</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Più lento</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Più veloce</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Velocità normale</translation>
    </message>
    <message>
        <source>Switch between normal and last speed</source>
        <translation>Alterna tra velocità normale e ultima velocità</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Alza il volume</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Abbassa il volume</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Disattiva audio</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>Indietro di %n secondo</numerusform>
            <numerusform>Indietro di %n secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>Avanti di %n secondo</numerusform>
            <numerusform>Avanti di %n secondi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::PrivacyController</name>
    <message>
        <source>Contacted hosts</source>
        <translation>Host contattati</translation>
    </message>
    <message>
        <source>Hosts that Dogear contacts</source>
        <translation>Host contattati da Dogear</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>dogear::QueueController</name>
    <message>
        <source>Clear Up next</source>
        <translation>Svuota la coda</translation>
    </message>
    <message>
        <source>Possible when Up next has an episode.</source>
        <translation>Disponibile quando la coda contiene un episodio.</translation>
    </message>
    <message>
        <source>Move in Up next</source>
        <translation>Sposta nella coda</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>Episodio successivo</translation>
    </message>
    <message>
        <source>Possible when an episode comes next.</source>
        <translation>Disponibile quando c&apos;è un episodio successivo.</translation>
    </message>
    <message>
        <source>Sort Up next</source>
        <translation>Ordina la coda</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Prima i più recenti</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Prima i meno recenti</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Prima i più brevi</translation>
    </message>
    <message>
        <source>By show</source>
        <translation>Per podcast</translation>
    </message>
    <message>
        <source>Up next is empty</source>
        <translation>La coda è vuota</translation>
    </message>
    <message numerus="yes">
        <source>Up next: %n episode(s)</source>
        <translation>
            <numerusform>Coda: %n episodio</numerusform>
            <numerusform>Coda: %n episodi</numerusform>
        </translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Riproduci subito dopo</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Aggiungi alla coda</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Rimuovi dalla coda</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) removed from Up next.</source>
        <translation>
            <numerusform>%n episodio rimosso dalla coda.</numerusform>
            <numerusform>%n episodi rimossi dalla coda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up next was sorted.</source>
        <translation>La coda è stata ordinata.</translation>
    </message>
    <message numerus="yes">
        <source>Up next was cleared: %n episode(s).</source>
        <translation>
            <numerusform>La coda è stata svuotata: %n episodio.</numerusform>
            <numerusform>La coda è stata svuotata: %n episodi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ReleaseNotes</name>
    <message>
        <source>Release notes</source>
        <translation>Note di rilascio</translation>
    </message>
    <message>
        <source>Dogear was updated to %1.</source>
        <translation>Dogear è stato aggiornato alla versione %1.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Cosa c&apos;è di nuovo</translation>
    </message>
</context>
<context>
    <name>dogear::SavedSearchController</name>
    <message>
        <source>Save search</source>
        <translation>Salva ricerca</translation>
    </message>
    <message>
        <source>The search “%1” is in the sidebar now.</source>
        <translation>La ricerca «%1» è ora nella barra laterale.</translation>
    </message>
    <message>
        <source>Rename search</source>
        <translation>Rinomina ricerca</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Il nuovo nome è «%1».</translation>
    </message>
    <message>
        <source>Remove search</source>
        <translation>Rimuovi ricerca</translation>
    </message>
    <message>
        <source>The search “%1” was removed.</source>
        <translation>La ricerca «%1» è stata rimossa.</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsController</name>
    <message>
        <source>Settings…</source>
        <translation>Impostazioni…</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsTransfer</name>
    <message>
        <source>Settings (*.json)</source>
        <translation>Impostazioni (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Esporta impostazioni</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importa impostazioni</translation>
    </message>
    <message>
        <source>The settings were written to %1, without passwords.</source>
        <translation>Le impostazioni sono state salvate in %1, senza password.</translation>
    </message>
    <message>
        <source>%1 has no setting that this Dogear can use, so nothing was changed.</source>
        <translation>%1 non contiene impostazioni utilizzabili da questa versione di Dogear, quindi nulla è stato modificato.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) taken from %1</source>
        <translation>
            <numerusform>%n impostazione importata da %1</numerusform>
            <numerusform>%n impostazioni importate da %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that this Dogear does not know</source>
        <comment>settings</comment>
        <translation>
            <numerusform>%n sconosciuta a questa versione di Dogear</numerusform>
            <numerusform>%n sconosciute a questa versione di Dogear</numerusform>
        </translation>
    </message>
    <message>
        <source>the folder %1, which is not on this computer</source>
        <translation>la cartella %1, che non esiste su questo computer</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence: so many settings taken from a file</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; left out: %2.</source>
        <comment>so many settings taken from a file, a list</comment>
        <translation>%1, eccetto: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::ShowController</name>
    <message>
        <source>Add a show…</source>
        <translation>Aggiungi podcast…</translation>
    </message>
    <message>
        <source>Add audio or video files…</source>
        <translation>Aggiungi file audio o video…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Aggiungi cartella…</translation>
    </message>
    <message>
        <source>Import shows (OPML)…</source>
        <translation>Importa podcast (OPML)…</translation>
    </message>
    <message>
        <source>Export shows (OPML)…</source>
        <translation>Esporta podcast (OPML)…</translation>
    </message>
    <message>
        <source>Refresh all shows</source>
        <translation>Aggiorna tutti i podcast</translation>
    </message>
    <message>
        <source>You no longer follow “%1”.</source>
        <translation>«%1» non è più tra i podcast seguiti.</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Non seguire più</translation>
    </message>
    <message>
        <source>Add audio or video files</source>
        <translation>Aggiungi file audio o video</translation>
    </message>
    <message>
        <source>Audio and video (%1)</source>
        <translation>Audio e video (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Aggiungi cartella</translation>
    </message>
    <message>
        <source>Import shows</source>
        <translation>Importa podcast</translation>
    </message>
    <message>
        <source>Lists of shows (*.opml *.xml)</source>
        <translation>Elenchi di podcast (*.opml *.xml)</translation>
    </message>
    <message>
        <source>Export shows</source>
        <translation>Esporta podcast</translation>
    </message>
    <message>
        <source>Export this show</source>
        <translation>Esporta questo podcast</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were written to %1.</source>
        <translation>
            <numerusform>%n podcast è stato salvato in %1.</numerusform>
            <numerusform>%n podcast sono stati salvati in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ShowEditor</name>
    <message>
        <source>Archive</source>
        <translation>Archivia</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Togli dall&apos;archivio</translation>
    </message>
    <message>
        <source>“%1” is in the archive: it stays as it is and is not refreshed.</source>
        <translation>«%1» è nell&apos;archivio: resta com&apos;è e non viene aggiornato.</translation>
    </message>
    <message>
        <source>“%1” is back from the archive.</source>
        <translation>«%1» non è più nell&apos;archivio.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>“%1” was renamed.</source>
        <translation>«%1» è stato rinominato.</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Aggiungi etichetta</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>Togli etichetta</translation>
    </message>
    <message>
        <source>“%1” has the tag “%2” now.</source>
        <translation>«%1» ha ora l&apos;etichetta «%2».</translation>
    </message>
    <message>
        <source>“%1” no longer has the tag “%2”.</source>
        <translation>«%1» non ha più l&apos;etichetta «%2».</translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation>Rinomina etichetta</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Il nuovo nome è «%1».</translation>
    </message>
    <message>
        <source>Remove tag</source>
        <translation>Rimuovi etichetta</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its shows are still here.</source>
        <translation>L&apos;etichetta «%1» è stata rimossa; i suoi podcast sono ancora qui.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image Dogear can read. The show keeps the one it has; choose another file.</source>
        <translation>«%1» non è un&apos;immagine che Dogear possa leggere. Il podcast mantiene quella attuale; scegliere un altro file.</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>Scegli immagine</translation>
    </message>
    <message>
        <source>Picture changed.</source>
        <translation>L&apos;immagine è stata cambiata.</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>Immagine del feed</translation>
    </message>
    <message>
        <source>Feed picture restored.</source>
        <translation>L&apos;immagine del feed è stata ripristinata.</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nuova etichetta</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Nome dell&apos;etichetta</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Scegli immagine</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Immagini (%1)</translation>
    </message>
</context>
<context>
    <name>dogear::StatisticsController</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>dogear::StreamStatus</name>
    <message>
        <source>This episode has become another file at its server, perhaps with other advertisements. It goes on at the same time.</source>
        <translation>Sul server questo episodio è diventato un altro file, forse con pubblicità diverse. La riproduzione continua dallo stesso punto.</translation>
    </message>
    <message>
        <source>This stream can&apos;t be saved. %1</source>
        <translation>Impossibile salvare questo streaming. %1</translation>
    </message>
</context>
<context>
    <name>dogear::TrayIcon</name>
    <message>
        <source>Jump back</source>
        <translation>Salta indietro</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Salta avanti</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>Episodio successivo</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Hide the window</source>
        <translation>Nascondi la finestra</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>Mostra la finestra</translation>
    </message>
</context>
<context>
    <name>dogear::UndoController</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Possible after a change of the library.</source>
        <translation>Disponibile dopo una modifica della libreria.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>name of an act</comment>
        <translation>Annullato: %1.</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Annulla «%1»</translation>
    </message>
</context>
<context>
    <name>dogear::VideoController</name>
    <message>
        <source>Possible while a video plays.</source>
        <translation>Disponibile durante la riproduzione di un video.</translation>
    </message>
    <message>
        <source>Video in its own window</source>
        <translation>Video in finestra separata</translation>
    </message>
    <message>
        <source>Video in full screen</source>
        <translation>Video a schermo intero</translation>
    </message>
    <message>
        <source>Show the video over the whole screen</source>
        <translation>Mostra il video a schermo intero</translation>
    </message>
    <message>
        <source>%1 – Dogear</source>
        <translation>%1 – Dogear</translation>
    </message>
    <message>
        <source>Show the video beside the notes</source>
        <translation>Mostra il video accanto alle note</translation>
    </message>
    <message>
        <source>Show the video in its own window</source>
        <translation>Mostra il video in una finestra separata</translation>
    </message>
</context>
<context>
    <name>dogear::ViewMenu</name>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra laterale</translation>
    </message>
    <message>
        <source>Notes and details</source>
        <translation>Note e dettagli</translation>
    </message>
    <message>
        <source>Larger notes</source>
        <translation>Note più grandi</translation>
    </message>
    <message>
        <source>Smaller notes</source>
        <translation>Note più piccole</translation>
    </message>
    <message>
        <source>Usual size of notes</source>
        <translation>Dimensione normale delle note</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme of the desktop</comment>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Vi&amp;sualizza</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::Autostart</name>
    <message>
        <source>Dogear starts when you log in.</source>
        <translation>Dogear si avvia all&apos;accesso.</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::GlobalShortcuts</name>
    <message>
        <source>Play or pause</source>
        <translation>Riproduci o metti in pausa</translation>
    </message>
    <message>
        <source>Play the next episode</source>
        <translation>Riproduci l&apos;episodio successivo</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>Salta indietro</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Salta avanti</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ScreenInhibitor</name>
    <message>
        <source>Showing a video</source>
        <translation>Visualizzazione di un video</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ServerNotifier</name>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::SleepInhibitor</name>
    <message>
        <source>Playing a podcast</source>
        <translation>Riproduzione di un podcast</translation>
    </message>
    <message>
        <source>Keeping the place in a podcast</source>
        <translation>Salvataggio della posizione in un podcast</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AboutDialog</name>
    <message>
        <source>About Dogear</source>
        <translation>Informazioni su Dogear</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioni</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Dogear %1</source>
        <translation>Dogear %1</translation>
    </message>
    <message>
        <source>A podcast player that keeps your place.</source>
        <translation>Un lettore di podcast che tiene il segno.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>Software libero con licenza GNU General Public License, versione 3 o successiva. Si può usare, studiare, condividere e modificare; è fornito senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>© The Dogear developers</source>
        <translation>© Gli sviluppatori di Dogear</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Libreria</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Usata per</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Librerie</translation>
    </message>
    <message>
        <source>Licence of Dogear</source>
        <translation>Licenza di Dogear</translation>
    </message>
    <message>
        <source>Dogear uses these libraries:</source>
        <translation>Dogear usa queste librerie:</translation>
    </message>
    <message>
        <source>Licence of Dogear:</source>
        <translation>Licenza di Dogear:</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AddPodcastDialog</name>
    <message>
        <source>Name, link or feed address of a show, OPML list, folder or audio file:</source>
        <translation>Nome, link o indirizzo del feed di un podcast, elenco OPML, cartella o file audio:</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Segui</translation>
    </message>
    <message>
        <source>Add a show</source>
        <translation>Aggiungi podcast</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Sfoglia…</translation>
    </message>
    <message>
        <source>Choose a feed, a list of shows, audio or video</source>
        <translation>Scegli un feed, un elenco di podcast, audio o video</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AppearanceSettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light or dark colours of the window</source>
        <translation>Colori chiari o scuri della finestra</translation>
    </message>
    <message>
        <source>dark mode light mode night</source>
        <comment>words that find the theme</comment>
        <translation>modalità scura chiara notte dark mode</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Come il desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Colours from artwork</source>
        <translation>Colori dalla copertina</translation>
    </message>
    <message>
        <source>The page of a show takes a colour from its picture</source>
        <translation>La pagina di un podcast prende un colore dalla sua immagine</translation>
    </message>
    <message>
        <source>accent cover tint</source>
        <comment>words that find colours from artwork</comment>
        <translation>accento copertina tinta</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Size of notes</source>
        <translation>Dimensione delle note</translation>
    </message>
    <message>
        <source>Size of the text in notes and transcripts</source>
        <translation>Dimensione del testo nelle note e nelle trascrizioni</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>font zoom larger smaller letters</source>
        <comment>words that find the text size</comment>
        <translation>carattere zoom grande piccolo lettere ingrandire</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Language of Dogear&apos;s texts</source>
        <translation>Lingua dei testi di Dogear</translation>
    </message>
    <message>
        <source>translation locale</source>
        <comment>words that find the language; with the English word, too</comment>
        <translation>traduzione localizzazione language</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarkDelegate</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note of this bookmark</source>
        <translation>Nota di questo segnalibro</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Modifica nota</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>Riproduci da %1</translation>
    </message>
    <message>
        <source>You no longer follow this show. Follow it again to play this.</source>
        <translation>Questo podcast non è più seguito. Seguirlo di nuovo per riprodurre.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarksPage</name>
    <message>
        <source>Search bookmarks</source>
        <translation>Cerca nei segnalibri</translation>
    </message>
    <message>
        <source>Words of notes, titles and shows</source>
        <translation>Parole di note, titoli e podcast</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Segnalibri</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Write all bookmarks to a Markdown file</source>
        <translation>Salva tutti i segnalibri in un file Markdown</translation>
    </message>
    <message>
        <source>In the bookmarks</source>
        <translation>Nei segnalibri</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Riproduci da qui</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Modifica nota</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n segnalibro</numerusform>
            <numerusform>%n segnalibri</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or shorter words.</source>
        <translation>Nessun risultato. Provare con meno parole o parole più brevi.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Cancella la ricerca</translation>
    </message>
    <message>
        <source>Bookmark a time while you listen to find it again and to write down why.</source>
        <translation>Aggiungere un segnalibro durante l&apos;ascolto per ritrovare un punto e annotare il perché.</translation>
    </message>
    <message>
        <source>Press %1 while you listen to mark a time and to write down why.</source>
        <translation>Premere %1 durante l&apos;ascolto per segnare un punto e annotare il perché.</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>Copia il link a questo punto</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterDelegate</name>
    <message>
        <source>Without a title</source>
        <translation>Senza titolo</translation>
    </message>
    <message>
        <source>Skipped because of its title, as you chose for this show</source>
        <translation>Saltato per via del titolo, come scelto per questo podcast</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Salta questo capitolo</translation>
    </message>
    <message>
        <source>Do not skip this chapter</source>
        <translation>Non saltare questo capitolo</translation>
    </message>
    <message>
        <source>%1 – play from %2</source>
        <comment>title of a chapter, time</comment>
        <translation>%1 – riproduci da %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>In the chapters</source>
        <translation>Nei capitoli</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Riproduci da qui</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Salta questo capitolo</translation>
    </message>
    <message>
        <source>Open the link</source>
        <translation>Apri il link</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>%n capitolo</numerusform>
            <numerusform>%n capitoli</numerusform>
        </translation>
    </message>
    <message>
        <source>Always skip chapters with this title</source>
        <translation>Salta sempre i capitoli con questo titolo</translation>
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
        <translation>Paese della classifica</translation>
    </message>
    <message>
        <source>Category of the chart</source>
        <translation>Categoria della classifica</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Cancella</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::CommandPalette</name>
    <message>
        <source>on</source>
        <translation>attivo</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>non disponibile ora</translation>
    </message>
    <message>
        <source>Search all episodes for “%1”</source>
        <translation>Cerca «%1» in tutti gli episodi</translation>
    </message>
    <message>
        <source>Name of an action, a show, a place or a setting</source>
        <translation>Nome di un&apos;azione, un podcast, una sezione o un&apos;impostazione</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>Vai a</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Nothing in Dogear has this name.</source>
        <translation>In Dogear non c&apos;è nulla con questo nome.</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Non disponibile ora.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailPage</name>
    <message>
        <source>Select an episode to read its notes.</source>
        <translation>Selezionare un episodio per leggerne le note.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailTabs</name>
    <message>
        <source>Parts of the page</source>
        <translation>Parti della pagina</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryDelegate</name>
    <message>
        <source>Play the episode</source>
        <translation>Riproduci l&apos;episodio</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>Riproduci l&apos;ultimo episodio</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Segui</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryShowPage</name>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>See and play the episodes before you follow the show</source>
        <translation>Permette di vedere e riprodurre gli episodi prima di seguire il podcast</translation>
    </message>
    <message>
        <source>What directories say about the show</source>
        <translation>Informazioni sul podcast dai cataloghi</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Già seguito</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Segui</translation>
    </message>
    <message>
        <source>Reading the feed…</source>
        <translation>Lettura del feed…</translation>
    </message>
    <message>
        <source>Open the show</source>
        <translation>Apri il podcast</translation>
    </message>
    <message>
        <source>Show episodes</source>
        <translation>Mostra episodi</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Pubblicato</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>Presente in</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>Ultimo episodio</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodi</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Tipo di contenuto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classificazione</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Esplicito</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Non esplicito</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>A directory says that its feed is gone.</source>
        <translation>Un catalogo segnala che il feed non esiste più.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Page of the directory</source>
        <translation>Pagina del catalogo</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Apri nel browser</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DiscoverPage</name>
    <message>
        <source>Search for shows, or paste a link</source>
        <translation>Cerca podcast o incolla un link</translation>
    </message>
    <message>
        <source>Names of shows and people, or the link of another player. Return follows the selected show, and plays one that you follow.</source>
        <translation>Nomi di podcast e di persone, o il link di un altro lettore. Invio segue il podcast selezionato o, se è già seguito, lo riproduce.</translation>
    </message>
    <message>
        <source>Shows and episodes</source>
        <translation>Podcast ed episodi</translation>
    </message>
    <message>
        <source>In Discover</source>
        <translation>In Scopri</translation>
    </message>
    <message>
        <source>Follow, or play what you follow</source>
        <translation>Segui o, se già seguito, riproduci</translation>
    </message>
    <message>
        <source>This chart is empty. Choose another one.</source>
        <translation>Questa classifica è vuota. Sceglierne un&apos;altra.</translation>
    </message>
    <message>
        <source>Reading the chart…</source>
        <translation>Lettura della classifica…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Ricerca in corso…</translation>
    </message>
    <message>
        <source>Press Return to follow the show that this link leads to.</source>
        <translation>Premere Invio per seguire il podcast a cui porta questo link.</translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or other words.</source>
        <translation>Nessun risultato. Provare con meno parole o con altre.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadButton</name>
    <message>
        <source>Cancel the download</source>
        <translation>Annulla il download</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>Riprendi il download</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>Rimuovi il download</translation>
    </message>
    <message>
        <source>Keep (already here)</source>
        <translation>Conserva (già presente)</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Scarica</translation>
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
        <translation>Download</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Where the files are; those that are there already move along</source>
        <translation>Dove si trovano i file; quelli già presenti vengono spostati</translation>
    </message>
    <message>
        <source>path directory disk storage</source>
        <comment>words that find the folder of downloads</comment>
        <translation>percorso cartella directory disco archiviazione</translation>
    </message>
    <message>
        <source>Keep free</source>
        <translation>Spazio da tenere libero</translation>
    </message>
    <message>
        <source>Downloads wait while the disk has less room than this</source>
        <translation>I download attendono finché lo spazio su disco è inferiore a questo</translation>
    </message>
    <message>
        <source>space full</source>
        <comment>words that find the room that stays free</comment>
        <translation>spazio pieno</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Dalle</translation>
    </message>
    <message>
        <source>When downloads may begin</source>
        <translation>Quando possono iniziare i download</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>When they end; before the other hour: on the next day</source>
        <translation>Quando terminano; se prima dell&apos;altra ora, il giorno dopo</translation>
    </message>
    <message>
        <source>Only from</source>
        <comment>an hour to another</comment>
        <translation>Solo dalle</translation>
    </message>
    <message>
        <source>Downloads wait until these hours begin</source>
        <translation>I download attendono l&apos;inizio di questo orario</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two hours</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>time night schedule</source>
        <comment>words that find the hours of downloads</comment>
        <translation>ora notte orario pianificazione</translation>
    </message>
    <message>
        <source>Only at certain hours</source>
        <translation>Solo in certi orari</translation>
    </message>
    <message>
        <source>Limits of the network…</source>
        <translation>Limiti di rete…</translation>
    </message>
    <message>
        <source>Speed limit, parallel downloads and metered networks</source>
        <translation>Limite di velocità, download paralleli e connessioni a consumo</translation>
    </message>
    <message>
        <source>Removing downloads</source>
        <translation>Rimozione dei download</translation>
    </message>
    <message>
        <source>Days after playing</source>
        <translation>Giorni dopo la riproduzione</translation>
    </message>
    <message>
        <source>How long they stay after they were played</source>
        <translation>Quanto restano dopo essere stati riprodotti</translation>
    </message>
    <message>
        <source>Remove played after</source>
        <comment>so many days</comment>
        <translation>Rimuovi i riprodotti dopo</translation>
    </message>
    <message>
        <source>What was heard to its end needs no room</source>
        <translation>Libera lo spazio di ciò che è stato ascoltato fino alla fine</translation>
    </message>
    <message>
        <source>delete clean up</source>
        <comment>words that find automatic removal</comment>
        <translation>eliminare pulizia</translation>
    </message>
    <message>
        <source>Remove played</source>
        <translation>Rimuovi i riprodotti</translation>
    </message>
    <message>
        <source>Remove all after</source>
        <translation>Rimuovi tutti dopo</translation>
    </message>
    <message>
        <source>How long downloads stay, played or not</source>
        <translation>Quanto restano i download, riprodotti o no</translation>
    </message>
    <message>
        <source>delete old age</source>
        <comment>words that find removal by age</comment>
        <translation>eliminare vecchi età</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Keep newest per show</source>
        <translation>Conserva i più recenti per podcast</translation>
    </message>
    <message>
        <source>Keeps this many automatic downloads of each show; your own all stay</source>
        <translation>Conserva questo numero di download automatici per podcast; quelli manuali restano tutti</translation>
    </message>
    <message>
        <source>delete number episodes</source>
        <comment>words that find removal by number</comment>
        <translation>eliminare numero episodi</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Total size limit</source>
        <translation>Limite di spazio totale</translation>
    </message>
    <message>
        <source>When they need more room than this, played ones go first, then the oldest</source>
        <translation>Se occupano più spazio, si rimuovono prima i riprodotti, poi i più vecchi</translation>
    </message>
    <message>
        <source>delete disk space quota</source>
        <comment>words that find removal by size</comment>
        <translation>eliminare disco spazio quota</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Nessun limite</translation>
    </message>
    <message>
        <source>Keep favourites</source>
        <translation>Conserva i preferiti</translation>
    </message>
    <message>
        <source>Only you remove favourites</source>
        <translation>I preferiti non vengono mai rimossi automaticamente</translation>
    </message>
    <message>
        <source>star protect</source>
        <comment>words that find the protection of favourites</comment>
        <translation>stella proteggere</translation>
    </message>
    <message>
        <source>What plays or is up next always stays.</source>
        <translation>Ciò che è in riproduzione o in coda resta sempre.</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>Streaming</translation>
    </message>
    <message>
        <source>Stream cache</source>
        <translation>Cache dello streaming</translation>
    </message>
    <message>
        <source>Kept so it isn&apos;t downloaded again; oldest first out</source>
        <translation>Conservata per non scaricare due volte; si eliminano prima i dati più vecchi</translation>
    </message>
    <message>
        <source>temporary disk space</source>
        <comment>words that find the size of the cache</comment>
        <translation>temporaneo disco spazio</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Buffer</translation>
    </message>
    <message>
        <source>Loaded ahead of playback, to bridge a bad connection</source>
        <translation>Caricato prima della riproduzione, per superare i momenti di cattiva connessione</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>stutter interruption train tunnel</source>
        <comment>words that find the buffer</comment>
        <translation>scatti interruzione treno galleria</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadsHeader</name>
    <message>
        <source>Resume all</source>
        <translation>Riprendi tutti</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Sospendi tutti</translation>
    </message>
    <message>
        <source>Let downloads go on</source>
        <translation>Fa riprendere i download</translation>
    </message>
    <message>
        <source>Stop all downloads until you let them go on</source>
        <translation>Sospende tutti i download finché non vengono ripresi</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EffectScope</name>
    <message>
        <source>Remember for this show</source>
        <translation>Ricorda per questo podcast</translation>
    </message>
    <message>
        <source>Use this show&apos;s setting as the default</source>
        <translation>Usa l&apos;impostazione di questo podcast come predefinita</translation>
    </message>
    <message>
        <source>trimmed silence, even volume</source>
        <translation>silenzi accorciati, volume uniforme</translation>
    </message>
    <message>
        <source>trimmed silence</source>
        <translation>silenzi accorciati</translation>
    </message>
    <message>
        <source>even volume</source>
        <translation>volume uniforme</translation>
    </message>
    <message>
        <source>as it was recorded</source>
        <translation>come registrato</translation>
    </message>
    <message>
        <source>Use for all shows (now %1)</source>
        <translation>Usa per tutti i podcast (ora %1)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ElidedLabel</name>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDelegate</name>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetailPage</name>
    <message>
        <source>Go to this show</source>
        <translation>Vai a questo podcast</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Trascrizione</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Search in the transcript</source>
        <translation>Cerca nella trascrizione</translation>
    </message>
    <message>
        <source>Possible for an episode with a transcript.</source>
        <translation>Disponibile per un episodio con trascrizione.</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Aggiungi alla coda</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Preferito</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Segna come riprodotto</translation>
    </message>
    <message>
        <source>Copy the link to the episode&apos;s page</source>
        <translation>Copia il link alla pagina dell&apos;episodio</translation>
    </message>
    <message>
        <source>In the list of episodes</source>
        <translation>Nell&apos;elenco degli episodi</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Scarica</translation>
    </message>
    <message>
        <source>No longer in the feed</source>
        <translation>Non più nel feed</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Rimuovi dalla coda</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>Niente da riprodurre</translation>
    </message>
    <message>
        <source>Resume at %1</source>
        <translation>Riprendi da %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Play this episode</source>
        <translation>Riproduci questo episodio</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Rimuovi dai preferiti</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Aggiungi ai preferiti</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Segna come non riprodotto</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>Mostra immagini</translation>
    </message>
    <message>
        <source>Fetch the pictures in these notes from their web site</source>
        <translation>Carica le immagini di queste note dal loro sito web</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetails</name>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Play this excerpt</source>
        <translation>Riproduci questo estratto</translation>
    </message>
    <message>
        <source>Play the excerpt at %1: %2</source>
        <comment>time and title</comment>
        <translation>Riproduci l&apos;estratto a %1: %2</translation>
    </message>
    <message>
        <source>Play the episode in this version</source>
        <translation>Riproduci l&apos;episodio in questa versione</translation>
    </message>
    <message>
        <source>Play this version: %1, %2</source>
        <comment>name and properties</comment>
        <translation>Riproduci questa versione: %1, %2</translation>
    </message>
    <message>
        <source>Show all episodes with this person</source>
        <translation>Mostra tutti gli episodi con questa persona</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a link is about, and its address</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Apri nel browser</translation>
    </message>
    <message>
        <source>Show replies</source>
        <translation>Mostra risposte</translation>
    </message>
    <message>
        <source>Load the replies from the server of the thread</source>
        <translation>Carica le risposte dal server della discussione</translation>
    </message>
    <message>
        <source>Loading the replies…</source>
        <translation>Caricamento delle risposte…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeListPage</name>
    <message>
        <source>In the list of episodes</source>
        <translation>Nell&apos;elenco degli episodi</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Riproduci subito dopo</translation>
    </message>
    <message>
        <source>Add to or remove from Up next</source>
        <translation>Aggiungi o rimuovi dalla coda</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Scarica</translation>
    </message>
    <message>
        <source>Remove from Up next or Downloads</source>
        <translation>Rimuovi dalla coda o dai download</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sposta giù</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>Sposta in cima</translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in all shows</source>
        <translation>
            <numerusform>%Ln risultato simile in tutti i podcast</numerusform>
            <numerusform>%Ln risultati simili in tutti i podcast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln risultato simile in %1</numerusform>
            <numerusform>%Ln risultati simili in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in all shows</source>
        <translation>
            <numerusform>%Ln risultato in tutti i podcast</numerusform>
            <numerusform>%Ln risultati in tutti i podcast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln risultato in %1</numerusform>
            <numerusform>%Ln risultati in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln similar</source>
        <comment>results</comment>
        <translation>
            <numerusform>%1 · %Ln simile</numerusform>
            <numerusform>%1 · %Ln simili</numerusform>
        </translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodi</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Torna all&apos;elenco</translation>
    </message>
    <message>
        <source>Search all shows</source>
        <translation>Cerca in tutti i podcast</translation>
    </message>
    <message>
        <source>Only this show</source>
        <translation>Solo questo podcast</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <comment>a tag, or a place such as Inbox</comment>
        <translation>Solo in %1</translation>
    </message>
    <message>
        <source>Similar to “%1”</source>
        <translation>Simili a «%1»</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>No results match these filters. Turn a filter off.</source>
        <translation>Nessun risultato corrisponde a questi filtri. Disattivarne uno.</translation>
    </message>
    <message>
        <source>Nothing was found. Try other words.</source>
        <translation>Nessun risultato. Provare con altre parole.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Cancella la ricerca</translation>
    </message>
    <message>
        <source>You don&apos;t follow any shows yet.</source>
        <translation>Nessun podcast seguito per ora.</translation>
    </message>
    <message>
        <source>Add a show…</source>
        <translation>Aggiungi podcast…</translation>
    </message>
    <message>
        <source>No episodes yet. The page of the show says why.</source>
        <translation>Ancora nessun episodio. La pagina del podcast indica il motivo.</translation>
    </message>
    <message>
        <source>No episodes match. Turn a filter off.</source>
        <translation>Nessun episodio corrisponde ai filtri. Disattivarne uno.</translation>
    </message>
    <message>
        <source>Search titles, notes and transcripts</source>
        <translation>Cerca in titoli, note e trascrizioni</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Words, &quot;phrases&quot;, prefix*, -without</source>
        <translation>Parole, &quot;frasi&quot;, prefisso*, -escluse</translation>
    </message>
    <message>
        <source>Keep this search in the sidebar</source>
        <translation>Conserva questa ricerca nella barra laterale</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeMenu</name>
    <message>
        <source>Selected episodes</source>
        <translation>Episodi selezionati</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Riproduci subito dopo</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Aggiungi alla coda</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Rimuovi dalla coda</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sposta giù</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>Sposta in cima</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>Episodi simili</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Vai al podcast</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Scarica</translation>
    </message>
    <message>
        <source>Pause download</source>
        <translation>Sospendi download</translation>
    </message>
    <message>
        <source>Resume download</source>
        <translation>Riprendi download</translation>
    </message>
    <message>
        <source>Retry download</source>
        <translation>Riprova download</translation>
    </message>
    <message>
        <source>Cancel download</source>
        <translation>Annulla download</translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>Rimuovi download</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostra nella cartella</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Segna come riprodotto</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Segna come non riprodotto</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Aggiungi ai preferiti</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Rimuovi dai preferiti</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FactForm</name>
    <message>
        <source>Open %1</source>
        <translation>Apri %1</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>Copia l&apos;indirizzo del feed</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambia…</translation>
    </message>
    <message>
        <source>Change the address of the feed</source>
        <translation>Cambia l&apos;indirizzo del feed</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedChoiceDialog</name>
    <message>
        <source>Choose a feed</source>
        <translation>Scegli un feed</translation>
    </message>
    <message>
        <source>The page at %1 names several feeds. Which do you want to follow?</source>
        <translation>La pagina su %1 indica più feed. Quali seguire?</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Segui</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedHealth</name>
    <message>
        <source>The feed hasn&apos;t been loaded yet.</source>
        <translation>Il feed non è ancora stato caricato.</translation>
    </message>
    <message>
        <source>Next read: %1</source>
        <translation>Prossima lettura: %1</translation>
    </message>
    <message>
        <source>Next read: when you refresh it</source>
        <translation>Prossima lettura: all&apos;aggiornamento manuale</translation>
    </message>
    <message>
        <source>Results of recent refreshes, newest first</source>
        <translation>Risultati degli ultimi aggiornamenti, dal più recente</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Non riuscito</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Letto</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>outcome, figures</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Redirected to %1</source>
        <translation>Reindirizzato a %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like it</source>
        <translation>
            <numerusform>e un altro simile</numerusform>
            <numerusform>e altri %n simili</numerusform>
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
        <translation>Dall&apos;ultimo al primo</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Prima i più recenti</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>Dal primo all&apos;ultimo</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Prima i meno recenti</translation>
    </message>
    <message>
        <source>Unplayed</source>
        <translation>Non riprodotti</translation>
    </message>
    <message>
        <source>Only unplayed episodes</source>
        <translation>Solo episodi non riprodotti</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Only started episodes</source>
        <translation>Solo episodi iniziati</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Preferiti</translation>
    </message>
    <message>
        <source>Only favourites</source>
        <translation>Solo preferiti</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Available offline: only episodes on this computer</source>
        <translation>Disponibili offline: solo episodi su questo computer</translation>
    </message>
    <message>
        <source>Available offline</source>
        <translation>Disponibili offline</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Trascrizione</translation>
    </message>
    <message>
        <source>Only episodes with a transcript</source>
        <translation>Solo episodi con trascrizione</translation>
    </message>
    <message>
        <source>With a transcript</source>
        <translation>Con trascrizione</translation>
    </message>
    <message>
        <source>Only one season of this show</source>
        <translation>Solo una stagione di questo podcast</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Ordine dell&apos;elenco</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Prima i più pertinenti</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Per titolo</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Prima i più brevi</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Prima i più lunghi</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Tutte le stagioni</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FindBar</name>
    <message>
        <source>Search in this transcript</source>
        <translation>Cerca in questa trascrizione</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Risultato precedente</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Risultato successivo</translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the first hit of seventeen</comment>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FolderField</name>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Scegli un&apos;altra cartella</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predefinita</translation>
    </message>
    <message>
        <source>Back to the usual folder</source>
        <translation>Torna alla cartella predefinita</translation>
    </message>
    <message>
        <source>Folder for downloads</source>
        <translation>Cartella dei download</translation>
    </message>
    <message>
        <source>%1 cannot be written to. The folder is the same as before.</source>
        <translation>Impossibile scrivere in %1. La cartella resta quella di prima.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostTable</name>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <comment>titles of shows</comment>
        <translation>
            <numerusform>%1 e un altro</numerusform>
            <numerusform>%1 e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Podcast</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ultima volta</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Prima volta</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Richieste</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Ricevuti</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostsPage</name>
    <message>
        <source>Filter by host, reason or show</source>
        <translation>Filtra per host, motivo o podcast</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Contacted</source>
        <translation>Contattati</translation>
    </message>
    <message>
        <source>When and why</source>
        <translation>Quando e perché</translation>
    </message>
    <message>
        <source>Contacted hosts</source>
        <translation>Host contattati</translation>
    </message>
    <message>
        <source>All hosts that Dogear has sent a request to in the last 30 days. This list is kept on this computer only; single requests and addresses are not in it.</source>
        <translation>Tutti gli host a cui Dogear ha inviato una richiesta negli ultimi 30 giorni. Questo elenco resta solo su questo computer; le singole richieste e gli indirizzi non ne fanno parte.</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as text</source>
        <translation>Copia come testo le righe selezionate, o tutte</translation>
    </message>
    <message>
        <source>Forget all hosts now</source>
        <translation>Dimentica subito tutti gli host</translation>
    </message>
    <message>
        <source>Dogear sends a request for these reasons and no other: no usage statistics, no search for updates, no account. It keeps no cookies, and no request says which computer you use.</source>
        <translation>Dogear invia richieste solo per questi motivi: niente statistiche d&apos;uso, niente ricerca di aggiornamenti, niente account. Non conserva cookie, e nessuna richiesta indica quale computer si usa.</translation>
    </message>
    <message>
        <source>Outside Dogear</source>
        <translation>Al di fuori di Dogear</translation>
    </message>
    <message>
        <source>This computer looks up the names of hosts, unless a proxy does. Links that you click open in your browser.</source>
        <translation>È questo computer a risolvere i nomi degli host, a meno che non lo faccia un proxy. I link su cui si fa clic si aprono nel browser.</translation>
    </message>
    <message>
        <source>No host was contacted in the last 30 days.</source>
        <translation>Nessun host è stato contattato negli ultimi 30 giorni.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n voce</numerusform>
            <numerusform>%n voci</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LibrarySettingsPage</name>
    <message>
        <source>Library</source>
        <translation>Libreria</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Nuovi episodi</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controlla</translation>
    </message>
    <message>
        <source>How often Dogear checks shows by itself</source>
        <translation>Quanto spesso Dogear controlla i podcast da solo</translation>
    </message>
    <message>
        <source>refresh update rss feed interval automatic</source>
        <comment>words that find refreshing of shows</comment>
        <translation>aggiornare aggiornamento rss feed intervallo automatico</translation>
    </message>
    <message>
        <source>As often as each show publishes</source>
        <translation>Secondo il ritmo di ogni podcast</translation>
    </message>
    <message>
        <source>At a fixed interval</source>
        <translation>A intervalli fissi</translation>
    </message>
    <message>
        <source>Only manually</source>
        <translation>Solo manualmente</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Ogni</translation>
    </message>
    <message>
        <source>How long Dogear waits before it checks again</source>
        <translation>Quanto attende Dogear prima di controllare di nuovo</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>refresh rss feed interval hours</source>
        <comment>words that find the interval</comment>
        <translation>aggiornare rss feed intervallo ore</translation>
    </message>
    <message>
        <source>Chapters and transcripts of shows</source>
        <translation>Capitoli e trascrizioni dei podcast</translation>
    </message>
    <message>
        <source>Fetch for all episodes</source>
        <translation>Scarica per tutti gli episodi</translation>
    </message>
    <message>
        <source>One episode after another, while the network costs nothing</source>
        <translation>Un episodio dopo l&apos;altro, solo con connessioni non a consumo</translation>
    </message>
    <message>
        <source>subtitles text search index</source>
        <comment>words that find fetching of transcripts</comment>
        <translation>sottotitoli testo ricerca indice</translation>
    </message>
    <message>
        <source>Makes their words searchable, even in episodes you never opened.</source>
        <translation>Rende ricercabili le loro parole, anche in episodi mai aperti.</translation>
    </message>
    <message>
        <source>Transcripts made on this computer</source>
        <translation>Trascrizioni create su questo computer</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>A program that makes subtitles (SRT, VTT) of sound</source>
        <translation>Un programma che crea sottotitoli (SRT, VTT) dall&apos;audio</translation>
    </message>
    <message>
        <source>whisper speech recognition</source>
        <comment>words that find the making of transcripts</comment>
        <translation>whisper riconoscimento vocale</translation>
    </message>
    <message>
        <source>Runs for each episode that was downloaded and has no transcript. {file} is the download, {output} is where the subtitles go, without .srt or .vtt; what the program prints is taken as well.</source>
        <translation>Viene eseguito per ogni episodio scaricato che non ha una trascrizione. {file} è il download, {output} è la destinazione dei sottotitoli, senza .srt o .vtt; viene usato anche ciò che il programma stampa.</translation>
    </message>
    <message>
        <source>Charts and searches</source>
        <translation>Classifiche e ricerche</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Paese</translation>
    </message>
    <message>
        <source>Whose charts are shown, and whose shows Apple lists</source>
        <translation>Il paese delle classifiche e dei podcast elencati da Apple</translation>
    </message>
    <message>
        <source>discover region itunes store</source>
        <comment>words that find the country of charts</comment>
        <translation>scopri regione itunes store</translation>
    </message>
    <message>
        <source>Also ask fyyd</source>
        <translation>Interroga anche fyyd</translation>
    </message>
    <message>
        <source>A directory with many German shows, and sometimes slow</source>
        <translation>Un catalogo con molti podcast tedeschi, a volte lento</translation>
    </message>
    <message>
        <source>discover</source>
        <comment>words that find the directory fyyd</comment>
        <translation>scopri</translation>
    </message>
    <message>
        <source>Podcast Index</source>
        <translation>Podcast Index</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chiave</translation>
    </message>
    <message>
        <source>The key that podcastindex.org gave you</source>
        <translation>La chiave fornita da podcastindex.org</translation>
    </message>
    <message>
        <source>discover api account</source>
        <comment>words that find the key of Podcast Index</comment>
        <translation>scopri api account</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Segreto</translation>
    </message>
    <message>
        <source>The secret that podcastindex.org gave you with the key</source>
        <translation>Il segreto fornito da podcastindex.org insieme alla chiave</translation>
    </message>
    <message>
        <source>discover api password</source>
        <comment>words that find the secret of Podcast Index</comment>
        <translation>scopri api password</translation>
    </message>
    <message>
        <source>Podcast Index is also asked without a key, and then finds less. Both are kept in your keychain.</source>
        <translation>Podcast Index viene interrogato anche senza chiave, ma allora trova meno. Chiave e segreto sono conservati nel portachiavi.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LinkOffer</name>
    <message>
        <source>Follow</source>
        <translation>Segui</translation>
    </message>
    <message>
        <source>Don&apos;t offer this link again</source>
        <translation>Non proporre più questo link</translation>
    </message>
    <message>
        <source>Follow the link in the clipboard: %1</source>
        <translation>Segui il link negli appunti: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LiveItemCard</name>
    <message>
        <source>Live stream</source>
        <translation>Diretta</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>Show a message when it starts, while Dogear is open</source>
        <translation>Mostra un messaggio all&apos;inizio, mentre Dogear è aperto</translation>
    </message>
    <message>
        <source>Remind me of %1</source>
        <translation>Imposta un promemoria per %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Chiudi questo messaggio</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Annulla «%1»</translation>
    </message>
    <message>
        <source>“%1” can no longer be undone, because it has changed since.</source>
        <translation>«%1» non si può più annullare, perché nel frattempo qualcosa è cambiato.</translation>
    </message>
    <message>
        <source>“%1” could not be undone: %2.</source>
        <comment>act, reason</comment>
        <translation>Non è stato possibile annullare «%1»: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NetworkSettingsPage</name>
    <message>
        <source>Network</source>
        <translation>Rete</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Through which server all connections lead</source>
        <translation>Il server attraverso cui passano tutte le connessioni</translation>
    </message>
    <message>
        <source>vpn tor tunnel firewall company internet connection</source>
        <comment>words that find the proxy</comment>
        <translation>vpn tor tunnel firewall azienda internet connessione</translation>
    </message>
    <message>
        <source>That of the desktop</source>
        <translation>Quello del desktop</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
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
        <translation>Password</translation>
    </message>
    <message>
        <source>The password for the proxy, if it asks for one</source>
        <translation>La password per il proxy, se la richiede</translation>
    </message>
    <message>
        <source>The password is kept in your keychain.</source>
        <translation>La password è conservata nel portachiavi.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>The name or the address of the proxy, such as proxy.example</source>
        <translation>Il nome o l&apos;indirizzo del proxy, per esempio proxy.example</translation>
    </message>
    <message>
        <source>Enter the host of the proxy. Without it, Dogear reaches no server.</source>
        <translation>Inserire l&apos;host del proxy. Senza di esso Dogear non raggiunge alcun server.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>The number of its port</source>
        <translation>Il numero della porta</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nome utente</translation>
    </message>
    <message>
        <source>The name for the proxy, if it asks for one</source>
        <translation>Il nome per il proxy, se lo richiede</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Download</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>Limite di velocità</translation>
    </message>
    <message>
        <source>How fast all downloads together may be</source>
        <translation>La velocità massima di tutti i download insieme</translation>
    </message>
    <message>
        <source> kB/s</source>
        <comment>kilobytes a second, after a number</comment>
        <translation> kB/s</translation>
    </message>
    <message>
        <source>bandwidth throttle rate slow</source>
        <comment>words that find the speed limit</comment>
        <translation>banda limitare velocità lento</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>Download paralleli</translation>
    </message>
    <message>
        <source>How many episodes are downloaded at the same time</source>
        <translation>Quanti episodi vengono scaricati contemporaneamente</translation>
    </message>
    <message>
        <source>concurrent connections</source>
        <comment>words that find parallel downloads</comment>
        <translation>simultanei contemporanei connessioni</translation>
    </message>
    <message>
        <source>Download on metered networks</source>
        <translation>Scarica con connessioni a consumo</translation>
    </message>
    <message>
        <source>Where data costs money, as on a phone, downloads wait otherwise</source>
        <translation>Altrimenti, dove i dati si pagano, come sul telefono, i download attendono</translation>
    </message>
    <message>
        <source>mobile data cellular roaming tethering</source>
        <comment>words that find metered networks</comment>
        <translation>dati mobili cellulare roaming tethering</translation>
    </message>
    <message>
        <source>Refreshing shows</source>
        <translation>Aggiornamento dei podcast</translation>
    </message>
    <message>
        <source>Parallel feeds</source>
        <translation>Feed paralleli</translation>
    </message>
    <message>
        <source>How many feeds are read at the same time</source>
        <translation>Quanti feed vengono letti contemporaneamente</translation>
    </message>
    <message>
        <source>concurrent connections rss</source>
        <comment>words that find parallel feeds</comment>
        <translation>simultanei contemporanei connessioni rss</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>Per server</translation>
    </message>
    <message>
        <source>How many feeds of one server are read at the same time</source>
        <translation>Quanti feed di un server vengono letti contemporaneamente</translation>
    </message>
    <message>
        <source>concurrent connections host rss</source>
        <comment>words that find feeds per server</comment>
        <translation>simultanei contemporanei connessioni host rss</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Nessun limite</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NewestEpisodeLine</name>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Go to the newest episode</source>
        <translation>Vai all&apos;ultimo episodio</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>Riproduci l&apos;ultimo episodio</translation>
    </message>
    <message>
        <source>The newest episode has nothing to play</source>
        <translation>L&apos;ultimo episodio non ha nulla da riprodurre</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>Ultimo episodio</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NoteDialog</name>
    <message>
        <source>Bookmark</source>
        <translation>Segnalibro</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotesView</name>
    <message>
        <source>Show notes</source>
        <translation>Note dell&apos;episodio</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>Non ci sono note.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Riproduci da qui</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotificationSettingsPage</name>
    <message>
        <source>Notifications</source>
        <translation>Notifiche</translation>
    </message>
    <message>
        <source>The desktop announces</source>
        <translation>Notifiche sul desktop</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Nuovi episodi</translation>
    </message>
    <message>
        <source>One message for each show, with buttons to play and to queue</source>
        <translation>Un messaggio per ogni podcast, con pulsanti per riprodurre e mettere in coda</translation>
    </message>
    <message>
        <source>popup bubble alert notify</source>
        <comment>words that find announcements</comment>
        <translation>popup avviso notifica messaggio</translation>
    </message>
    <message>
        <source>To leave out a show, open its page and the tab Settings there.</source>
        <translation>Per escludere un podcast, aprirne la pagina e lì la scheda «Impostazioni».</translation>
    </message>
    <message>
        <source>Finished downloads</source>
        <translation>Download completati</translation>
    </message>
    <message>
        <source>Downloads that you started, not automatic ones</source>
        <translation>Quelli avviati manualmente, non quelli automatici</translation>
    </message>
    <message>
        <source>Errors that need you</source>
        <translation>Errori che richiedono un intervento</translation>
    </message>
    <message>
        <source>Such as a full disk, or a feed that asks for a password</source>
        <translation>Come un disco pieno o un feed che chiede una password</translation>
    </message>
    <message>
        <source>popup bubble alert notify problem</source>
        <comment>words that find announcements</comment>
        <translation>popup avviso notifica messaggio problema</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Vassoio</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>Mostra un&apos;icona nel vassoio</translation>
    </message>
    <message>
        <source>It tells what plays; a middle click pauses</source>
        <translation>Indica cosa è in riproduzione; un clic con il tasto centrale mette in pausa</translation>
    </message>
    <message>
        <source>system tray status icon indicator</source>
        <comment>words that find the tray</comment>
        <translation>vassoio di sistema area notifica icona indicatore tray</translation>
    </message>
    <message>
        <source>Closing the window leaves Dogear in the tray</source>
        <translation>Chiudendo la finestra Dogear resta nel vassoio</translation>
    </message>
    <message>
        <source>It goes on playing; Quit ends it</source>
        <translation>La riproduzione continua; «Esci» chiude Dogear</translation>
    </message>
    <message>
        <source>background minimise quit</source>
        <comment>words that find closing to the tray</comment>
        <translation>sfondo background ridurre a icona uscire</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvio</translation>
    </message>
    <message>
        <source>Start Dogear when you log in</source>
        <translation>Avvia Dogear all&apos;accesso</translation>
    </message>
    <message>
        <source>The window stays minimised until you want it</source>
        <translation>La finestra resta ridotta a icona finché non serve</translation>
    </message>
    <message>
        <source>autostart boot startup login</source>
        <comment>words that find the start with the session</comment>
        <translation>avvio automatico autostart boot accesso login</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NowPlayingLine</name>
    <message>
        <source>Now playing</source>
        <translation>In riproduzione</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>Mostra questo episodio</translation>
    </message>
    <message>
        <source>Now playing: %1</source>
        <translation>In riproduzione: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PasswordDialog</name>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>&amp;Ricorda nel portachiavi</translation>
    </message>
    <message>
        <source>Name and password</source>
        <translation>Nome e password</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password. The connection is not encrypted: others on the way can read what you enter.</source>
        <translation>%1 richiede un nome e una password. La connessione non è cifrata: lungo il percorso altri possono leggere ciò che si inserisce.</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password.</source>
        <translation>%1 richiede un nome e una password.</translation>
    </message>
    <message>
        <source>&amp;Show the password</source>
        <translation>&amp;Mostra la password</translation>
    </message>
    <message>
        <source>Without it, Dogear forgets the password when it closes</source>
        <translation>Altrimenti Dogear dimentica la password alla chiusura</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;Password:</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Accedi</translation>
    </message>
    <message>
        <source>%1 does not take this name and password. Check both and try again.</source>
        <translation>%1 non accetta questo nome e questa password. Controllarli e riprovare.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlaybackSettingsPage</name>
    <message>
        <source>Playback</source>
        <translation>Riproduzione</translation>
    </message>
    <message>
        <source>All shows</source>
        <translation>Tutti i podcast</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>How fast shows are played that have no speed of their own</source>
        <translation>La velocità dei podcast che non ne hanno una propria</translation>
    </message>
    <message>
        <source>rate tempo faster slower</source>
        <comment>words that find the speed of playback</comment>
        <translation>ritmo tempo veloce lento</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Accorcia i silenzi</translation>
    </message>
    <message>
        <source>Shortens long pauses</source>
        <translation>Accorcia le pause lunghe</translation>
    </message>
    <message>
        <source>skip gaps smart speed</source>
        <comment>words that find shortening of pauses</comment>
        <translation>saltare pause vuoti smart speed</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Uniforma il volume</translation>
    </message>
    <message>
        <source>Makes all shows, and all of an episode, equally loud</source>
        <translation>Porta allo stesso volume tutti i podcast e tutte le parti di un episodio</translation>
    </message>
    <message>
        <source>loudness normalise boost compressor</source>
        <comment>words that find equal volume</comment>
        <translation>sonorità normalizzare amplificare compressore</translation>
    </message>
    <message>
        <source>Settings of a show win over these.</source>
        <translation>Le impostazioni di un podcast prevalgono su queste.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Bilanciamento</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Plays both channels on both sides</source>
        <translation>Riproduce entrambi i canali su entrambi i lati</translation>
    </message>
    <message>
        <source>one ear stereo hearing</source>
        <comment>words that find mono</comment>
        <translation>un orecchio stereo udito</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>Bilanciamento tra sinistra e destra</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Back and forward</source>
        <translation>Indietro e avanti</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>How far the Left key and its button go back</source>
        <translation>Di quanto tornano indietro il tasto Freccia sinistra e il relativo pulsante</translation>
    </message>
    <message>
        <source>skip rewind seek jump</source>
        <comment>words that find the length of a step back</comment>
        <translation>saltare riavvolgere cercare salto</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>How far the Right key and its button go forward</source>
        <translation>Di quanto vanno avanti il tasto Freccia destra e il relativo pulsante</translation>
    </message>
    <message>
        <source>skip seek jump</source>
        <comment>words that find the length of a step forward</comment>
        <translation>saltare avanzare cercare salto</translation>
    </message>
    <message>
        <source>Go back a little after a pause</source>
        <translation>Torna un po&apos; indietro dopo una pausa</translation>
    </message>
    <message>
        <source>3 seconds after a minute, 10 after an hour, 20 after a day</source>
        <translation>3 secondi dopo un minuto, 10 dopo un&apos;ora, 20 dopo un giorno</translation>
    </message>
    <message>
        <source>resume rewind</source>
        <comment>words that find going back after a pause</comment>
        <translation>riprendere riavvolgere</translation>
    </message>
    <message>
        <source>The end of an episode</source>
        <translation>La fine di un episodio</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Quando termina</translation>
    </message>
    <message>
        <source>What is played when an episode was heard to its end</source>
        <translation>Cosa si riproduce quando un episodio è stato ascoltato fino alla fine</translation>
    </message>
    <message>
        <source>next continuous autoplay queue</source>
        <comment>words that find what plays next</comment>
        <translation>successivo continuo automatico autoplay coda</translation>
    </message>
    <message>
        <source>Play Up next</source>
        <translation>Riproduci la coda</translation>
    </message>
    <message>
        <source>Then the show&apos;s next episode</source>
        <translation>Poi l&apos;episodio successivo del podcast</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Mark as played when this much is left</source>
        <translation>Segna come riprodotto quando mancano</translation>
    </message>
    <message>
        <source>An episode that you leave with no more than this to go counts as played</source>
        <translation>Un episodio interrotto quando resta al massimo questo tempo conta come riprodotto</translation>
    </message>
    <message>
        <source>finished heard done</source>
        <comment>words that find what counts as played</comment>
        <translation>finito ascoltato concluso</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerBar</name>
    <message>
        <source>Previous chapter</source>
        <translation>Capitolo precedente</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Capitolo successivo</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>Indietro di %n secondo</numerusform>
            <numerusform>Indietro di %n secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>Avanti di %n secondo</numerusform>
            <numerusform>Avanti di %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to switch between time left and length</source>
        <translation>Fare clic per passare dal tempo rimanente alla durata e viceversa</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Nothing is playing</source>
        <translation>Nessuna riproduzione in corso</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>Mostra questo episodio</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>Riattiva audio</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Disattiva audio</translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <translation>Volume %1%</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerStatus</name>
    <message>
        <source>Waiting for the network…</source>
        <translation>In attesa della rete…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Caricamento…</translation>
    </message>
    <message>
        <source>Buffering…</source>
        <translation>Buffering…</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Vai a questo podcast</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PodcastDetailPage</name>
    <message>
        <source>Episodes</source>
        <translation>Episodi</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Feed health</source>
        <translation>Stato del feed</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PositionSlider</name>
    <message>
        <source>%1 of %2</source>
        <comment>position and length</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>On this computer: %1 %</source>
        <translation>Su questo computer: %1%</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PrivacySettingsPage</name>
    <message>
        <source>Privacy</source>
        <translation>Privacy</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodi</translation>
    </message>
    <message>
        <source>Leave out services that count listeners</source>
        <translation>Escludi i servizi che contano gli ascoltatori</translation>
    </message>
    <message>
        <source>Episodes are asked of the show&apos;s own server; if that fails, as the feed says</source>
        <translation>Gli episodi vengono richiesti al server del podcast; in caso di errore, all&apos;indirizzo indicato dal feed</translation>
    </message>
    <message>
        <source>tracking prefix analytics statistics address podtrac</source>
        <comment>words that find the removal of trackers</comment>
        <translation>tracciamento tracking prefisso analisi statistiche indirizzo podtrac</translation>
    </message>
    <message>
        <source>Some shows live on these numbers, so this is off unless you choose it.</source>
        <translation>Alcuni podcast vivono di questi numeri, perciò l&apos;opzione è disattivata finché non la si sceglie.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Load pictures in notes</source>
        <translation>Carica le immagini nelle note</translation>
    </message>
    <message>
        <source>Otherwise a click loads them, and no server learns what you read</source>
        <translation>Altrimenti si caricano con un clic, e nessun server viene a sapere cosa si legge</translation>
    </message>
    <message>
        <source>images remote tracking pixel</source>
        <comment>words that find pictures in notes</comment>
        <translation>immagini remote tracciamento pixel</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Connessioni</translation>
    </message>
    <message>
        <source>Which hosts Dogear contacts…</source>
        <translation>Host contattati da Dogear…</translation>
    </message>
    <message>
        <source>Lists every server, when it is asked and why</source>
        <translation>Elenca ogni server, quando viene contattato e perché</translation>
    </message>
    <message>
        <source>servers telemetry network log</source>
        <comment>words that find the list of hosts</comment>
        <translation>server telemetria rete registro</translation>
    </message>
    <message>
        <source>Dogear reports nothing to its makers.</source>
        <translation>Dogear non comunica nulla ai suoi autori.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::RefreshBar</name>
    <message>
        <source>Stop refreshing; what was read stays</source>
        <translation>Interrompi l&apos;aggiornamento; ciò che è stato letto resta</translation>
    </message>
    <message>
        <source>Refreshing %1 of %2</source>
        <translation>Aggiornamento: %1 di %2</translation>
    </message>
    <message>
        <source>Refreshing</source>
        <translation>Aggiornamento in corso</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ReportDialog</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Testo (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchField</name>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchNotice</name>
    <message>
        <source>“%1”</source>
        <comment>a word</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Showing results for %1.</source>
        <translation>Risultati per %1.</translation>
    </message>
    <message>
        <source>Nothing matches well. These episodes have some of the words.</source>
        <translation>Nessuna buona corrispondenza. Questi episodi contengono alcune delle parole.</translation>
    </message>
    <message>
        <source>Search for %1 instead</source>
        <translation>Cerca invece %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SeasonDelegate</name>
    <message>
        <source>Without a season</source>
        <translation>Senza stagione</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsBrowser</name>
    <message>
        <source>Find a setting</source>
        <translation>Cerca un&apos;impostazione</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>Nessuna impostazione corrisponde.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Cancella la ricerca</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Export settings…</source>
        <translation>Esporta impostazioni…</translation>
    </message>
    <message>
        <source>Write all settings, without passwords, to a file</source>
        <translation>Salva tutte le impostazioni, senza password, in un file</translation>
    </message>
    <message>
        <source>Import…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Import settings…</source>
        <translation>Importa impostazioni…</translation>
    </message>
    <message>
        <source>Take the settings from a file that was exported</source>
        <translation>Importa le impostazioni da un file esportato</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Ripristina predefiniti</translation>
    </message>
    <message>
        <source>Give the settings of this page the values that they had at first</source>
        <translation>Riporta le impostazioni di questa pagina ai valori iniziali</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>“%1” has its defaults again.</source>
        <comment>a page</comment>
        <translation>Sono stati ripristinati i valori predefiniti di «%1».</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsForm</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> giorno</numerusform>
            <numerusform> giorni</numerusform>
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
        <translation>Nessuna scorciatoia</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Predefinite</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nuova scorciatoia</translation>
    </message>
    <message>
        <source>Press the keys that the action shall have, too</source>
        <translation>Premere i tasti da aggiungere a quelli dell&apos;azione</translation>
    </message>
    <message>
        <source>Give this action the shortcuts that it had at first</source>
        <translation>Ripristina le scorciatoie iniziali di questa azione</translation>
    </message>
    <message>
        <source>Standard shortcuts</source>
        <translation>Scorciatoie predefinite</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Riassegna</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia com&apos;è</translation>
    </message>
    <message>
        <source>Shortcuts of “%1”</source>
        <translation>Scorciatoie di «%1»</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts.</source>
        <translation>Selezionare un&apos;azione per modificarne le scorciatoie.</translation>
    </message>
    <message>
        <source>Remove this shortcut</source>
        <translation>Rimuovi questa scorciatoia</translation>
    </message>
    <message>
        <source>Remove the shortcut %1</source>
        <translation>Rimuovi la scorciatoia %1</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <comment>a key, an action</comment>
        <translation>%1 è la scorciatoia di «%2».</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutSettingsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Cerca un&apos;azione o un tasto</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>Nessuna azione contiene queste parole.</translation>
    </message>
    <message>
        <source>Shortcuts of one letter</source>
        <translation>Scorciatoie di una lettera</translation>
    </message>
    <message>
        <source>N, S, M and other keys without Ctrl act anywhere in the window</source>
        <translation>N, S, M e altri tasti senza Ctrl agiscono ovunque nella finestra</translation>
    </message>
    <message>
        <source>single character keys dictation</source>
        <comment>words that find letter keys</comment>
        <translation>tasti di un solo carattere lettere dettatura</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Azioni e relative scorciatoie</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts below</source>
        <translation>Selezionare un&apos;azione per modificarne le scorciatoie qui sotto</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>hotkeys keyboard key bindings</source>
        <comment>words that find the shortcuts</comment>
        <translation>tasti tastiera combinazioni associazioni</translation>
    </message>
    <message>
        <source>none</source>
        <comment>standard shortcut</comment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Changed; the standard is: %1</source>
        <translation>Modificata; quella predefinita è: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutsDialog</name>
    <message>
        <source>Search actions and keys</source>
        <translation>Cerca azioni e tasti</translation>
    </message>
    <message>
        <source>No shortcut matches.</source>
        <translation>Nessuna scorciatoia corrisponde.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Modifica scorciatoie…</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tasto</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Cancella la ricerca</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>Menu contestuale</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowAbout</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e un altro</numerusform>
            <numerusform>e altri %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>About the show</source>
        <translation>Informazioni sul podcast</translation>
    </message>
    <message>
        <source>Description of the show</source>
        <translation>Descrizione del podcast</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>In diretta</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Editore</translation>
    </message>
    <message>
        <source>Recommended by the show</source>
        <translation>Consigliati dal podcast</translation>
    </message>
    <message>
        <source>Listed by the feed</source>
        <translation>Elencati dal feed</translation>
    </message>
    <message>
        <source>More by this author</source>
        <translation>Altro dello stesso autore</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Vai a questo podcast</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowActions</name>
    <message>
        <source>Refresh</source>
        <translation>Aggiorna</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Segna tutti come riprodotti</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Condividi</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Non seguire più</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Segui</translation>
    </message>
    <message>
        <source>Copy the address of the website</source>
        <translation>Copia l&apos;indirizzo del sito web</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>Copia l&apos;indirizzo del feed</translation>
    </message>
    <message>
        <source>Save as OPML…</source>
        <translation>Salva come OPML…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowCard</name>
    <message>
        <source>Unnamed show</source>
        <translation>Podcast senza nome</translation>
    </message>
    <message>
        <source>The feed gives no address for it</source>
        <translation>Il feed non ne indica l&apos;indirizzo</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Segui</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>Segui %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowDownloadsForm</name>
    <message>
        <source>Downloads</source>
        <translation>Download</translation>
    </message>
    <message>
        <source>Only unplayed ones</source>
        <translation>Solo non riprodotti</translation>
    </message>
    <message>
        <source>What was played before it could be downloaded stays away</source>
        <translation>Ciò che è stato riprodotto prima del download non viene scaricato</translation>
    </message>
    <message>
        <source>Download the newest</source>
        <translation>Scarica i più recenti</translation>
    </message>
    <message>
        <source>Downloads this many new episodes automatically</source>
        <translation>Scarica automaticamente questo numero di nuovi episodi</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>Solo con</translation>
    </message>
    <message>
        <source>Words that must be found in an episode, as when you search for it</source>
        <translation>Parole che devono trovarsi in un episodio, come nella ricerca</translation>
    </message>
    <message>
        <source>Any words</source>
        <translation>Qualsiasi parola</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowEpisodes</name>
    <message>
        <source>Episodes of the show</source>
        <translation>Episodi del podcast</translation>
    </message>
    <message>
        <source>This show has no episodes.</source>
        <translation>Questo podcast non ha episodi.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowPlaybackForm</name>
    <message>
        <source>Playback</source>
        <translation>Riproduzione</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Accorcia i silenzi</translation>
    </message>
    <message>
        <source>Shortens long pauses in this show</source>
        <translation>Accorcia le pause lunghe in questo podcast</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Uniforma il volume</translation>
    </message>
    <message>
        <source>Makes this show as loud as others</source>
        <translation>Porta questo podcast allo stesso volume degli altri</translation>
    </message>
    <message>
        <source>Skip intro</source>
        <translation>Salta l&apos;inizio</translation>
    </message>
    <message>
        <source>Skips this much at the beginning of each episode</source>
        <translation>Salta questo tempo all&apos;inizio di ogni episodio</translation>
    </message>
    <message>
        <source>Skip outro</source>
        <translation>Salta la fine</translation>
    </message>
    <message>
        <source>Skips this much at the end of each episode</source>
        <translation>Salta questo tempo alla fine di ogni episodio</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>Velocità di questo podcast</translation>
    </message>
    <message>
        <source>How fast this show is played</source>
        <translation>La velocità con cui viene riprodotto questo podcast</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predefinita</translation>
    </message>
    <message>
        <source>Play this show as fast as all shows</source>
        <translation>Riproduce questo podcast alla velocità di tutti i podcast</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Default (%1)</source>
        <translation>Predefinita (%1)</translation>
    </message>
    <message>
        <source>Default (on)</source>
        <translation>Predefinito (sì)</translation>
    </message>
    <message>
        <source>Default (off)</source>
        <translation>Predefinito (no)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowProblem</name>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Read the feed again</source>
        <translation>Legge di nuovo il feed</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Inserisci password…</translation>
    </message>
    <message>
        <source>%1
Next try: %2</source>
        <comment>sentence, time</comment>
        <translation>%1
Prossimo tentativo: %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowSettings</name>
    <message>
        <source>Settings of the show</source>
        <translation>Impostazioni del podcast</translation>
    </message>
    <message>
        <source>Always skip chapters that match</source>
        <translation>Salta sempre i capitoli corrispondenti a</translation>
    </message>
    <message>
        <source>For example: ad, sponsor*</source>
        <translation>Per esempio: pubblicità, sponsor*</translation>
    </message>
    <message>
        <source>Words of chapter titles, with commas between them. A * stands for any letters.</source>
        <translation>Parole di titoli di capitoli, separate da virgole. Un * sta per lettere qualsiasi.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifiche</translation>
    </message>
    <message>
        <source>Notify me of new episodes</source>
        <translation>Notifica i nuovi episodi</translation>
    </message>
    <message>
        <source>The desktop shows new episodes of this show while you do something else</source>
        <translation>Il desktop mostra i nuovi episodi di questo podcast mentre si fa altro</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::Sidebar</name>
    <message>
        <source>Library</source>
        <translation>Libreria</translation>
    </message>
    <message>
        <source>In the sidebar</source>
        <translation>Nella barra laterale</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Stop following or remove</source>
        <translation>Non seguire più o rimuovi</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Segna tutti come riprodotti</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aggiorna</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Scegli immagine…</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>Immagine del feed</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Togli dall&apos;archivio</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivia</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Non seguire più</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Nuova etichetta…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarDelegate</name>
    <message>
        <source>Searches</source>
        <translation>Ricerche</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Podcast</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviati</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarTexts</name>
    <message numerus="yes">
        <source>%1, %n result(s)</source>
        <translation>
            <numerusform>%1, %n risultato</numerusform>
            <numerusform>%1, %n risultati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to come</source>
        <translation>
            <numerusform>%1, %n da riprodurre</numerusform>
            <numerusform>%1, %n da riprodurre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n episode(s)</source>
        <translation>
            <numerusform>%1, %n episodio</numerusform>
            <numerusform>%1, %n episodi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unplayed</source>
        <translation>
            <numerusform>%1, %n non riprodotto</numerusform>
            <numerusform>%1, %n non riprodotti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SleepButton</name>
    <message>
        <source>Sleep timer</source>
        <translation>Timer di spegnimento</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Disattivato</translation>
    </message>
    <message numerus="yes">
        <source>%n more minute(s)</source>
        <translation>
            <numerusform>Ancora %n minuto</numerusform>
            <numerusform>Ancora %n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Dopo %n minuto</numerusform>
            <numerusform>Dopo %n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the chapter</source>
        <translation>Alla fine del capitolo</translation>
    </message>
    <message>
        <source>At the end of the episode</source>
        <translation>Alla fine dell&apos;episodio</translation>
    </message>
    <message>
        <source>Playback stops at the end of the chapter</source>
        <translation>La riproduzione si ferma alla fine del capitolo</translation>
    </message>
    <message>
        <source>Playback stops at the end of the episode</source>
        <translation>La riproduzione si ferma alla fine dell&apos;episodio</translation>
    </message>
    <message numerus="yes">
        <source>Playback stops after %n more minute(s) of listening</source>
        <translation>
            <numerusform>La riproduzione si ferma dopo un altro minuto di ascolto</numerusform>
            <numerusform>La riproduzione si ferma dopo altri %n minuti di ascolto</numerusform>
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
</context>
<context>
    <name>dogear::widgets::SoughtChoice</name>
    <message>
        <source>Shows</source>
        <translation>Podcast</translation>
    </message>
    <message>
        <source>Search for shows</source>
        <translation>Cerca podcast</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodi</translation>
    </message>
    <message>
        <source>Search for episodes of all shows, in the directories that can</source>
        <translation>Cerca episodi di tutti i podcast, nei cataloghi che lo consentono</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Accorcia i silenzi</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Uniforma il volume</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Bilanciamento</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>Bilanciamento tra sinistra e destra</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Audio: %1</translation>
    </message>
    <message>
        <source>Not in a video: the sound would run ahead of the pictures</source>
        <translation>Non con un video: l&apos;audio precederebbe le immagini</translation>
    </message>
    <message>
        <source>Leaves out most of the silence</source>
        <translation>Elimina gran parte dei silenzi</translation>
    </message>
    <message>
        <source>%1 saved so far</source>
        <translation>Tempo risparmiato finora: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SpeedButton</name>
    <message>
        <source>%1 slower, %2 faster</source>
        <comment>keys in a tooltip</comment>
        <translation>%1 più lento, %2 più veloce</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Speed in steps of 0.05</source>
        <translation>Velocità a passi di 0,05</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>Velocità di questo podcast</translation>
    </message>
    <message>
        <source>Speed of this show %1</source>
        <translation>Velocità di questo podcast %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Velocità %1</translation>
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
        <translation>Periodo</translation>
    </message>
    <message>
        <source>What is counted here</source>
        <translation>Cosa viene conteggiato qui</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Ultimi 30 giorni</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Ultimi 12 mesi</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Tutti gli anni</translation>
    </message>
    <message>
        <source>by speed</source>
        <translation>con la velocità</translation>
    </message>
    <message>
        <source>by trimming silence</source>
        <translation>accorciando i silenzi</translation>
    </message>
    <message>
        <source>Your listening time, your shows and the time saved by speed and trimming silence appear here after the first minute. They stay on this computer.</source>
        <translation>Dopo il primo minuto compaiono qui il tempo di ascolto, i podcast e il tempo risparmiato con la velocità e accorciando i silenzi. Tutto resta su questo computer.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>listened</source>
        <translation>tempo di ascolto</translation>
    </message>
    <message>
        <source>As long as sound ran; pauses and jumps are not counted</source>
        <translation>Il tempo in cui l&apos;audio era in riproduzione; pause e salti non contano</translation>
    </message>
    <message>
        <source>saved by speed</source>
        <translation>risparmiato con la velocità</translation>
    </message>
    <message>
        <source>The extra time it would have taken at normal speed</source>
        <translation>Il tempo in più che sarebbe servito a velocità normale</translation>
    </message>
    <message>
        <source>saved by trimming silence</source>
        <translation>risparmiato accorciando i silenzi</translation>
    </message>
    <message>
        <source>The silence that was skipped</source>
        <translation>I silenzi che sono stati saltati</translation>
    </message>
    <message numerus="yes">
        <source>episode(s) finished</source>
        <translation>
            <numerusform>episodio concluso</numerusform>
            <numerusform>episodi conclusi</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard to their end, or left with little to go</source>
        <translation>Ascoltati fino alla fine, o interrotti poco prima</translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>giorno di fila</numerusform>
            <numerusform>giorni di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>The most days one after the other with at least a minute of listening</source>
        <translation>Il maggior numero di giorni consecutivi con almeno un minuto di ascolto</translation>
    </message>
    <message>
        <source>Time listened by day</source>
        <translation>Tempo di ascolto per giorno</translation>
    </message>
    <message>
        <source>Time listened by month</source>
        <translation>Tempo di ascolto per mese</translation>
    </message>
    <message>
        <source>Time listened by year</source>
        <translation>Tempo di ascolto per anno</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>day, month or year: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>Tempo risparmiato</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>show: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other show(s)</source>
        <translation>
            <numerusform>%n altro podcast</numerusform>
            <numerusform>Altri %n podcast</numerusform>
        </translation>
    </message>
    <message>
        <source>Time listened by show</source>
        <translation>Tempo di ascolto per podcast</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptPage</name>
    <message>
        <source>Follow</source>
        <translation>Segui l&apos;audio</translation>
    </message>
    <message>
        <source>Scroll along with what is heard</source>
        <translation>Scorre il testo insieme all&apos;audio</translation>
    </message>
    <message>
        <source>Next hit in the transcript</source>
        <translation>Risultato successivo nella trascrizione</translation>
    </message>
    <message>
        <source>Previous hit in the transcript</source>
        <translation>Risultato precedente nella trascrizione</translation>
    </message>
    <message>
        <source>Possible after a search in a transcript.</source>
        <translation>Disponibile dopo una ricerca in una trascrizione.</translation>
    </message>
    <message>
        <source>There are several transcripts: read another one</source>
        <translation>Ci sono più trascrizioni: leggerne un&apos;altra</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>This transcript has no times, so it does not follow the sound.</source>
        <translation>Questa trascrizione non contiene indicazioni di tempo, quindi non segue l&apos;audio.</translation>
    </message>
    <message>
        <source>There are no words in this transcript.</source>
        <translation>Questa trascrizione non contiene parole.</translation>
    </message>
    <message>
        <source>The transcript is being fetched…</source>
        <translation>Download della trascrizione…</translation>
    </message>
    <message>
        <source>Transcript: %1</source>
        <translation>Trascrizione: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptView</name>
    <message>
        <source>Play from here</source>
        <translation>Riproduci da qui</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy with time and link</source>
        <translation>Copia con tempo e link</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleziona tutto</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Trascrizione</translation>
    </message>
    <message>
        <source>In the transcript</source>
        <translation>Nella trascrizione</translation>
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
        <source>Dogear is not running, so nothing was done.</source>
        <translation>Dogear non è in esecuzione, quindi non è stato fatto nulla.</translation>
    </message>
    <message>
        <source>Dogear is running already and does not answer; nothing was opened. Close it, or end it if it hangs, and start again.</source>
        <translation>Dogear è già in esecuzione e non risponde; non è stato aperto nulla. Chiuderlo o, se è bloccato, terminarlo e avviarlo di nuovo.</translation>
    </message>
</context>
</TS>
