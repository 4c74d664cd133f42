<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutFacts</name>
    <message>
        <source>window, network</source>
        <translation>fenêtre, réseau</translation>
    </message>
    <message>
        <source>library</source>
        <translation>bibliothèque</translation>
    </message>
    <message>
        <source>feeds</source>
        <translation>flux</translation>
    </message>
    <message>
        <source>show notes</source>
        <translation>notes</translation>
    </message>
    <message>
        <source>media files</source>
        <translation>fichiers multimédias</translation>
    </message>
    <message>
        <source>playback</source>
        <translation>lecture</translation>
    </message>
    <message>
        <source>loudness</source>
        <translation>volume sonore</translation>
    </message>
    <message>
        <source>search</source>
        <translation>recherche</translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation>données compressées</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>sauvegardes</translation>
    </message>
    <message>
        <source>passwords</source>
        <translation>mots de passe</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>erreurs</translation>
    </message>
    <message>
        <source>%1 (built with %2)</source>
        <translation>%1 (compilé avec %2)</translation>
    </message>
    <message>
        <source>Plays with</source>
        <translation>Lecture avec</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Noyau</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Processeur</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plateforme</translation>
    </message>
</context>
<context>
    <name>AnnouncementText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Ajouter à la file</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new episode(s)</source>
        <translation>
            <numerusform>%1 : %n nouvel épisode</numerusform>
            <numerusform>%1 : %n nouveaux épisodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new episode(s)</source>
        <translation>
            <numerusform>%n nouvel épisode</numerusform>
            <numerusform>%n nouveaux épisodes</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” needs a password</source>
        <translation>« %1 » demande un mot de passe</translation>
    </message>
    <message>
        <source>The feed of “%1” is gone</source>
        <translation>Le flux de « %1 » n’existe plus</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) complete</source>
        <translation>
            <numerusform>%n téléchargement terminé</numerusform>
            <numerusform>%n téléchargements terminés</numerusform>
        </translation>
    </message>
    <message>
        <source>Download complete</source>
        <translation>Téléchargement terminé</translation>
    </message>
    <message numerus="yes">
        <source>%n feed(s) can&apos;t be read any more</source>
        <translation>
            <numerusform>%n flux ne peut plus être chargé</numerusform>
            <numerusform>%n flux ne peuvent plus être chargés</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloads wait</source>
        <translation>Téléchargements en attente</translation>
    </message>
    <message>
        <source>Your place can&apos;t be saved</source>
        <translation>La position ne peut pas être enregistrée</translation>
    </message>
    <message>
        <source>Dogear is in the tray</source>
        <translation>Dogear est dans la zone de notification</translation>
    </message>
    <message>
        <source>It goes on without its window. A click on its icon brings the window back. To quit, choose Quit in the menu of the icon, or press Ctrl+Q in the window.</source>
        <translation>Dogear continue sans sa fenêtre. Un clic sur son icône la fait réapparaître. Pour quitter, choisir « Quitter » dans le menu de l’icône ou appuyer sur Ctrl+Q dans la fenêtre.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The language changes when you close “%1”.</source>
        <translation>La langue changera à la fermeture de « %1 ».</translation>
    </message>
</context>
<context>
    <name>BookmarkText</name>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>Sans titre</translation>
    </message>
</context>
<context>
    <name>ChartCategory</name>
    <message>
        <source>Arts</source>
        <translation>Arts</translation>
    </message>
    <message>
        <source>Business</source>
        <translation>Affaires</translation>
    </message>
    <message>
        <source>Comedy</source>
        <translation>Humour</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>Éducation</translation>
    </message>
    <message>
        <source>Fiction</source>
        <translation>Fiction</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Gouvernement</translation>
    </message>
    <message>
        <source>Health &amp; Fitness</source>
        <translation>Santé et forme</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histoire</translation>
    </message>
    <message>
        <source>Kids &amp; Family</source>
        <translation>Enfants et famille</translation>
    </message>
    <message>
        <source>Leisure</source>
        <translation>Loisirs</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musique</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Actualités</translation>
    </message>
    <message>
        <source>Religion &amp; Spirituality</source>
        <translation>Religion et spiritualité</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Sciences</translation>
    </message>
    <message>
        <source>Society &amp; Culture</source>
        <translation>Culture et société</translation>
    </message>
    <message>
        <source>Sports</source>
        <translation>Sports</translation>
    </message>
    <message>
        <source>TV &amp; Film</source>
        <translation>Télévision et cinéma</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technologies</translation>
    </message>
    <message>
        <source>True Crime</source>
        <translation>Affaires criminelles</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>The file of the library is damaged (%1). Restore a backup; what is here now is kept beside it.</source>
        <translation>Le fichier de la bibliothèque est endommagé (%1). Restaurer une sauvegarde ; l’état actuel est conservé à côté.</translation>
    </message>
    <message>
        <source>Indexes did not fit the library; they were built anew.</source>
        <translation>Des index ne correspondaient pas à la bibliothèque ; ils ont été reconstruits.</translation>
    </message>
    <message>
        <source>The search index did not fit the library; it was built anew.</source>
        <translation>L’index de recherche ne correspondait pas à la bibliothèque ; il a été reconstruit.</translation>
    </message>
    <message>
        <source>The search index %1 does not fit the library and cannot be built anew. Restore a backup.</source>
        <translation>L’index de recherche %1 ne correspond pas à la bibliothèque et ne peut pas être reconstruit. Restaurer une sauvegarde.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of “%1” belonged to nothing; they were taken out.</source>
        <translation>
            <numerusform>%n ligne de « %1 » n’était rattachée à rien ; elle a été supprimée.</numerusform>
            <numerusform>%n lignes de « %1 » n’étaient rattachées à rien ; elles ont été supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The episodes of %n shows were miscounted; they were counted again.</source>
        <translation>
            <numerusform>Les épisodes de %n émission étaient mal comptés ; ils ont été recomptés.</numerusform>
            <numerusform>Les épisodes de %n émissions étaient mal comptés ; ils ont été recomptés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is sound; nothing was found wrong.</source>
        <translation>La bibliothèque est en bon état ; aucun problème n’a été trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>Found and fixed %n problems.</source>
        <translation>
            <numerusform>%n problème trouvé et corrigé.</numerusform>
            <numerusform>%n problèmes trouvés et corrigés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n problems, and not all could be fixed. Restore a backup.</source>
        <translation>
            <numerusform>%n problème trouvé, qui n’a pas pu être entièrement corrigé. Restaurer une sauvegarde.</numerusform>
            <numerusform>%n problèmes trouvés, qui n’ont pas tous pu être corrigés. Restaurer une sauvegarde.</numerusform>
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
            <numerusform>%Ln émission</numerusform>
            <numerusform>%Ln émissions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln épisode</numerusform>
            <numerusform>%Ln épisodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactText</name>
    <message>
        <source>Reading feeds</source>
        <translation>Chargement des flux</translation>
    </message>
    <message>
        <source>Playing and downloading</source>
        <translation>Lecture et téléchargement</translation>
    </message>
    <message>
        <source>Artwork</source>
        <translation>Illustrations</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>Transcriptions</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commentaires</translation>
    </message>
    <message>
        <source>Directories of podcasts</source>
        <translation>Annuaires de podcasts</translation>
    </message>
    <message>
        <source>Pages behind links</source>
        <translation>Pages liées</translation>
    </message>
    <message>
        <source>Pictures in notes</source>
        <translation>Images dans les notes</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>When you follow a show or look at one before, and later when it is refreshed: the server of its feed, and those it redirects to.</source>
        <translation>Quand une émission est consultée ou suivie, puis à chaque actualisation : le serveur de son flux et ceux vers lesquels il redirige.</translation>
    </message>
    <message>
        <source>When you play or download an episode, or a rule of yours downloads it: the server that the feed names, and those it redirects to. Services that count listeners are often in between; they can be left out in the settings.</source>
        <translation>Quand un épisode est lu ou téléchargé, y compris par une règle de téléchargement : le serveur indiqué par le flux et ceux vers lesquels il redirige. Des services qui comptent les auditeurs s’interposent souvent ; les paramètres permettent de les écarter.</translation>
    </message>
    <message>
        <source>When a show, an episode or a chapter with a picture is on the screen: the server of the picture, once.</source>
        <translation>Quand une émission, un épisode ou un chapitre avec image s’affiche : le serveur de l’image, une seule fois.</translation>
    </message>
    <message>
        <source>When an episode is opened, or soon after it appears if the settings say so: the server of the chapters that its feed names.</source>
        <translation>Quand un épisode est ouvert, ou peu après sa parution si les paramètres le prévoient : le serveur des chapitres indiqué par son flux.</translation>
    </message>
    <message>
        <source>When you open a transcript, or soon after the episode appears if the settings say so: the server that the feed names.</source>
        <translation>Quand une transcription est ouverte, ou peu après la parution de l’épisode si les paramètres le prévoient : le serveur indiqué par le flux.</translation>
    </message>
    <message>
        <source>When you ask for the replies to an episode: the server of the thread that the feed names.</source>
        <translation>Quand les réponses à un épisode sont demandées : le serveur du fil de discussion indiqué par le flux.</translation>
    </message>
    <message>
        <source>When you search for shows, look at the charts or open a link of another player: %1. They learn the words that you search for, and the country of the charts.</source>
        <translation>Quand des émissions sont recherchées, que les classements sont consultés ou qu’un lien d’un autre lecteur est ouvert : %1. Ces services reçoivent les mots recherchés et le pays des classements.</translation>
    </message>
    <message>
        <source>When you open a link to a show whose feed no directory knows: the server of the page.</source>
        <translation>À l’ouverture d’un lien vers une émission dont aucun annuaire ne connaît le flux : le serveur de la page.</translation>
    </message>
    <message>
        <source>When you click Show pictures below notes, or always if the settings say so: the servers of the pictures.</source>
        <translation>Après un clic sur « Afficher les images » sous les notes, ou toujours si les paramètres le prévoient : les serveurs des images.</translation>
    </message>
    <message>
        <source>With every request, if the settings or this computer name a proxy.</source>
        <translation>À chaque requête, si les paramètres ou cet ordinateur indiquent un proxy.</translation>
    </message>
</context>
<context>
    <name>DirectoryFacts</name>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln épisode</numerusform>
            <numerusform>%Ln épisodes</numerusform>
        </translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Explicite</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Suivie</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Ajout…</translation>
    </message>
    <message>
        <source>Its feed is gone</source>
        <translation>Son flux n’existe plus</translation>
    </message>
</context>
<context>
    <name>DirectoryText</name>
    <message>
        <source>%1 wants fewer requests (%2). Wait a minute, then try again.</source>
        <translation>%1 reçoit trop de requêtes (%2). Attendre une minute, puis réessayer.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 rencontre un problème (%2). Réessayer plus tard.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Try again later.</source>
        <translation>%1 a refusé la requête (%2). Réessayer plus tard.</translation>
    </message>
    <message>
        <source>%1 refused the request. Try again later.</source>
        <translation>%1 a refusé la requête. Réessayer plus tard.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network, then try again.</source>
        <translation>%1 est injoignable. Vérifier le réseau, puis réessayer.</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 refuse la connexion ou l’a interrompue. Réessayer plus tard.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>%1 est bloqué par le réseau, peut-être par un bloqueur de publicité. L’y autoriser, puis réessayer.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 a mis trop de temps à répondre. Réessayer plus tard.</translation>
    </message>
    <message>
        <source>%1 can&apos;t prove that it is who it says, so nothing was read. Check the date of this computer, and whether your network asks you to log in.</source>
        <translation>%1 ne peut pas prouver son identité ; rien n’a donc été chargé. Vérifier la date de cet ordinateur, et si le réseau demande une identification.</translation>
    </message>
    <message>
        <source>%1 leads to an address that Dogear doesn&apos;t open. Try again later.</source>
        <translation>%1 mène à une adresse que Dogear n’ouvre pas. Réessayer plus tard.</translation>
    </message>
    <message>
        <source>%1 sent an empty answer. Try again later.</source>
        <translation>%1 a envoyé une réponse vide. Réessayer plus tard.</translation>
    </message>
    <message>
        <source>The answer of %1 ends in the middle. Try again.</source>
        <translation>%1 a envoyé une réponse incomplète. Réessayer.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of an answer. Your network may ask you to log in: open any page in a browser, then try again.</source>
        <translation>%1 a envoyé une page Web au lieu d’une réponse. Le réseau demande peut-être une identification : ouvrir une page quelconque dans un navigateur, puis réessayer.</translation>
    </message>
    <message>
        <source>%1 sent more than Dogear reads. Try other words.</source>
        <translation>%1 a envoyé plus que ce que Dogear peut traiter. Essayer d’autres mots.</translation>
    </message>
    <message>
        <source>%1 sent an answer that Dogear can&apos;t read. Try again later.</source>
        <translation>%1 a envoyé une réponse illisible pour Dogear. Réessayer plus tard.</translation>
    </message>
    <message>
        <source>The request to %1 was stopped. Try again.</source>
        <translation>%1 n’a pas pu répondre : la requête a été interrompue. Réessayer.</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <comment>after the name of a directory</comment>
        <translation>refuse la clé</translation>
    </message>
    <message>
        <source>too many requests</source>
        <comment>after the name of a directory</comment>
        <translation>trop de requêtes</translation>
    </message>
    <message>
        <source>no connection</source>
        <comment>after the name of a directory</comment>
        <translation>pas de connexion</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>after the name of a directory</comment>
        <translation>bloqué</translation>
    </message>
    <message>
        <source>not reached: the proxy</source>
        <comment>after the name of a directory</comment>
        <translation>inaccessible par le proxy</translation>
    </message>
    <message>
        <source>does not answer</source>
        <comment>after the name of a directory</comment>
        <translation>ne répond pas</translation>
    </message>
    <message>
        <source>has a problem</source>
        <comment>after the name of a directory</comment>
        <translation>rencontre un problème</translation>
    </message>
    <message>
        <source>Search for its name, or paste the address of its feed.</source>
        <translation>Rechercher son nom ou coller l’adresse de son flux.</translation>
    </message>
    <message>
        <source>These shows have a similar name.</source>
        <translation>Ces émissions ont un nom semblable.</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Le serveur</translation>
    </message>
    <message>
        <source>Apple has no chart of %1. Choose another country.</source>
        <translation>Apple n’a pas de classement pour ce pays (%1). Choisir un autre pays.</translation>
    </message>
    <message>
        <source>What you see is from %1.</source>
        <comment>date and time</comment>
        <translation>Dernière mise à jour de ces données : %1.</translation>
    </message>
    <message>
        <source>This show</source>
        <translation>Cette émission</translation>
    </message>
    <message>
        <source>The directories that Dogear asks don&apos;t know this show.</source>
        <translation>Les annuaires que Dogear interroge ne connaissent pas cette émission.</translation>
    </message>
    <message>
        <source>%1 is only at Apple, which doesn&apos;t say where its feed is.</source>
        <translation>%1 se trouve uniquement chez Apple, qui n’indique pas l’adresse de son flux.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say where the feeds of its shows are.</source>
        <translation>%1 n’indique pas où sont les flux de ses émissions.</translation>
    </message>
    <message>
        <source>This service</source>
        <translation>Ce service</translation>
    </message>
    <message>
        <source>The feed of a YouTube channel has nothing that Dogear can play.</source>
        <translation>Le flux d’une chaîne YouTube ne contient rien que Dogear puisse lire.</translation>
    </message>
    <message>
        <source>No keychain gives out your key of Podcast Index, so Dogear goes on without it. Unlock your keychain, then start Dogear again.</source>
        <translation>Aucun trousseau ne fournit la clé de Podcast Index ; Dogear continue donc sans elle. Déverrouiller le trousseau, puis redémarrer Dogear.</translation>
    </message>
    <message>
        <source>No keychain takes your key of Podcast Index, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the key again.</source>
        <translation>Aucun trousseau n’accepte la clé de Podcast Index ; elle sera donc oubliée à la fermeture de Dogear. Déverrouiller un trousseau ou en installer un, par exemple GNOME Keyring, puis saisir de nouveau la clé.</translation>
    </message>
    <message>
        <source>Dogear no longer uses your key of Podcast Index, but the key stays in your keychain, which doesn&apos;t answer. Unlock the keychain, and delete the key there.</source>
        <translation>Dogear n’utilise plus la clé de Podcast Index, mais elle reste dans le trousseau, qui ne répond pas. Déverrouiller le trousseau et y supprimer la clé.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a directory, number of its hits or its state</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>asking…</source>
        <comment>after the name of a directory</comment>
        <translation>recherche en cours…</translation>
    </message>
    <message>
        <source>%1, older</source>
        <comment>number of hits of an earlier answer</comment>
        <translation>%1, réponse antérieure</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>%1 : recherche en cours.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %n shows.</source>
        <translation>
            <numerusform>%1 a trouvé %n émission.</numerusform>
            <numerusform>%1 a trouvé %n émissions.</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Toutes les catégories</translation>
    </message>
    <message>
        <source>%1 refuses your key (%2). Check it in the settings, under Library.</source>
        <translation>%1 refuse la clé (%2). La vérifier dans les paramètres, sous « Bibliothèque ».</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>title of a show</comment>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>Only Podcast Index knows this show, and answers this only with a key. Enter yours in the settings, under Library.</source>
        <translation>Seul Podcast Index connaît cette émission, et ne répond ici qu’avec une clé. Saisir la clé dans les paramètres, sous « Bibliothèque ».</translation>
    </message>
</context>
<context>
    <name>DownloadText</name>
    <message>
        <source>not allowed (%1)</source>
        <translation>accès interdit (%1)</translation>
    </message>
    <message>
        <source>not found (%1)</source>
        <translation>introuvable (%1)</translation>
    </message>
    <message>
        <source>the server refused it (%1)</source>
        <translation>le serveur l’a refusé (%1)</translation>
    </message>
    <message>
        <source>the server refused it</source>
        <translation>le serveur l’a refusé</translation>
    </message>
    <message>
        <source>the server sent a web page</source>
        <translation>le serveur a envoyé une page Web</translation>
    </message>
    <message>
        <source>the server sent a playlist</source>
        <translation>le serveur a envoyé une liste de lecture</translation>
    </message>
    <message>
        <source>the server sent an empty file</source>
        <translation>le serveur a envoyé un fichier vide</translation>
    </message>
    <message>
        <source>the server sent a message instead</source>
        <translation>le serveur a envoyé un message au lieu du fichier</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>pas de réseau</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>la connexion a été interrompue</translation>
    </message>
    <message>
        <source>your network blocks the server</source>
        <translation>le réseau bloque le serveur</translation>
    </message>
    <message>
        <source>the server does not answer</source>
        <translation>le serveur ne répond pas</translation>
    </message>
    <message>
        <source>the server cannot be trusted</source>
        <translation>l’identité du serveur n’est pas garantie</translation>
    </message>
    <message>
        <source>the address leads from https to http</source>
        <translation>l’adresse mène de https à http</translation>
    </message>
    <message>
        <source>the server&apos;s answer makes no sense</source>
        <translation>la réponse du serveur est incohérente</translation>
    </message>
    <message>
        <source>the server sends it compressed</source>
        <translation>le serveur l’envoie compressé</translation>
    </message>
    <message>
        <source>the server sends another file each time</source>
        <translation>le serveur envoie chaque fois un fichier différent</translation>
    </message>
    <message>
        <source>the proxy does not let it through</source>
        <translation>le proxy bloque l’accès</translation>
    </message>
    <message>
        <source>the proxy wants a password</source>
        <translation>le proxy demande un mot de passe</translation>
    </message>
    <message>
        <source>it does not come from the web</source>
        <translation>il ne vient pas du Web</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>impossible d’écrire dans le dossier</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>le fichier n’existe plus</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>le fichier est illisible</translation>
    </message>
    <message>
        <source>there is nothing to download</source>
        <translation>il n’y a rien à télécharger</translation>
    </message>
    <message>
        <source>the server sent something else</source>
        <translation>le serveur a envoyé autre chose</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes that are there, of all</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>bytes per second</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>The disk is full, so downloads wait. Make room; they go on by themselves, and nothing that is here is lost.</source>
        <translation>Le disque est plein ; les téléchargements attendent donc. Libérer de l’espace : ils reprendront d’eux-mêmes, et rien de ce qui est déjà là ne sera perdu.</translation>
    </message>
    <message>
        <source>The folder for downloads cannot be written, so they wait. Check whether you may change it, or choose another one.</source>
        <translation>Impossible d’écrire dans le dossier des téléchargements ; ils attendent donc. Vérifier les droits sur ce dossier ou en choisir un autre.</translation>
    </message>
    <message>
        <source>Downloads wait: %1.</source>
        <comment>why</comment>
        <translation>Téléchargements en attente : %1.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>un problème est survenu</translation>
    </message>
    <message>
        <source>the address leads round in a circle</source>
        <translation>l’adresse tourne en rond</translation>
    </message>
</context>
<context>
    <name>Downloads</name>
    <message>
        <source>Waiting: %1</source>
        <comment>why</comment>
        <translation>En attente : %1</translation>
    </message>
    <message>
        <source>Begins…</source>
        <comment>a download</comment>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>non chiffré</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <comment>why</comment>
        <translation>Échec : %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Downloading %1 %</source>
        <translation>Téléchargement, %1 %</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Téléchargement en cours</translation>
    </message>
    <message>
        <source>All downloads are paused</source>
        <translation>Tous les téléchargements sont suspendus</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>time of day</comment>
        <translation>En attente jusqu’à %1</translation>
    </message>
    <message>
        <source>Waiting: the network is metered</source>
        <translation>En attente : réseau facturé à l’usage</translation>
    </message>
    <message>
        <source>Waiting: there is no network</source>
        <translation>En attente : pas de réseau</translation>
    </message>
    <message>
        <source>Waiting: the disk is nearly full</source>
        <translation>En attente : disque presque plein</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Suspendu</translation>
    </message>
    <message>
        <source>Waiting to be downloaded</source>
        <translation>En attente de téléchargement</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>Téléchargement suspendu</translation>
    </message>
    <message>
        <source>Download failed: %1</source>
        <comment>why</comment>
        <translation>Échec du téléchargement : %1</translation>
    </message>
    <message>
        <source>Download failed</source>
        <translation>Échec du téléchargement</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Téléchargé</translation>
    </message>
    <message>
        <source>Partly on this computer</source>
        <translation>En partie sur cet ordinateur</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n échec</numerusform>
            <numerusform>%n échecs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en attente</numerusform>
            <numerusform>%n en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paused</source>
        <translation>
            <numerusform>%n suspendu</numerusform>
            <numerusform>%n suspendus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n downloading</source>
        <translation>
            <numerusform>%n en cours</numerusform>
            <numerusform>%n en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused with all downloads</source>
        <translation>Suspendu, comme tous les téléchargements</translation>
    </message>
    <message>
        <source>Waiting for another network</source>
        <translation>En attente d’un autre réseau</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>En attente du réseau</translation>
    </message>
    <message>
        <source>Waiting for room on the disk</source>
        <translation>En attente d’espace sur le disque</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
</context>
<context>
    <name>EmptyView</name>
    <message>
        <source>Nothing is up next. Add episodes from their menu.</source>
        <translation>La file d’attente est vide. Ajouter des épisodes depuis leur menu.</translation>
    </message>
    <message>
        <source>Nothing is up next. Press %1 on an episode to add it.</source>
        <translation>La file d’attente est vide. Sélectionner un épisode et appuyer sur %1 pour l’y ajouter.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Download episodes from their menu.</source>
        <translation>Les téléchargements se lisent sans réseau et sont conservés jusqu’à leur suppression. Télécharger des épisodes depuis leur menu.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Press %1 on an episode to download it.</source>
        <translation>Les téléchargements se lisent sans réseau et sont conservés jusqu’à leur suppression. Sélectionner un épisode et appuyer sur %1 pour le télécharger.</translation>
    </message>
    <message>
        <source>You&apos;re all caught up.</source>
        <translation>Tout a été écouté.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve started appear here.</source>
        <translation>Les épisodes commencés s’affichent ici.</translation>
    </message>
    <message>
        <source>Episodes you mark with a star appear here.</source>
        <translation>Les épisodes marqués d’une étoile s’affichent ici.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve played appear here.</source>
        <translation>Les épisodes écoutés s’affichent ici.</translation>
    </message>
    <message>
        <source>No episodes yet.</source>
        <translation>Aucun épisode pour l’instant.</translation>
    </message>
    <message>
        <source>This show hasn&apos;t been loaded yet.</source>
        <translation>Cette émission n’a pas encore été chargée.</translation>
    </message>
    <message>
        <source>Load now</source>
        <translation>Charger maintenant</translation>
    </message>
</context>
<context>
    <name>EpisodeRow</name>
    <message>
        <source>Trailer</source>
        <translation>Bande-annonce</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Some of the words</source>
        <translation>Une partie des mots</translation>
    </message>
    <message>
        <source>In the player</source>
        <translation>Dans le lecteur</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Écouté</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>Dans la file d’attente</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favori</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file</source>
        <translation>Le fichier</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Le serveur</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password (401). Check them, or ask the show for an address of your own.</source>
        <translation>%1 demande un nom et un mot de passe (401). Les vérifier, ou demander une adresse personnelle à l’émission.</translation>
    </message>
    <message>
        <source>%1 does not let Dogear read this (403). Check whether the address is still yours to use.</source>
        <translation>%1 n’autorise pas Dogear à accéder à ce contenu (403). Vérifier que cette adresse est toujours valable.</translation>
    </message>
    <message>
        <source>%1 says that this is not there (404). Check the address, or ask the show where its feed has moved.</source>
        <translation>%1 signale que ce contenu n’existe pas (404). Vérifier l’adresse, ou demander à l’émission où son flux se trouve désormais.</translation>
    </message>
    <message>
        <source>%1 says that this is gone for good (410). Ask the show where its feed has moved, or stop following it.</source>
        <translation>%1 signale que ce contenu a définitivement disparu (410). Demander à l’émission où son flux se trouve désormais, ou ne plus la suivre.</translation>
    </message>
    <message>
        <source>%1 wants fewer requests (429). Wait an hour, then try again.</source>
        <translation>%1 reçoit trop de requêtes (429). Attendre une heure, puis réessayer.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 rencontre un problème (%2). Réessayer plus tard.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Check the address.</source>
        <translation>%1 a refusé la requête (%2). Vérifier l’adresse.</translation>
    </message>
    <message>
        <source>%1 refused the request. Check the address.</source>
        <translation>%1 a refusé la requête. Vérifier l’adresse.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network and the address, then try again.</source>
        <translation>Pas de connexion avec %1. Vérifier le réseau et l’adresse, puis réessayer.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>le réseau</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 refuse la connexion ou l’a interrompue. Réessayer plus tard.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>%1 est bloqué par le réseau, peut-être par un bloqueur de publicité. L’y autoriser, puis réessayer.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 a mis trop de temps à répondre. Réessayer plus tard.</translation>
    </message>
    <message>
        <source>%1 does not speak https. Write http:// in front of the address.</source>
        <translation>%1 ne prend pas en charge https. Écrire http:// devant l’adresse.</translation>
    </message>
    <message>
        <source>%1 cannot prove that it is who it says, so nothing was read. Check the date of this computer; if it is right, tell the show.</source>
        <translation>%1 ne peut pas prouver son identité ; rien n’a donc été chargé. Vérifier la date de cet ordinateur ; si elle est correcte, prévenir l’émission.</translation>
    </message>
    <message>
        <source>%1 redirects in a loop. Tell the show, or look for another address of its feed.</source>
        <translation>%1 redirige en boucle. Prévenir l’émission ou chercher une autre adresse de son flux.</translation>
    </message>
    <message>
        <source>%1 leads from a secure address (https) to an open one (http), where others could read along, so Dogear didn&apos;t go there. Tell the show.</source>
        <translation>%1 mène d’une adresse sécurisée (https) à une adresse non sécurisée (http), où des tiers pourraient intercepter les données ; Dogear n’a donc pas suivi la redirection. Prévenir l’émission.</translation>
    </message>
    <message>
        <source>%1 sent an answer that contradicts itself, so nothing of it was used. Try again later, or tell the show.</source>
        <translation>%1 a envoyé une réponse contradictoire ; elle n’a donc pas été utilisée. Réessayer plus tard ou prévenir l’émission.</translation>
    </message>
    <message>
        <source>%1 sends this compressed in a way that Dogear can&apos;t read, although it asked for it as it is. Tell the show.</source>
        <translation>%1 envoie ce contenu sous une forme compressée que Dogear ne peut pas traiter, alors qu’il l’avait demandé sans compression. Prévenir l’émission.</translation>
    </message>
    <message>
        <source>This is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>Dogear ne peut pas ouvrir cette adresse. En indiquer une qui commence par https:// ou http://, ou un fichier.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Paste the address of a feed.</source>
        <translation>« %1 » n’est pas une adresse. Coller l’adresse d’un flux.</translation>
    </message>
    <message>
        <source>“%1” is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>Dogear ne peut pas ouvrir l’adresse « %1 ». En indiquer une qui commence par https:// ou http://, ou un fichier.</translation>
    </message>
    <message>
        <source>%1 is broken at line %2 and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 contient une erreur à la ligne %2 et ne peut pas être chargé. Prévenir l’émission et réessayer plus tard.</translation>
    </message>
    <message>
        <source>%1 is broken and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 contient une erreur et ne peut pas être chargé. Prévenir l’émission et réessayer plus tard.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of this episode. It may ask you to log in, or your network does; open the episode&apos;s page in a browser.</source>
        <translation>%1 a envoyé une page Web au lieu de cet épisode. Le serveur ou le réseau demande peut-être une identification ; ouvrir la page de l’épisode dans un navigateur.</translation>
    </message>
    <message>
        <source>%1 sent a playlist, a list of addresses, instead of this episode. Dogear can&apos;t play it; open the episode&apos;s page in a browser.</source>
        <translation>%1 a envoyé une liste de lecture, c’est-à-dire une liste d’adresses, au lieu de cet épisode. Dogear ne peut pas la lire ; ouvrir la page de l’épisode dans un navigateur.</translation>
    </message>
    <message>
        <source>%1 sent an empty file instead of this episode. Try again later, or tell the show.</source>
        <translation>%1 a envoyé un fichier vide au lieu de cet épisode. Réessayer plus tard ou prévenir l’émission.</translation>
    </message>
    <message>
        <source>%1 sent a message instead of this episode, as servers do when they refuse it. Try again later, or open the episode&apos;s page in a browser.</source>
        <translation>%1 a envoyé un message au lieu de cet épisode, comme le font les serveurs qui refusent une demande. Réessayer plus tard ou ouvrir la page de l’épisode dans un navigateur.</translation>
    </message>
    <message>
        <source>%1 is a list without shows, so nothing was added. Export it again, or choose another file.</source>
        <translation>%1 est une liste sans émission ; rien n’a donc été ajouté. L’exporter de nouveau ou choisir un autre fichier.</translation>
    </message>
    <message>
        <source>There is nothing to read. Give the address of a feed, or a file.</source>
        <translation>Il n’y a rien à charger. Indiquer l’adresse d’un flux ou un fichier.</translation>
    </message>
    <message>
        <source>%1 is empty. Try again later, or check the address.</source>
        <translation>%1 est vide. Réessayer plus tard ou vérifier l’adresse.</translation>
    </message>
    <message>
        <source>%1 sends another file of this episode at each request, so it can&apos;t be put together. Your place is kept; try again later.</source>
        <translation>%1 envoie à chaque requête un fichier différent de cet épisode ; les parties ne peuvent donc pas être assemblées. La position est conservée ; réessayer plus tard.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged. Dogear added the %n shows that it could read; export the list again for the others.</source>
        <translation>
            <numerusform>%1 est endommagé. Dogear a pu y récupérer et ajouter %n émission ; exporter de nouveau la liste pour les autres.</numerusform>
            <numerusform>%1 est endommagé. Dogear a pu y récupérer et ajouter %n émissions ; exporter de nouveau la liste pour les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends in the middle. Try again; what is missing may come the next time.</source>
        <translation>%1 s’arrête avant la fin. Réessayer ; ce qui manque arrivera peut-être la prochaine fois.</translation>
    </message>
    <message>
        <source>%1 is a web page that names several feeds. Give the address of one of them.</source>
        <translation>%1 est une page Web qui indique plusieurs flux. Saisir l’adresse de l’un d’eux.</translation>
    </message>
    <message>
        <source>%1 is a web page, not a podcast feed. Look there for a link named RSS or Feed and paste it here.</source>
        <translation>%1 est une page Web et non un flux de podcast. Y chercher un lien nommé RSS ou Flux et le coller ici.</translation>
    </message>
    <message>
        <source>%1 is neither a podcast feed nor an audio or video file. Choose another file.</source>
        <translation>%1 n’est ni un flux de podcast, ni un fichier audio ou vidéo. Choisir un autre fichier.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a podcast feed. Check the address, or look on the page of the show for its feed.</source>
        <translation>%1 n’est pas un flux de podcast. Vérifier l’adresse ou chercher le flux sur la page de l’émission.</translation>
    </message>
    <message>
        <source>There is nothing to hear or see in %1. Choose a folder with audio or video files.</source>
        <translation>Il n’y a rien à écouter ni à regarder dans %1. Choisir un dossier contenant des fichiers audio ou vidéo.</translation>
    </message>
    <message>
        <source>this folder</source>
        <translation>ce dossier</translation>
    </message>
    <message>
        <source>%1 holds more files than one show may have. Choose one of the folders in it.</source>
        <translation>%1 contient plus de fichiers qu’une émission ne peut en avoir. Choisir un de ses sous-dossiers.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>Le dossier</translation>
    </message>
    <message>
        <source>%1 is larger than any feed that Dogear reads. Check the address.</source>
        <translation>%1 est plus volumineux que tous les flux que Dogear accepte. Vérifier l’adresse.</translation>
    </message>
    <message>
        <source>The folder %1 is not there. If it is on a disk that is not connected, connect it, then refresh.</source>
        <translation>Le dossier %1 est introuvable. S’il se trouve sur un disque non connecté, connecter ce disque, puis actualiser.</translation>
    </message>
    <message>
        <source>%1 is not there. Check its name and folder.</source>
        <translation>%1 est introuvable. Vérifier le nom et le dossier.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check whether you may open it.</source>
        <translation>%1 est illisible. Vérifier les droits d’accès.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check whether you may change its folder, or choose another one.</source>
        <translation>%1 ne peut pas être enregistré. Vérifier les droits sur le dossier ou en choisir un autre.</translation>
    </message>
    <message>
        <source>%1 is there already and is no backup, so it was left as it is. Choose another name.</source>
        <translation>%1 existe déjà et n’est pas une sauvegarde ; il n’a donc pas été modifié. Choisir un autre nom.</translation>
    </message>
    <message>
        <source>The disk is full. Make room, then try again.</source>
        <translation>Le disque est plein. Libérer de l’espace, puis réessayer.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no backup of Dogear, so nothing was changed. Choose another file.</source>
        <translation>%1 est endommagé ou n’est pas une sauvegarde de Dogear ; rien n’a donc été modifié. Choisir un autre fichier.</translation>
    </message>
    <message>
        <source>%1 was made by a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 provient d’une version plus récente de Dogear ; rien n’a donc été modifié. Installer cette version ou choisir un autre fichier.</translation>
    </message>
    <message>
        <source>%1 is damaged, or has no settings of Dogear, so nothing was changed. Choose a file that was exported in the settings.</source>
        <translation>%1 est endommagé ou ne contient pas de paramètres de Dogear ; rien n’a donc été modifié. Choisir un fichier exporté depuis les paramètres.</translation>
    </message>
    <message>
        <source>%1 has settings of a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 contient des paramètres d’une version plus récente de Dogear ; rien n’a donc été modifié. Installer cette version ou choisir un autre fichier.</translation>
    </message>
    <message>
        <source>No keychain takes the password for %1, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the password again.</source>
        <translation>Aucun trousseau n’accepte le mot de passe pour %1 ; il sera donc oublié à la fermeture de Dogear. Déverrouiller un trousseau ou en installer un, par exemple GNOME Keyring, puis saisir de nouveau le mot de passe.</translation>
    </message>
    <message>
        <source>this show</source>
        <translation>cette émission</translation>
    </message>
    <message>
        <source>This episode has nothing to play. Its notes may link to the sound.</source>
        <translation>Cet épisode ne contient rien à lire. Ses notes renvoient peut-être au fichier audio.</translation>
    </message>
    <message>
        <source>There is no sound device. Connect or switch one on, then press play again.</source>
        <translation>Il n’y a pas de périphérique audio. En connecter ou en allumer un, puis relancer la lecture.</translation>
    </message>
    <message>
        <source>The sound device is gone, so the episode is paused. Press play to go on from the same place with another one.</source>
        <translation>Le périphérique audio a disparu ; l’épisode est donc en pause. Relancer la lecture pour continuer au même endroit avec un autre périphérique.</translation>
    </message>
    <message>
        <source>%1 cannot be played any further: it is missing, was changed while it played, or is damaged. Your place is kept. Check the file, or get it again.</source>
        <translation>%1 ne peut plus être lu : ce fichier est absent, a été modifié pendant la lecture ou est endommagé. La position est conservée. Vérifier le fichier ou se le procurer de nouveau.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t sending this episode. Try again later; your place is kept.</source>
        <translation>%1 n’envoie pas cet épisode. Réessayer plus tard ; la position est conservée.</translation>
    </message>
    <message>
        <source>This computer cannot play the format of this episode. Open it in another program, or install what your system offers for more formats.</source>
        <translation>Cet ordinateur ne peut pas lire le format de cet épisode. L’ouvrir dans un autre programme, ou installer ce que le système propose pour prendre en charge d’autres formats.</translation>
    </message>
    <message>
        <source>The part of Qt Multimedia that plays is not installed, so there is no sound. Install it with your system&apos;s packages, and start Dogear again; your library and your places are kept.</source>
        <translation>Le composant de Qt Multimedia qui assure la lecture n’est pas installé ; il n’y a donc pas de son. L’installer avec les paquets du système, puis redémarrer Dogear ; la bibliothèque et les positions sont conservées.</translation>
    </message>
    <message>
        <source>The part of Dogear that plays, %1, is missing or does not fit, so there is no sound. Install Dogear again; your library and your places are kept.</source>
        <translation>Le composant de Dogear qui assure la lecture, %1, est absent ou incompatible ; il n’y a donc pas de son. Réinstaller Dogear ; la bibliothèque et les positions sont conservées.</translation>
    </message>
    <message>
        <source>This was stopped before it was done. Start it again if you still want it.</source>
        <translation>L’opération a été interrompue avant la fin. La relancer si nécessaire.</translation>
    </message>
    <message>
        <source>Something in Dogear went wrong. Try again; if it stays, report it together with the log.</source>
        <translation>Un problème est survenu dans Dogear. Réessayer ; s’il persiste, le signaler en joignant le journal.</translation>
    </message>
    <message>
        <source>%1 The episodes that were here are kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 Les épisodes déjà présents sont conservés.</translation>
    </message>
    <message>
        <source>The library could not do this. Nothing was changed; close Dogear, start it again and try once more.</source>
        <translation>La bibliothèque n’a pas pu effectuer cette opération. Rien n’a été modifié ; fermer Dogear, le redémarrer et réessayer.</translation>
    </message>
    <message>
        <source>Another program is using the library. Close it, or wait a moment, then try again.</source>
        <translation>Un autre programme utilise la bibliothèque. Le fermer ou attendre un instant, puis réessayer.</translation>
    </message>
    <message>
        <source>The library file is damaged, so not all of it can be read. Choose “Check library” (dogearctl check), or restore a backup if that does not help. Your places are kept.</source>
        <translation>Le fichier de la bibliothèque est endommagé et n’est pas entièrement lisible. Choisir « Vérifier la bibliothèque » (dogearctl check), ou restaurer une sauvegarde si cela ne suffit pas. Les positions sont conservées.</translation>
    </message>
    <message>
        <source>The library was written by a newer Dogear, and was left as it is. Install that version, or choose another data folder.</source>
        <translation>La bibliothèque provient d’une version plus récente de Dogear et n’a pas été modifiée. Installer cette version ou choisir un autre dossier de données.</translation>
    </message>
    <message>
        <source>Dogear is open with this library, so nothing was changed. Close it, or choose Restore in its Library menu.</source>
        <translation>Dogear a ouvert cette bibliothèque ; rien n’a donc été modifié. Fermer Dogear, ou choisir « Restaurer » dans son menu Bibliothèque.</translation>
    </message>
    <message>
        <source>This is not in the library. It may have been removed.</source>
        <translation>Cet élément n’est pas dans la bibliothèque. Il a peut-être été supprimé.</translation>
    </message>
    <message>
        <source>You follow this show already. Look for it in the list of shows.</source>
        <translation>Cette émission est déjà suivie. Elle se trouve dans la liste des émissions.</translation>
    </message>
    <message>
        <source>Dogear does not understand this search. Try plain words.</source>
        <translation>Dogear ne comprend pas cette recherche. Essayer des mots simples.</translation>
    </message>
    <message>
        <source>Dogear does not understand “%1”. Try plain words.</source>
        <translation>Dogear ne comprend pas « %1 ». Essayer des mots simples.</translation>
    </message>
</context>
<context>
    <name>FeedFacts</name>
    <message>
        <source>There are no replies.</source>
        <translation>Il n’y a pas de réponses.</translation>
    </message>
    <message>
        <source>There is no network, so the replies were not loaded. Try again later.</source>
        <translation>Il n’y a pas de réseau ; les réponses n’ont donc pas été chargées. Réessayer plus tard.</translation>
    </message>
    <message>
        <source>Dogear can&apos;t read the replies of this server. Open the thread in the browser.</source>
        <translation>Dogear ne peut pas traiter les réponses de ce serveur. Ouvrir le fil de discussion dans le navigateur.</translation>
    </message>
    <message>
        <source>The server did not send the replies. Try again later, or open the thread in the browser.</source>
        <translation>Le serveur n’a pas envoyé les réponses. Réessayer plus tard ou ouvrir le fil de discussion dans le navigateur.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Épisode</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Sous-titre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>Bande-annonce</translation>
    </message>
    <message>
        <source>Bonus episode</source>
        <translation>Épisode bonus</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classification</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Explicite</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>Fin prévue</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>Diffusion en direct</translation>
    </message>
    <message>
        <source>Watch or listen</source>
        <translation>Regarder ou écouter</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Site Web</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>Extraits</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Soutien</translation>
    </message>
    <message>
        <source>About the episode</source>
        <translation>À propos de l’épisode</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Live now</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Prévue</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>time</comment>
        <translation>À partir de %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>times</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commentaires</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Further texts</source>
        <translation>Autres textes</translation>
    </message>
    <message>
        <source>%1 kbit/s</source>
        <comment>bit rate</comment>
        <translation>%1 kbit/s</translation>
    </message>
    <message>
        <source>%1p</source>
        <comment>height of a video in pixels</comment>
        <translation>%1p</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Another source</source>
        <comment>of a version of an episode</comment>
        <translation>Autre source</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Somme de contrôle</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>width and height in pixels</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) wide</source>
        <translation>
            <numerusform>%n pixel de large</numerusform>
            <numerusform>%n pixels de large</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) high</source>
        <translation>
            <numerusform>%n pixel de haut</numerusform>
            <numerusform>%n pixels de haut</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>version of an episode</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>sous-titres</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Présentation</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité(e)</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Fil de discussion</translation>
    </message>
    <message>
        <source>The show has turned comments off.</source>
        <translation>L’émission a désactivé les commentaires.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Salon</translation>
    </message>
    <message>
        <source>Made in</source>
        <comment>place</comment>
        <translation>Lieu de production</translation>
    </message>
    <message>
        <source>About the place</source>
        <translation>Lieu évoqué</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last year</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>Finished, no further episodes</source>
        <translation>Terminée, aucun épisode à venir</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Nouveaux épisodes</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Créateur</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Years active</source>
        <translation>Années d’activité</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Épisodes</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>One story, from the first episode on</source>
        <translation>Une histoire à suivre dès le premier épisode</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Tout public</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Copyright</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Dernier chargement</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Autorisé</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Non autorisé</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Type de contenu</translation>
    </message>
    <message>
        <source>Own address</source>
        <translation>Adresse déclarée</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>Nouvelle adresse</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Créé avec</translation>
    </message>
    <message>
        <source>Import by other hosts</source>
        <translation>Import par d’autres hébergeurs</translation>
    </message>
    <message>
        <source>Listing in directories</source>
        <translation>Référencement dans les annuaires</translation>
    </message>
    <message>
        <source>All directories</source>
        <translation>Tous les annuaires</translation>
    </message>
    <message>
        <source>Announced by Podping</source>
        <translation>Annoncé par Podping</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informations</translation>
    </message>
    <message>
        <source>Trailers</source>
        <translation>Bandes-annonces</translation>
    </message>
    <message>
        <source>About the feed</source>
        <translation>À propos du flux</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>fee of %1</source>
        <translation>frais de %1</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Bénéficiaire</translation>
    </message>
    <message>
        <source>from %1 of the other recording</source>
        <translation>à partir de %1 de l’autre enregistrement</translation>
    </message>
    <message>
        <source>other recipients</source>
        <translation>autres bénéficiaires</translation>
    </message>
    <message>
        <source>For information only: Dogear sends no payments.</source>
        <translation>À titre d’information uniquement : Dogear n’envoie pas de paiements.</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>%1 suggested</source>
        <comment>amount</comment>
        <translation>montant suggéré : %1</translation>
    </message>
</context>
<context>
    <name>FetchText</name>
    <message>
        <source>Read</source>
        <translation>Chargé</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>Inchangé</translation>
    </message>
    <message>
        <source>Read, the same as before</source>
        <translation>Chargé, contenu identique</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what came of it, status of HTTP</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Same error</source>
        <translation>Même erreur</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours and minutes</comment>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Season %1, episode %2</source>
        <translation>Saison %1, épisode %2</translation>
    </message>
    <message>
        <source>Season %1</source>
        <translation>Saison %1</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Épisode %1</translation>
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
        <translation>reste %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day and time of day</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Demain</translation>
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
        <translation>moins de %1 s</translation>
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
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 listened</source>
        <comment>time</comment>
        <translation>%1 d’écoute</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <comment>time</comment>
        <translation>gain de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>number of episodes</comment>
        <translation>
            <numerusform>%n terminé</numerusform>
            <numerusform>%n terminés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saved by speed, %2 by trimming silence</source>
        <comment>times</comment>
        <translation>gain de %1 par la vitesse, de %2 par les silences raccourcis</translation>
    </message>
</context>
<context>
    <name>PaletteActions</name>
    <message>
        <source>Button</source>
        <translation>Bouton</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Inbox</source>
        <translation>Boîte de réception</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>All episodes</source>
        <translation>Tous les épisodes</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Téléchargements</translation>
    </message>
    <message>
        <source>Discover</source>
        <translation>Découvrir</translation>
    </message>
</context>
<context>
    <name>ProxyErrorText</name>
    <message>
        <source>Dogear is set to use a proxy, but its address is missing. Enter it under Network in the settings.</source>
        <translation>Dogear doit passer par un proxy, mais son adresse manque. La saisir dans les paramètres, sous « Réseau ».</translation>
    </message>
    <message>
        <source>The proxy %1 can&apos;t be reached, or doesn&apos;t let Dogear through. Check it under Network in the settings.</source>
        <translation>Le proxy %1 est injoignable ou bloque l’accès. Le vérifier dans les paramètres, sous « Réseau ».</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>Le proxy demande un nom et un mot de passe, ou refuse ceux qui sont indiqués. Les saisir dans les paramètres, sous « Réseau ».</translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>Le proxy %1 demande un nom et un mot de passe, ou refuse ceux qui sont indiqués. Les saisir dans les paramètres, sous « Réseau ».</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>“%1” was ignored. Use is:unplayed, is:played, is:started, is:downloaded, is:favourite or is:queued.</source>
        <translation>« %1 » a été ignoré. Utiliser is:unplayed, is:played, is:started, is:downloaded, is:favourite ou is:queued.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Use has:chapters, has:transcript, has:video or has:bookmark.</source>
        <translation>« %1 » a été ignoré. Utiliser has:chapters, has:transcript, has:video ou has:bookmark.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a date like 2024, 2024-03 or 2024-03-31.</source>
        <translation>« %1 » a été ignoré. Écrire une date comme 2024, 2024-03 ou 2024-03-31.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write an age like &lt;7d, &lt;3w, &lt;6m or &gt;1y.</source>
        <translation>« %1 » a été ignoré. Écrire une ancienneté comme &lt;7d, &lt;3w, &lt;6m ou &gt;1y.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a length like 20m or 1h30m.</source>
        <translation>« %1 » a été ignoré. Écrire une durée comme 20m ou 1h30m.</translation>
    </message>
    <message>
        <source>“%1” was ignored. A season is a number, like season:2.</source>
        <translation>« %1 » a été ignoré. Une saison est un nombre, comme season:2.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write the word to look for right after the colon.</source>
        <translation>« %1 » a été ignoré. Écrire le mot cherché juste après le deux-points.</translation>
    </message>
    <message>
        <source>OR was ignored. Write it between two words.</source>
        <translation>OR a été ignoré. L’écrire entre deux mots.</translation>
    </message>
</context>
<context>
    <name>RowButtonTexts</name>
    <message>
        <source>Pause the download</source>
        <translation>Suspendre le téléchargement</translation>
    </message>
    <message>
        <source>Retry the download</source>
        <translation>Relancer le téléchargement</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>Reprendre le téléchargement</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>Supprimer le téléchargement</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>Annuler le téléchargement</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Retirer de la file d’attente</translation>
    </message>
</context>
<context>
    <name>SubscribeText</name>
    <message numerus="yes">
        <source>%n entries of the list were left out: they are not followed there, or are no shows.</source>
        <translation>
            <numerusform>%n entrée de la liste a été laissée de côté : elle n’y est pas suivie ou n’est pas une émission.</numerusform>
            <numerusform>%n entrées de la liste ont été laissées de côté : elles n’y sont pas suivies ou ne sont pas des émissions.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain the episode of the link; look for it in the list, or open the link in a browser.</source>
        <translation>L’émission « %1 » est ouverte, mais son flux ne contient pas l’épisode du lien ; le chercher dans la liste ou ouvrir le lien dans un navigateur.</translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain “%2”, the episode of the link; open the link in a browser.</source>
        <translation>L’émission « %1 » est ouverte, mais son flux ne contient pas « %2 », l’épisode du lien ; ouvrir le lien dans un navigateur.</translation>
    </message>
    <message>
        <source>“%1” is open, but no directory says which episode the link means; look for it in the list.</source>
        <translation>L’émission « %1 » est ouverte, mais aucun annuaire n’indique quel épisode le lien désigne ; le chercher dans la liste.</translation>
    </message>
    <message>
        <source>“%1” is open as it was read before, without the episode of the link.</source>
        <translation>L’émission « %1 » est ouverte telle qu’elle a été chargée la dernière fois, sans l’épisode du lien.</translation>
    </message>
</context>
<context>
    <name>TranscriptText</name>
    <message>
        <source>subtitles (VTT)</source>
        <translation>sous-titres (VTT)</translation>
    </message>
    <message>
        <source>text with times (JSON)</source>
        <translation>texte horodaté (JSON)</translation>
    </message>
    <message>
        <source>subtitles (SRT)</source>
        <translation>sous-titres (SRT)</translation>
    </message>
    <message>
        <source>web page</source>
        <translation>page Web</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>texte brut</translation>
    </message>
    <message>
        <source>Made on this computer</source>
        <comment>a transcript</comment>
        <translation>Créée sur cet ordinateur</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language and format of a transcript</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Le serveur</translation>
    </message>
    <message>
        <source>There is no connection to %1, so the transcript could not be fetched. Connect, then try again.</source>
        <translation>%1 est injoignable ; la transcription n’a donc pas pu être chargée. Se connecter, puis réessayer.</translation>
    </message>
    <message>
        <source>%1 gave a web page instead of the transcript; it may want you to sign in. Look for it on the episode&apos;s page, or try again later.</source>
        <translation>%1 a envoyé une page Web au lieu de la transcription et demande peut-être une identification. Chercher la transcription sur la page de l’épisode ou réessayer plus tard.</translation>
    </message>
    <message>
        <source>What %1 gave is no transcript that Dogear can read. Tell the show, or try again later.</source>
        <translation>%1 a envoyé un document que Dogear ne reconnaît pas comme transcription. Prévenir l’émission ou réessayer plus tard.</translation>
    </message>
    <message>
        <source>The transcript from %1 breaks off in the middle. Try again.</source>
        <translation>%1 a envoyé une transcription incomplète. Réessayer.</translation>
    </message>
    <message>
        <source>The transcript from %1 is an empty document. Tell the show, or try again later.</source>
        <translation>%1 a envoyé un document vide en guise de transcription. Prévenir l’émission ou réessayer plus tard.</translation>
    </message>
    <message>
        <source>The transcript from %1 is larger than any that Dogear reads. Tell the show.</source>
        <translation>%1 a envoyé une transcription plus volumineuse que ce que Dogear accepte. Prévenir l’émission.</translation>
    </message>
    <message>
        <source>%1 says that the transcript is not there (%2). Tell the show, or try again later.</source>
        <translation>%1 signale que la transcription n’existe pas (%2). Prévenir l’émission ou réessayer plus tard.</translation>
    </message>
    <message>
        <source>%1 The transcript that was here is kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 La transcription déjà présente est conservée.</translation>
    </message>
</context>
<context>
    <name>dogear::BackupController</name>
    <message>
        <source>Back up…</source>
        <translation>Sauvegarder…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>Check library</source>
        <translation>Vérifier la bibliothèque</translation>
    </message>
    <message>
        <source>Write shows, places and settings to one file</source>
        <translation>Enregistrer les émissions, les positions et les paramètres dans un seul fichier</translation>
    </message>
    <message>
        <source>Take shows, places and settings from a backup</source>
        <translation>Reprendre les émissions, les positions et les paramètres d’une sauvegarde</translation>
    </message>
    <message>
        <source>Check the library for problems and fix them where possible</source>
        <translation>Rechercher les problèmes de la bibliothèque et les corriger si possible</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Sauvegardes (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Backing up the library…</source>
        <translation>Sauvegarde de la bibliothèque…</translation>
    </message>
    <message>
        <source>The library was backed up to %1 (%2, %3).</source>
        <comment>file, shows and episodes, size</comment>
        <translation>La bibliothèque a été sauvegardée dans %1 (%2, %3).</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Backups (*.zip *.sqlite)</source>
        <translation>Sauvegardes (*.zip *.sqlite)</translation>
    </message>
    <message>
        <source>Restore the library of %1?</source>
        <translation>Restaurer la bibliothèque du %1 ?</translation>
    </message>
    <message>
        <source>It holds %1. Dogear closes the library that is open now, keeps it as a backup, and opens the restored one.</source>
        <translation>Elle contient %1. Dogear ferme la bibliothèque actuelle, la conserve comme sauvegarde et ouvre celle qui a été restaurée.</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Chargement de la sauvegarde…</translation>
    </message>
    <message>
        <source>The library of %1 was restored.</source>
        <translation>La bibliothèque du %1 a été restaurée.</translation>
    </message>
    <message>
        <source>Restore the library</source>
        <translation>Restaurer la bibliothèque</translation>
    </message>
    <message>
        <source>Checking the library…</source>
        <translation>Vérification de la bibliothèque…</translation>
    </message>
</context>
<context>
    <name>dogear::BookmarkController</name>
    <message>
        <source>Bookmark this time</source>
        <translation>Placer un signet ici</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>Copier le lien vers ce moment</translation>
    </message>
    <message>
        <source>Possible with an episode in the player.</source>
        <translation>Possible quand un épisode est dans le lecteur.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <source>Bookmarked at %1.</source>
        <translation>Signet placé à %1.</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>Note at %1 of “%2”:</source>
        <translation>Note à %1 de « %2 » :</translation>
    </message>
    <message>
        <source>Copied: title, show and time. This episode has no address on the web.</source>
        <translation>Copié : titre, émission et position. Cet épisode n’a pas d’adresse sur le Web.</translation>
    </message>
    <message>
        <source>Copied: title, show, time and link.</source>
        <translation>Copié : titre, émission, position et lien.</translation>
    </message>
    <message>
        <source>The bookmark was deleted.</source>
        <translation>Le signet a été supprimé.</translation>
    </message>
    <message>
        <source>Delete bookmark</source>
        <translation>Supprimer le signet</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Modifier la note</translation>
    </message>
    <message>
        <source>Export bookmarks</source>
        <translation>Exporter les signets</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>bookmarks.md</source>
        <comment>name of a file</comment>
        <translation>signets.md</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) were written to %1.</source>
        <translation>
            <numerusform>%n signet a été enregistré dans %1.</numerusform>
            <numerusform>%n signets ont été enregistrés dans %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ChapterActions</name>
    <message>
        <source>Previous chapter</source>
        <translation>Chapitre précédent</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Chapitre suivant</translation>
    </message>
    <message>
        <source>Possible in an episode with chapters.</source>
        <translation>Possible dans un épisode avec des chapitres.</translation>
    </message>
</context>
<context>
    <name>dogear::ChapterController</name>
    <message>
        <source>Chapters that match “%1” are skipped in this show.</source>
        <translation>Les chapitres correspondant à « %1 » sont passés dans cette émission.</translation>
    </message>
    <message>
        <source>Skip chapters</source>
        <translation>Passer les chapitres</translation>
    </message>
</context>
<context>
    <name>dogear::DiagnosticsController</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>This text helps with a bug report. It contains no names of shows, episodes or files, and Dogear sends it to no one: copy it where you want it.</source>
        <translation>Ce texte aide à signaler un bogue. Il ne contient aucun nom d’émission, d’épisode ou de fichier, et Dogear ne l’envoie à personne : il suffit de le copier là où il doit servir.</translation>
    </message>
</context>
<context>
    <name>dogear::DocumentController</name>
    <message>
        <source>“%1” could not be started, so no transcripts are made. Check the command in the settings.</source>
        <translation>« %1 » n’a pas pu être lancé ; aucune transcription n’est donc créée. Vérifier la commande dans les paramètres.</translation>
    </message>
    <message>
        <source>“%1” failed and said: %2. No more transcripts are made until you change the command in the settings.</source>
        <translation>« %1 » a échoué avec ce message : %2. Aucune autre transcription ne sera créée tant que la commande n’aura pas été modifiée dans les paramètres.</translation>
    </message>
    <message>
        <source>“%1” left no subtitles (SRT, VTT), so no more transcripts are made until you change the command in the settings.</source>
        <translation>« %1 » n’a pas produit de sous-titres (SRT, VTT) ; aucune autre transcription ne sera donc créée tant que la commande n’aura pas été modifiée dans les paramètres.</translation>
    </message>
    <message>
        <source>“%1” failed. No more transcripts are made until you change the command in the settings.</source>
        <translation>« %1 » a échoué. Aucune autre transcription ne sera créée tant que la commande n’aura pas été modifiée dans les paramètres.</translation>
    </message>
</context>
<context>
    <name>dogear::DownloadController</name>
    <message>
        <source>Pause all downloads</source>
        <translation>Suspendre tous les téléchargements</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) removed.</source>
        <translation>
            <numerusform>%n téléchargement supprimé.</numerusform>
            <numerusform>%n téléchargements supprimés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>Supprimer le téléchargement</translation>
    </message>
    <message>
        <source>The file is gone: it was deleted or moved.</source>
        <translation>Le fichier n’existe plus : il a été supprimé ou déplacé.</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) failed; the list says why.</source>
        <translation>
            <numerusform>%n téléchargement a échoué ; la liste indique pourquoi.</numerusform>
            <numerusform>%n téléchargements ont échoué ; la liste indique pourquoi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Les afficher</translation>
    </message>
    <message>
        <source>“%1” was not downloaded: %2.</source>
        <comment>title and reason</comment>
        <translation>« %1 » n’a pas été téléchargé : %2.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeController</name>
    <message>
        <source>Mark as played or unplayed</source>
        <translation>Marquer comme écouté ou non écouté</translation>
    </message>
    <message>
        <source>Add to or remove from favourites</source>
        <translation>Ajouter aux favoris ou en retirer</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Aller à l’émission</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Tout marquer comme écouté</translation>
    </message>
    <message>
        <source>Possible in the Inbox, in a show and in a tag.</source>
        <translation>Possible dans la boîte de réception, une émission ou une étiquette.</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeMarker</name>
    <message>
        <source>The position was set back to the beginning.</source>
        <translation>La position a été ramenée au début.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as played.</source>
        <translation>
            <numerusform>%Ln épisode marqué comme écouté.</numerusform>
            <numerusform>%Ln épisodes marqués comme écoutés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as unplayed.</source>
        <translation>
            <numerusform>%Ln épisode marqué comme non écouté.</numerusform>
            <numerusform>%Ln épisodes marqués comme non écoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Marquer comme écouté</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Marquer comme non écouté</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) added to the favourites.</source>
        <translation>
            <numerusform>%Ln épisode ajouté aux favoris.</numerusform>
            <numerusform>%Ln épisodes ajoutés aux favoris.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) removed from the favourites.</source>
        <translation>
            <numerusform>%Ln épisode retiré des favoris.</numerusform>
            <numerusform>%Ln épisodes retirés des favoris.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Ajouter aux favoris</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Retirer des favoris</translation>
    </message>
    <message>
        <source>All episodes here are marked as played already.</source>
        <translation>Tous les épisodes affichés ici sont déjà marqués comme écoutés.</translation>
    </message>
</context>
<context>
    <name>dogear::Features</name>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Episode</source>
        <translation>É&amp;pisode</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Lecture</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Aller</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
</context>
<context>
    <name>dogear::FeedAddressController</name>
    <message>
        <source>Address of “%1”</source>
        <translation>Adresse de « %1 »</translation>
    </message>
    <message>
        <source>Feed address:</source>
        <translation>Adresse du flux :</translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>Modifier l’adresse</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Chargement de %1…</translation>
    </message>
    <message>
        <source>“%1” is read at its new address.</source>
        <translation>L’émission « %1 » est désormais chargée depuis sa nouvelle adresse.</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Modifier l’adresse</translation>
    </message>
</context>
<context>
    <name>dogear::FollowController</name>
    <message>
        <source>Reading %1…</source>
        <translation>Chargement de %1…</translation>
    </message>
    <message>
        <source>Reading the files of “%1”…</source>
        <translation>Chargement des fichiers de « %1 »…</translation>
    </message>
    <message>
        <source>Looking up where this link leads…</source>
        <translation>Recherche de la destination de ce lien…</translation>
    </message>
</context>
<context>
    <name>dogear::FollowReporter</name>
    <message>
        <source>You follow “%1” already.</source>
        <translation>L’émission « %1 » est déjà suivie.</translation>
    </message>
    <message>
        <source>You now follow “%1”.</source>
        <translation>L’émission « %1 » est désormais suivie.</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were added.</source>
        <translation>
            <numerusform>%n émission a été ajoutée.</numerusform>
            <numerusform>%n émissions ont été ajoutées.</numerusform>
        </translation>
    </message>
    <message>
        <source>You follow the shows of this list already.</source>
        <translation>Les émissions de cette liste sont déjà suivies.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>The link leads to %1 in “%2”.</source>
        <translation>Le lien mène à %1 dans « %2 ».</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>Lire à partir de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of the shows could not be read; the sidebar marks them.</source>
        <translation>
            <numerusform>%n émission n’a pas pu être chargée ; la barre latérale la signale.</numerusform>
            <numerusform>%n émissions n’ont pas pu être chargées ; la barre latérale les signale.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
</context>
<context>
    <name>dogear::HelpController</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>The Dogear Guide</source>
        <translation>Guide de Dogear</translation>
    </message>
    <message>
        <source>Release notes</source>
        <translation>Notes de version</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>About Dogear</source>
        <translation>À propos de Dogear</translation>
    </message>
</context>
<context>
    <name>dogear::KeyBindings</name>
    <message>
        <source>Other</source>
        <translation>Autres</translation>
    </message>
</context>
<context>
    <name>dogear::LiveReminders</name>
    <message>
        <source>“%1” starts now.</source>
        <translation>« %1 » commence maintenant.</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Aller à l’émission</translation>
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
        <translation>Volet suivant</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Volet précédent</translation>
    </message>
</context>
<context>
    <name>dogear::NextUndo</name>
    <message>
        <source>Next episode</source>
        <translation>Épisode suivant</translation>
    </message>
</context>
<context>
    <name>dogear::PaletteController</name>
    <message>
        <source>Saved search</source>
        <translation>Recherche enregistrée</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Émission</translation>
    </message>
    <message>
        <source>Archived show</source>
        <translation>Émission archivée</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Go to anything…</source>
        <translation>Aller à…</translation>
    </message>
</context>
<context>
    <name>dogear::PasswordController</name>
    <message>
        <source>Enter password…</source>
        <translation>Saisir le mot de passe…</translation>
    </message>
</context>
<context>
    <name>dogear::PlayStarter</name>
    <message>
        <source>There is no unplayed episode to play. Select one, or add a show.</source>
        <translation>Il n’y a aucun épisode non écouté à lire. En sélectionner un ou ajouter une émission.</translation>
    </message>
</context>
<context>
    <name>dogear::PlaybackController</name>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>Back to last position</source>
        <translation>Revenir à la dernière position</translation>
    </message>
    <message>
        <source>Possible after a jump to another time.</source>
        <translation>Possible après un saut à un autre moment.</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Plus lentement</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Vitesse normale</translation>
    </message>
    <message>
        <source>Switch between normal and last speed</source>
        <translation>Basculer entre vitesse normale et dernière vitesse</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Plus fort</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Moins fort</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>Reculer de %n seconde</numerusform>
            <numerusform>Reculer de %n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>Avancer de %n seconde</numerusform>
            <numerusform>Avancer de %n secondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::PrivacyController</name>
    <message>
        <source>Contacted hosts</source>
        <translation>Hôtes contactés</translation>
    </message>
    <message>
        <source>Hosts that Dogear contacts</source>
        <translation>Hôtes contactés par Dogear</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>dogear::QueueController</name>
    <message>
        <source>Clear Up next</source>
        <translation>Vider la file d’attente</translation>
    </message>
    <message>
        <source>Possible when Up next has an episode.</source>
        <translation>Possible quand la file d’attente contient un épisode.</translation>
    </message>
    <message>
        <source>Move in Up next</source>
        <translation>Déplacer dans la file d’attente</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>Épisode suivant</translation>
    </message>
    <message>
        <source>Possible when an episode comes next.</source>
        <translation>Possible quand un autre épisode suit.</translation>
    </message>
    <message>
        <source>Sort Up next</source>
        <translation>Trier la file d’attente</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Plus récents d’abord</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Plus anciens d’abord</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Plus courts d’abord</translation>
    </message>
    <message>
        <source>By show</source>
        <translation>Par émission</translation>
    </message>
    <message>
        <source>Up next is empty</source>
        <translation>La file d’attente est vide</translation>
    </message>
    <message numerus="yes">
        <source>Up next: %n episode(s)</source>
        <translation>
            <numerusform>File d’attente : %n épisode</numerusform>
            <numerusform>File d’attente : %n épisodes</numerusform>
        </translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Lire ensuite</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Ajouter à la file</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Retirer de la file</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) removed from Up next.</source>
        <translation>
            <numerusform>%n épisode retiré de la file d’attente.</numerusform>
            <numerusform>%n épisodes retirés de la file d’attente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up next was sorted.</source>
        <translation>La file d’attente a été triée.</translation>
    </message>
    <message numerus="yes">
        <source>Up next was cleared: %n episode(s).</source>
        <translation>
            <numerusform>La file d’attente a été vidée : %n épisode.</numerusform>
            <numerusform>La file d’attente a été vidée : %n épisodes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ReleaseNotes</name>
    <message>
        <source>Release notes</source>
        <translation>Notes de version</translation>
    </message>
    <message>
        <source>Dogear was updated to %1.</source>
        <translation>Dogear a été mis à jour vers la version %1.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Nouveautés</translation>
    </message>
</context>
<context>
    <name>dogear::SavedSearchController</name>
    <message>
        <source>Save search</source>
        <translation>Enregistrer la recherche</translation>
    </message>
    <message>
        <source>The search “%1” is in the sidebar now.</source>
        <translation>La recherche « %1 » se trouve désormais dans la barre latérale.</translation>
    </message>
    <message>
        <source>Rename search</source>
        <translation>Renommer la recherche</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Nouveau nom : « %1 ».</translation>
    </message>
    <message>
        <source>Remove search</source>
        <translation>Supprimer la recherche</translation>
    </message>
    <message>
        <source>The search “%1” was removed.</source>
        <translation>La recherche « %1 » a été supprimée.</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsController</name>
    <message>
        <source>Settings…</source>
        <translation>Paramètres…</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsTransfer</name>
    <message>
        <source>Settings (*.json)</source>
        <translation>Paramètres (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Exporter les paramètres</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importer les paramètres</translation>
    </message>
    <message>
        <source>The settings were written to %1, without passwords.</source>
        <translation>Les paramètres ont été enregistrés dans %1, sans les mots de passe.</translation>
    </message>
    <message>
        <source>%1 has no setting that this Dogear can use, so nothing was changed.</source>
        <translation>%1 ne contient aucun paramètre utilisable par cette version de Dogear ; rien n’a donc été modifié.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) taken from %1</source>
        <translation>
            <numerusform>%n paramètre repris de %1</numerusform>
            <numerusform>%n paramètres repris de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that this Dogear does not know</source>
        <comment>settings</comment>
        <translation>
            <numerusform>%n inconnu de cette version de Dogear</numerusform>
            <numerusform>%n inconnus de cette version de Dogear</numerusform>
        </translation>
    </message>
    <message>
        <source>the folder %1, which is not on this computer</source>
        <translation>le dossier %1, qui n’existe pas sur cet ordinateur</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence: so many settings taken from a file</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; left out: %2.</source>
        <comment>so many settings taken from a file, a list</comment>
        <translation>%1 ; non repris : %2.</translation>
    </message>
</context>
<context>
    <name>dogear::ShowController</name>
    <message>
        <source>Add a show…</source>
        <translation>Ajouter une émission…</translation>
    </message>
    <message>
        <source>Add audio or video files…</source>
        <translation>Ajouter des fichiers audio ou vidéo…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Import shows (OPML)…</source>
        <translation>Importer des émissions (OPML)…</translation>
    </message>
    <message>
        <source>Export shows (OPML)…</source>
        <translation>Exporter les émissions (OPML)…</translation>
    </message>
    <message>
        <source>Refresh all shows</source>
        <translation>Actualiser toutes les émissions</translation>
    </message>
    <message>
        <source>You no longer follow “%1”.</source>
        <translation>L’émission « %1 » n’est plus suivie.</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Ne plus suivre</translation>
    </message>
    <message>
        <source>Add audio or video files</source>
        <translation>Ajouter des fichiers audio ou vidéo</translation>
    </message>
    <message>
        <source>Audio and video (%1)</source>
        <translation>Audio et vidéo (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ajouter un dossier</translation>
    </message>
    <message>
        <source>Import shows</source>
        <translation>Importer des émissions</translation>
    </message>
    <message>
        <source>Lists of shows (*.opml *.xml)</source>
        <translation>Listes d’émissions (*.opml *.xml)</translation>
    </message>
    <message>
        <source>Export shows</source>
        <translation>Exporter les émissions</translation>
    </message>
    <message>
        <source>Export this show</source>
        <translation>Exporter cette émission</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were written to %1.</source>
        <translation>
            <numerusform>%n émission a été enregistrée dans %1.</numerusform>
            <numerusform>%n émissions ont été enregistrées dans %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ShowEditor</name>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Désarchiver</translation>
    </message>
    <message>
        <source>“%1” is in the archive: it stays as it is and is not refreshed.</source>
        <translation>L’émission « %1 » est archivée : elle reste telle quelle et n’est pas actualisée.</translation>
    </message>
    <message>
        <source>“%1” is back from the archive.</source>
        <translation>L’émission « %1 » n’est plus archivée.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>“%1” was renamed.</source>
        <translation>L’émission « %1 » a été renommée.</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Ajouter une étiquette</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>Retirer l’étiquette</translation>
    </message>
    <message>
        <source>“%1” has the tag “%2” now.</source>
        <translation>L’émission « %1 » porte désormais l’étiquette « %2 ».</translation>
    </message>
    <message>
        <source>“%1” no longer has the tag “%2”.</source>
        <translation>L’émission « %1 » ne porte plus l’étiquette « %2 ».</translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation>Renommer l’étiquette</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Nouveau nom : « %1 ».</translation>
    </message>
    <message>
        <source>Remove tag</source>
        <translation>Supprimer l’étiquette</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its shows are still here.</source>
        <translation>L’étiquette « %1 » a été supprimée ; ses émissions sont toujours là.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image Dogear can read. The show keeps the one it has; choose another file.</source>
        <translation>« %1 » n’est pas une image lisible par Dogear. L’émission garde celle qu’elle a ; choisir un autre fichier.</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Picture changed.</source>
        <translation>L’image a été changée.</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>Image du flux</translation>
    </message>
    <message>
        <source>Feed picture restored.</source>
        <translation>L’image du flux a été rétablie.</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nouvelle étiquette</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Nom de l’étiquette</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Images (%1)</translation>
    </message>
</context>
<context>
    <name>dogear::StatisticsController</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>dogear::StreamStatus</name>
    <message>
        <source>This episode has become another file at its server, perhaps with other advertisements. It goes on at the same time.</source>
        <translation>Le fichier de cet épisode a changé sur son serveur, peut-être avec d’autres publicités. La lecture continue à la même position.</translation>
    </message>
    <message>
        <source>This stream can&apos;t be saved. %1</source>
        <translation>Ce contenu lu en streaming ne peut pas être enregistré. %1</translation>
    </message>
</context>
<context>
    <name>dogear::TrayIcon</name>
    <message>
        <source>Jump back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>Épisode suivant</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Hide the window</source>
        <translation>Masquer la fenêtre</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>Afficher la fenêtre</translation>
    </message>
</context>
<context>
    <name>dogear::UndoController</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Possible after a change of the library.</source>
        <translation>Possible après une modification de la bibliothèque.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>name of an act</comment>
        <translation>Annulé : %1.</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Annuler « %1 »</translation>
    </message>
</context>
<context>
    <name>dogear::VideoController</name>
    <message>
        <source>Possible while a video plays.</source>
        <translation>Possible pendant la lecture d’une vidéo.</translation>
    </message>
    <message>
        <source>Video in its own window</source>
        <translation>Vidéo dans sa propre fenêtre</translation>
    </message>
    <message>
        <source>Video in full screen</source>
        <translation>Vidéo en plein écran</translation>
    </message>
    <message>
        <source>Show the video over the whole screen</source>
        <translation>Afficher la vidéo sur tout l’écran</translation>
    </message>
    <message>
        <source>%1 – Dogear</source>
        <translation>%1 – Dogear</translation>
    </message>
    <message>
        <source>Show the video beside the notes</source>
        <translation>Afficher la vidéo à côté des notes</translation>
    </message>
    <message>
        <source>Show the video in its own window</source>
        <translation>Afficher la vidéo dans sa propre fenêtre</translation>
    </message>
</context>
<context>
    <name>dogear::ViewMenu</name>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barre latérale</translation>
    </message>
    <message>
        <source>Notes and details</source>
        <translation>Notes et détails</translation>
    </message>
    <message>
        <source>Larger notes</source>
        <translation>Agrandir les notes</translation>
    </message>
    <message>
        <source>Smaller notes</source>
        <translation>Réduire les notes</translation>
    </message>
    <message>
        <source>Usual size of notes</source>
        <translation>Taille normale des notes</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme of the desktop</comment>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::Autostart</name>
    <message>
        <source>Dogear starts when you log in.</source>
        <translation>Dogear démarre à l’ouverture de session.</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::GlobalShortcuts</name>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>Play the next episode</source>
        <translation>Lire l’épisode suivant</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Avancer</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ScreenInhibitor</name>
    <message>
        <source>Showing a video</source>
        <translation>Affichage d’une vidéo</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ServerNotifier</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::SleepInhibitor</name>
    <message>
        <source>Playing a podcast</source>
        <translation>Lecture d’un podcast</translation>
    </message>
    <message>
        <source>Keeping the place in a podcast</source>
        <translation>Enregistrement de la position dans un podcast</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AboutDialog</name>
    <message>
        <source>About Dogear</source>
        <translation>À propos de Dogear</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Dogear %1</source>
        <translation>Dogear %1</translation>
    </message>
    <message>
        <source>A podcast player that keeps your place.</source>
        <translation>Un lecteur de podcasts qui retient où l’écoute s’est arrêtée.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il peut être utilisé, étudié, partagé et modifié ; il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>© The Dogear developers</source>
        <translation>© Les développeurs de Dogear</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Utilisée pour</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliothèques</translation>
    </message>
    <message>
        <source>Licence of Dogear</source>
        <translation>Licence de Dogear</translation>
    </message>
    <message>
        <source>Dogear uses these libraries:</source>
        <translation>Dogear utilise ces bibliothèques :</translation>
    </message>
    <message>
        <source>Licence of Dogear:</source>
        <translation>Licence de Dogear :</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AddPodcastDialog</name>
    <message>
        <source>Name, link or feed address of a show, OPML list, folder or audio file:</source>
        <translation>Nom, lien ou adresse du flux d’une émission, liste OPML, dossier ou fichier audio :</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Add a show</source>
        <translation>Ajouter une émission</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Choose a feed, a list of shows, audio or video</source>
        <translation>Choisir un flux, une liste d’émissions, un fichier audio ou vidéo</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AppearanceSettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light or dark colours of the window</source>
        <translation>Couleurs claires ou sombres de la fenêtre</translation>
    </message>
    <message>
        <source>dark mode light mode night</source>
        <comment>words that find the theme</comment>
        <translation>mode sombre mode clair nuit jour</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Colours from artwork</source>
        <translation>Couleurs des illustrations</translation>
    </message>
    <message>
        <source>The page of a show takes a colour from its picture</source>
        <translation>La page d’une émission reprend une couleur de son image</translation>
    </message>
    <message>
        <source>accent cover tint</source>
        <comment>words that find colours from artwork</comment>
        <translation>accentuation pochette couverture teinte</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Size of notes</source>
        <translation>Taille des notes</translation>
    </message>
    <message>
        <source>Size of the text in notes and transcripts</source>
        <translation>Taille du texte des notes et des transcriptions</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>font zoom larger smaller letters</source>
        <comment>words that find the text size</comment>
        <translation>police zoom agrandir réduire lettres caractères</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language of Dogear&apos;s texts</source>
        <translation>Langue des textes de Dogear</translation>
    </message>
    <message>
        <source>translation locale</source>
        <comment>words that find the language; with the English word, too</comment>
        <translation>traduction locale pays language translation</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarkDelegate</name>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note of this bookmark</source>
        <translation>Note de ce signet</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Modifier la note</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>Lire à partir de %1</translation>
    </message>
    <message>
        <source>You no longer follow this show. Follow it again to play this.</source>
        <translation>Cette émission n’est plus suivie. La suivre de nouveau pour lire ce passage.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarksPage</name>
    <message>
        <source>Search bookmarks</source>
        <translation>Rechercher dans les signets</translation>
    </message>
    <message>
        <source>Words of notes, titles and shows</source>
        <translation>Mots des notes, des titres et des émissions</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write all bookmarks to a Markdown file</source>
        <translation>Enregistrer tous les signets dans un fichier Markdown</translation>
    </message>
    <message>
        <source>In the bookmarks</source>
        <translation>Dans les signets</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Lire à partir d’ici</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Modifier la note</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n signet</numerusform>
            <numerusform>%n signets</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or shorter words.</source>
        <translation>Rien n’a été trouvé. Essayer moins de mots ou des mots plus courts.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Bookmark a time while you listen to find it again and to write down why.</source>
        <translation>Placer un signet pendant l’écoute pour retrouver un moment et noter pourquoi il compte.</translation>
    </message>
    <message>
        <source>Press %1 while you listen to mark a time and to write down why.</source>
        <translation>Appuyer sur %1 pendant l’écoute pour marquer un moment et noter pourquoi il compte.</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>Copier le lien vers ce moment</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterDelegate</name>
    <message>
        <source>Without a title</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Skipped because of its title, as you chose for this show</source>
        <translation>Passé à cause de son titre, comme choisi pour cette émission</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Passer ce chapitre</translation>
    </message>
    <message>
        <source>Do not skip this chapter</source>
        <translation>Ne pas passer ce chapitre</translation>
    </message>
    <message>
        <source>%1 – play from %2</source>
        <comment>title of a chapter, time</comment>
        <translation>%1 – lire à partir de %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>In the chapters</source>
        <translation>Dans les chapitres</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Lire à partir d’ici</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Passer ce chapitre</translation>
    </message>
    <message>
        <source>Open the link</source>
        <translation>Ouvrir le lien</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>%n chapitre</numerusform>
            <numerusform>%n chapitres</numerusform>
        </translation>
    </message>
    <message>
        <source>Always skip chapters with this title</source>
        <translation>Toujours passer les chapitres portant ce titre</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::Chart</name>
    <message>
        <source>%1: %2</source>
        <comment>title of a chart and what a bar says</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChartChoice</name>
    <message>
        <source>Country of the chart</source>
        <translation>Pays du classement</translation>
    </message>
    <message>
        <source>Category of the chart</source>
        <translation>Catégorie du classement</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::CommandPalette</name>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>impossible pour l’instant</translation>
    </message>
    <message>
        <source>Search all episodes for “%1”</source>
        <translation>Rechercher « %1 » dans tous les épisodes</translation>
    </message>
    <message>
        <source>Name of an action, a show, a place or a setting</source>
        <translation>Nom d’une action, d’une émission, d’un emplacement ou d’un paramètre</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Nothing in Dogear has this name.</source>
        <translation>Rien dans Dogear ne porte ce nom.</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Impossible pour l’instant.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailPage</name>
    <message>
        <source>Select an episode to read its notes.</source>
        <translation>Sélectionner un épisode pour afficher ses notes.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailTabs</name>
    <message>
        <source>Parts of the page</source>
        <translation>Parties de la page</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryDelegate</name>
    <message>
        <source>Play the episode</source>
        <translation>Lire l’épisode</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>Lire le dernier épisode</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryShowPage</name>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>See and play the episodes before you follow the show</source>
        <translation>Voir et lire les épisodes avant de suivre l’émission</translation>
    </message>
    <message>
        <source>What directories say about the show</source>
        <translation>Ce que les annuaires disent de l’émission</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Suivie</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Reading the feed…</source>
        <translation>Chargement du flux…</translation>
    </message>
    <message>
        <source>Open the show</source>
        <translation>Ouvrir l’émission</translation>
    </message>
    <message>
        <source>Show episodes</source>
        <translation>Afficher les épisodes</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publication</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>Répertoriée par</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>Dernier épisode</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Épisodes</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Type de contenu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classification</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Explicite</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Tout public</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>A directory says that its feed is gone.</source>
        <translation>Un annuaire signale que son flux n’existe plus.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Page of the directory</source>
        <translation>Page de l’annuaire</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DiscoverPage</name>
    <message>
        <source>Search for shows, or paste a link</source>
        <translation>Rechercher des émissions ou coller un lien</translation>
    </message>
    <message>
        <source>Names of shows and people, or the link of another player. Return follows the selected show, and plays one that you follow.</source>
        <translation>Noms d’émissions et de personnes, ou lien d’un autre lecteur. Entrée permet de suivre l’émission sélectionnée, ou de la lire si elle est déjà suivie.</translation>
    </message>
    <message>
        <source>Shows and episodes</source>
        <translation>Émissions et épisodes</translation>
    </message>
    <message>
        <source>In Discover</source>
        <translation>Dans « Découvrir »</translation>
    </message>
    <message>
        <source>Follow, or play what you follow</source>
        <translation>Suivre, ou lire ce qui est suivi</translation>
    </message>
    <message>
        <source>This chart is empty. Choose another one.</source>
        <translation>Ce classement est vide. En choisir un autre.</translation>
    </message>
    <message>
        <source>Reading the chart…</source>
        <translation>Chargement du classement…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Press Return to follow the show that this link leads to.</source>
        <translation>Appuyer sur Entrée pour suivre l’émission à laquelle mène ce lien.</translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or other words.</source>
        <translation>Rien n’a été trouvé. Essayer moins de mots ou d’autres mots.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadButton</name>
    <message>
        <source>Cancel the download</source>
        <translation>Annuler le téléchargement</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>Reprendre le téléchargement</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>Supprimer le téléchargement</translation>
    </message>
    <message>
        <source>Keep (already here)</source>
        <translation>Conserver (déjà là)</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
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
        <translation>Téléchargements</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Where the files are; those that are there already move along</source>
        <translation>Emplacement des fichiers ; ceux qui existent déjà y sont déplacés</translation>
    </message>
    <message>
        <source>path directory disk storage</source>
        <comment>words that find the folder of downloads</comment>
        <translation>chemin répertoire disque stockage</translation>
    </message>
    <message>
        <source>Keep free</source>
        <translation>Garder libre</translation>
    </message>
    <message>
        <source>Downloads wait while the disk has less room than this</source>
        <translation>Les téléchargements attendent tant que l’espace libre du disque est inférieur à cette valeur</translation>
    </message>
    <message>
        <source>space full</source>
        <comment>words that find the room that stays free</comment>
        <translation>espace place plein</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>When downloads may begin</source>
        <translation>Heure à partir de laquelle les téléchargements peuvent démarrer</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>When they end; before the other hour: on the next day</source>
        <translation>Heure de fin ; si elle précède l’heure de début : le lendemain</translation>
    </message>
    <message>
        <source>Only from</source>
        <comment>an hour to another</comment>
        <translation>Seulement de</translation>
    </message>
    <message>
        <source>Downloads wait until these hours begin</source>
        <translation>Les téléchargements attendent le début de cette plage horaire</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two hours</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>time night schedule</source>
        <comment>words that find the hours of downloads</comment>
        <translation>heure nuit horaire planification</translation>
    </message>
    <message>
        <source>Only at certain hours</source>
        <translation>Seulement à certaines heures</translation>
    </message>
    <message>
        <source>Limits of the network…</source>
        <translation>Limites du réseau…</translation>
    </message>
    <message>
        <source>Speed limit, parallel downloads and metered networks</source>
        <translation>Limite de vitesse, téléchargements simultanés et réseaux facturés à l’usage</translation>
    </message>
    <message>
        <source>Removing downloads</source>
        <translation>Suppression des téléchargements</translation>
    </message>
    <message>
        <source>Days after playing</source>
        <translation>Jours après l’écoute</translation>
    </message>
    <message>
        <source>How long they stay after they were played</source>
        <translation>Durée de conservation après l’écoute</translation>
    </message>
    <message>
        <source>Remove played after</source>
        <comment>so many days</comment>
        <translation>Supprimer les écoutés après</translation>
    </message>
    <message>
        <source>What was heard to its end needs no room</source>
        <translation>Ce qui a été écouté jusqu’au bout n’a plus besoin d’espace</translation>
    </message>
    <message>
        <source>delete clean up</source>
        <comment>words that find automatic removal</comment>
        <translation>effacer nettoyer nettoyage</translation>
    </message>
    <message>
        <source>Remove played</source>
        <translation>Supprimer les épisodes écoutés</translation>
    </message>
    <message>
        <source>Remove all after</source>
        <translation>Tout supprimer après</translation>
    </message>
    <message>
        <source>How long downloads stay, played or not</source>
        <translation>Durée de conservation des téléchargements, écoutés ou non</translation>
    </message>
    <message>
        <source>delete old age</source>
        <comment>words that find removal by age</comment>
        <translation>effacer ancien vieux âge</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Keep newest per show</source>
        <translation>Conserver les derniers par émission</translation>
    </message>
    <message>
        <source>Keeps this many automatic downloads of each show; your own all stay</source>
        <translation>Nombre de téléchargements automatiques conservés par émission ; les téléchargements manuels restent tous</translation>
    </message>
    <message>
        <source>delete number episodes</source>
        <comment>words that find removal by number</comment>
        <translation>effacer nombre épisodes</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Total size limit</source>
        <translation>Taille totale maximale</translation>
    </message>
    <message>
        <source>When they need more room than this, played ones go first, then the oldest</source>
        <translation>Au-delà, les téléchargements écoutés sont supprimés d’abord, puis les plus anciens</translation>
    </message>
    <message>
        <source>delete disk space quota</source>
        <comment>words that find removal by size</comment>
        <translation>effacer disque espace place quota</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Keep favourites</source>
        <translation>Conserver les favoris</translation>
    </message>
    <message>
        <source>Only you remove favourites</source>
        <translation>Les favoris ne sont jamais supprimés automatiquement</translation>
    </message>
    <message>
        <source>star protect</source>
        <comment>words that find the protection of favourites</comment>
        <translation>étoile protéger</translation>
    </message>
    <message>
        <source>What plays or is up next always stays.</source>
        <translation>L’épisode en cours de lecture et ceux de la file d’attente sont toujours conservés.</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>Streaming</translation>
    </message>
    <message>
        <source>Stream cache</source>
        <translation>Cache de streaming</translation>
    </message>
    <message>
        <source>Kept so it isn&apos;t downloaded again; oldest first out</source>
        <translation>Conservé pour éviter un nouveau téléchargement ; le plus ancien est supprimé d’abord</translation>
    </message>
    <message>
        <source>temporary disk space</source>
        <comment>words that find the size of the cache</comment>
        <translation>temporaire disque espace place</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Tampon</translation>
    </message>
    <message>
        <source>Loaded ahead of playback, to bridge a bad connection</source>
        <translation>Chargé avant la lecture pour compenser une mauvaise connexion</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>stutter interruption train tunnel</source>
        <comment>words that find the buffer</comment>
        <translation>saccade coupure interruption train tunnel</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadsHeader</name>
    <message>
        <source>Resume all</source>
        <translation>Tout reprendre</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Tout suspendre</translation>
    </message>
    <message>
        <source>Let downloads go on</source>
        <translation>Reprendre les téléchargements</translation>
    </message>
    <message>
        <source>Stop all downloads until you let them go on</source>
        <translation>Suspendre tous les téléchargements jusqu’à leur reprise manuelle</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EffectScope</name>
    <message>
        <source>Remember for this show</source>
        <translation>Mémoriser pour cette émission</translation>
    </message>
    <message>
        <source>Use this show&apos;s setting as the default</source>
        <translation>Faire du réglage de cette émission la valeur par défaut</translation>
    </message>
    <message>
        <source>trimmed silence, even volume</source>
        <translation>silences raccourcis, volume égalisé</translation>
    </message>
    <message>
        <source>trimmed silence</source>
        <translation>silences raccourcis</translation>
    </message>
    <message>
        <source>even volume</source>
        <translation>volume égalisé</translation>
    </message>
    <message>
        <source>as it was recorded</source>
        <translation>son d’origine</translation>
    </message>
    <message>
        <source>Use for all shows (now %1)</source>
        <translation>Utiliser pour toutes les émissions (actuellement : %1)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ElidedLabel</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDelegate</name>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetailPage</name>
    <message>
        <source>Go to this show</source>
        <translation>Aller à cette émission</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Search in the transcript</source>
        <translation>Rechercher dans la transcription</translation>
    </message>
    <message>
        <source>Possible for an episode with a transcript.</source>
        <translation>Possible pour un épisode avec transcription.</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Ajouter à la file</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favori</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Marquer comme écouté</translation>
    </message>
    <message>
        <source>Copy the link to the episode&apos;s page</source>
        <translation>Copier le lien vers la page de l’épisode</translation>
    </message>
    <message>
        <source>In the list of episodes</source>
        <translation>Dans la liste des épisodes</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>No longer in the feed</source>
        <translation>Retiré du flux</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Retirer de la file</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>Rien à lire</translation>
    </message>
    <message>
        <source>Resume at %1</source>
        <translation>Reprendre à %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Play this episode</source>
        <translation>Lire cet épisode</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Retirer des favoris</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Ajouter aux favoris</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Marquer comme non écouté</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>Afficher les images</translation>
    </message>
    <message>
        <source>Fetch the pictures in these notes from their web site</source>
        <translation>Charger les images de ces notes depuis leur site Web</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetails</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Play this excerpt</source>
        <translation>Lire cet extrait</translation>
    </message>
    <message>
        <source>Play the excerpt at %1: %2</source>
        <comment>time and title</comment>
        <translation>Lire l’extrait à %1 : %2</translation>
    </message>
    <message>
        <source>Play the episode in this version</source>
        <translation>Lire l’épisode dans cette version</translation>
    </message>
    <message>
        <source>Play this version: %1, %2</source>
        <comment>name and properties</comment>
        <translation>Lire cette version : %1, %2</translation>
    </message>
    <message>
        <source>Show all episodes with this person</source>
        <translation>Afficher tous les épisodes avec cette personne</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a link is about, and its address</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Show replies</source>
        <translation>Afficher les réponses</translation>
    </message>
    <message>
        <source>Load the replies from the server of the thread</source>
        <translation>Charger les réponses depuis le serveur du fil de discussion</translation>
    </message>
    <message>
        <source>Loading the replies…</source>
        <translation>Chargement des réponses…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeListPage</name>
    <message>
        <source>In the list of episodes</source>
        <translation>Dans la liste des épisodes</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Lire ensuite</translation>
    </message>
    <message>
        <source>Add to or remove from Up next</source>
        <translation>Ajouter à la file d’attente ou en retirer</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Remove from Up next or Downloads</source>
        <translation>Retirer de la file d’attente ou des téléchargements</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>Placer en tête</translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in all shows</source>
        <translation>
            <numerusform>%Ln résultat semblable dans toutes les émissions</numerusform>
            <numerusform>%Ln résultats semblables dans toutes les émissions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln résultat semblable dans « %1 »</numerusform>
            <numerusform>%Ln résultats semblables dans « %1 »</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in all shows</source>
        <translation>
            <numerusform>%Ln résultat dans toutes les émissions</numerusform>
            <numerusform>%Ln résultats dans toutes les émissions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln résultat dans « %1 »</numerusform>
            <numerusform>%Ln résultats dans « %1 »</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln similar</source>
        <comment>results</comment>
        <translation>
            <numerusform>%1 · %Ln semblable</numerusform>
            <numerusform>%1 · %Ln semblables</numerusform>
        </translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Épisodes</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>Search all shows</source>
        <translation>Rechercher dans toutes les émissions</translation>
    </message>
    <message>
        <source>Only this show</source>
        <translation>Cette émission uniquement</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <comment>a tag, or a place such as Inbox</comment>
        <translation>Uniquement dans « %1 »</translation>
    </message>
    <message>
        <source>Similar to “%1”</source>
        <translation>Semblables à « %1 »</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>No results match these filters. Turn a filter off.</source>
        <translation>Aucun résultat ne correspond à ces filtres. Désactiver un filtre.</translation>
    </message>
    <message>
        <source>Nothing was found. Try other words.</source>
        <translation>Rien n’a été trouvé. Essayer d’autres mots.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>You don&apos;t follow any shows yet.</source>
        <translation>Aucune émission n’est encore suivie.</translation>
    </message>
    <message>
        <source>Add a show…</source>
        <translation>Ajouter une émission…</translation>
    </message>
    <message>
        <source>No episodes yet. The page of the show says why.</source>
        <translation>Aucun épisode pour l’instant. La page de l’émission indique pourquoi.</translation>
    </message>
    <message>
        <source>No episodes match. Turn a filter off.</source>
        <translation>Aucun épisode ne correspond. Désactiver un filtre.</translation>
    </message>
    <message>
        <source>Search titles, notes and transcripts</source>
        <translation>Rechercher dans les titres, les notes et les transcriptions</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Words, &quot;phrases&quot;, prefix*, -without</source>
        <translation>Mots, &quot;expressions&quot;, préfixe*, -sans</translation>
    </message>
    <message>
        <source>Keep this search in the sidebar</source>
        <translation>Conserver cette recherche dans la barre latérale</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeMenu</name>
    <message>
        <source>Selected episodes</source>
        <translation>Épisodes sélectionnés</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Lire ensuite</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Ajouter à la file</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Retirer de la file</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>Placer en tête</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>Épisodes semblables</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Aller à l’émission</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Pause download</source>
        <translation>Suspendre le téléchargement</translation>
    </message>
    <message>
        <source>Resume download</source>
        <translation>Reprendre le téléchargement</translation>
    </message>
    <message>
        <source>Retry download</source>
        <translation>Relancer le téléchargement</translation>
    </message>
    <message>
        <source>Cancel download</source>
        <translation>Annuler le téléchargement</translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>Supprimer le téléchargement</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Marquer comme écouté</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Marquer comme non écouté</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Ajouter aux favoris</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Retirer des favoris</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FactForm</name>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>Copier l’adresse du flux</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Change the address of the feed</source>
        <translation>Modifier l’adresse du flux</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedChoiceDialog</name>
    <message>
        <source>Choose a feed</source>
        <translation>Choisir un flux</translation>
    </message>
    <message>
        <source>The page at %1 names several feeds. Which do you want to follow?</source>
        <translation>La page %1 indique plusieurs flux. Lesquels suivre ?</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedHealth</name>
    <message>
        <source>The feed hasn&apos;t been loaded yet.</source>
        <translation>Le flux n’a pas encore été chargé.</translation>
    </message>
    <message>
        <source>Next read: %1</source>
        <translation>Prochain chargement : %1</translation>
    </message>
    <message>
        <source>Next read: when you refresh it</source>
        <translation>Prochain chargement : lors d’une actualisation manuelle</translation>
    </message>
    <message>
        <source>Results of recent refreshes, newest first</source>
        <translation>Résultats des dernières actualisations, plus récents d’abord</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Chargé</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>outcome, figures</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Redirected to %1</source>
        <translation>Redirigé vers %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like it</source>
        <translation>
            <numerusform>et %n autre du même genre</numerusform>
            <numerusform>et %n autres du même genre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FigureRow</name>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, and its value</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FilterBar</name>
    <message>
        <source>Last to first</source>
        <translation>Du dernier au premier</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Plus récents d’abord</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>Du premier au dernier</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Plus anciens d’abord</translation>
    </message>
    <message>
        <source>Unplayed</source>
        <translation>Non écoutés</translation>
    </message>
    <message>
        <source>Only unplayed episodes</source>
        <translation>Uniquement les épisodes non écoutés</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Only started episodes</source>
        <translation>Uniquement les épisodes commencés</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>Only favourites</source>
        <translation>Uniquement les favoris</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>Available offline: only episodes on this computer</source>
        <translation>Disponible hors ligne : uniquement les épisodes présents sur cet ordinateur</translation>
    </message>
    <message>
        <source>Available offline</source>
        <translation>Disponible hors ligne</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>Only episodes with a transcript</source>
        <translation>Uniquement les épisodes avec transcription</translation>
    </message>
    <message>
        <source>With a transcript</source>
        <translation>Avec transcription</translation>
    </message>
    <message>
        <source>Only one season of this show</source>
        <translation>Uniquement une saison de cette émission</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Ordre de la liste</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Plus pertinents d’abord</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Par titre</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Plus courts d’abord</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Plus longs d’abord</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Toutes les saisons</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FindBar</name>
    <message>
        <source>Search in this transcript</source>
        <translation>Rechercher dans cette transcription</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the first hit of seventeen</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FolderField</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Choisir un autre dossier</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Back to the usual folder</source>
        <translation>Revenir au dossier habituel</translation>
    </message>
    <message>
        <source>Folder for downloads</source>
        <translation>Dossier des téléchargements</translation>
    </message>
    <message>
        <source>%1 cannot be written to. The folder is the same as before.</source>
        <translation>Impossible d’écrire dans %1. Le dossier reste le même qu’avant.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostTable</name>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <comment>titles of shows</comment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Émissions</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernier contact</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier contact</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Reçu</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostsPage</name>
    <message>
        <source>Filter by host, reason or show</source>
        <translation>Filtrer par hôte, raison ou émission</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Contacted</source>
        <translation>Contactés</translation>
    </message>
    <message>
        <source>When and why</source>
        <translation>Quand et pourquoi</translation>
    </message>
    <message>
        <source>Contacted hosts</source>
        <translation>Hôtes contactés</translation>
    </message>
    <message>
        <source>All hosts that Dogear has sent a request to in the last 30 days. This list is kept on this computer only; single requests and addresses are not in it.</source>
        <translation>Tous les hôtes auxquels Dogear a envoyé une requête ces 30 derniers jours. Cette liste reste sur cet ordinateur ; elle ne contient ni les requêtes individuelles ni les adresses.</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as text</source>
        <translation>Copier sous forme de texte les lignes sélectionnées, ou toutes</translation>
    </message>
    <message>
        <source>Forget all hosts now</source>
        <translation>Oublier maintenant tous les hôtes</translation>
    </message>
    <message>
        <source>Dogear sends a request for these reasons and no other: no usage statistics, no search for updates, no account. It keeps no cookies, and no request says which computer you use.</source>
        <translation>Dogear envoie des requêtes pour ces raisons et aucune autre : pas de statistiques d’utilisation, pas de recherche de mises à jour, pas de compte. Il ne conserve pas de cookies, et aucune requête n’indique l’ordinateur utilisé.</translation>
    </message>
    <message>
        <source>Outside Dogear</source>
        <translation>En dehors de Dogear</translation>
    </message>
    <message>
        <source>This computer looks up the names of hosts, unless a proxy does. Links that you click open in your browser.</source>
        <translation>Cet ordinateur résout les noms d’hôtes, sauf si un proxy s’en charge. Les liens cliqués s’ouvrent dans le navigateur.</translation>
    </message>
    <message>
        <source>No host was contacted in the last 30 days.</source>
        <translation>Aucun hôte n’a été contacté ces 30 derniers jours.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LibrarySettingsPage</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Nouveaux épisodes</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>How often Dogear checks shows by itself</source>
        <translation>Fréquence à laquelle Dogear vérifie les émissions de lui-même</translation>
    </message>
    <message>
        <source>refresh update rss feed interval automatic</source>
        <comment>words that find refreshing of shows</comment>
        <translation>actualiser mise à jour rss flux intervalle automatique</translation>
    </message>
    <message>
        <source>As often as each show publishes</source>
        <translation>Au rythme de publication de chaque émission</translation>
    </message>
    <message>
        <source>At a fixed interval</source>
        <translation>À intervalle fixe</translation>
    </message>
    <message>
        <source>Only manually</source>
        <translation>Manuellement uniquement</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Toutes les</translation>
    </message>
    <message>
        <source>How long Dogear waits before it checks again</source>
        <translation>Temps d’attente de Dogear avant une nouvelle vérification</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>refresh rss feed interval hours</source>
        <comment>words that find the interval</comment>
        <translation>actualiser rss flux intervalle heures</translation>
    </message>
    <message>
        <source>Chapters and transcripts of shows</source>
        <translation>Chapitres et transcriptions des émissions</translation>
    </message>
    <message>
        <source>Fetch for all episodes</source>
        <translation>Charger pour tous les épisodes</translation>
    </message>
    <message>
        <source>One episode after another, while the network costs nothing</source>
        <translation>Un épisode après l’autre, tant que le réseau est gratuit</translation>
    </message>
    <message>
        <source>subtitles text search index</source>
        <comment>words that find fetching of transcripts</comment>
        <translation>sous-titres texte recherche index</translation>
    </message>
    <message>
        <source>Makes their words searchable, even in episodes you never opened.</source>
        <translation>Permet de rechercher leurs mots, même dans des épisodes jamais ouverts.</translation>
    </message>
    <message>
        <source>Transcripts made on this computer</source>
        <translation>Transcriptions créées sur cet ordinateur</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>A program that makes subtitles (SRT, VTT) of sound</source>
        <translation>Programme qui crée des sous-titres (SRT, VTT) à partir du son</translation>
    </message>
    <message>
        <source>whisper speech recognition</source>
        <comment>words that find the making of transcripts</comment>
        <translation>whisper reconnaissance vocale parole dictée</translation>
    </message>
    <message>
        <source>Runs for each episode that was downloaded and has no transcript. {file} is the download, {output} is where the subtitles go, without .srt or .vtt; what the program prints is taken as well.</source>
        <translation>S’exécute pour chaque épisode téléchargé sans transcription. {file} est le téléchargement, {output} l’emplacement des sous-titres, sans .srt ni .vtt ; ce que le programme affiche est également repris.</translation>
    </message>
    <message>
        <source>Charts and searches</source>
        <translation>Classements et recherches</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Whose charts are shown, and whose shows Apple lists</source>
        <translation>Pays dont les classements s’affichent et dont Apple répertorie les émissions</translation>
    </message>
    <message>
        <source>discover region itunes store</source>
        <comment>words that find the country of charts</comment>
        <translation>découvrir région itunes store</translation>
    </message>
    <message>
        <source>Also ask fyyd</source>
        <translation>Interroger aussi fyyd</translation>
    </message>
    <message>
        <source>A directory with many German shows, and sometimes slow</source>
        <translation>Un annuaire riche en émissions allemandes, et parfois lent</translation>
    </message>
    <message>
        <source>discover</source>
        <comment>words that find the directory fyyd</comment>
        <translation>découvrir</translation>
    </message>
    <message>
        <source>Podcast Index</source>
        <translation>Podcast Index</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>The key that podcastindex.org gave you</source>
        <translation>La clé fournie par podcastindex.org</translation>
    </message>
    <message>
        <source>discover api account</source>
        <comment>words that find the key of Podcast Index</comment>
        <translation>découvrir api compte</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>The secret that podcastindex.org gave you with the key</source>
        <translation>Le secret fourni par podcastindex.org avec la clé</translation>
    </message>
    <message>
        <source>discover api password</source>
        <comment>words that find the secret of Podcast Index</comment>
        <translation>découvrir api mot de passe</translation>
    </message>
    <message>
        <source>Podcast Index is also asked without a key, and then finds less. Both are kept in your keychain.</source>
        <translation>Podcast Index est aussi interrogé sans clé, mais trouve alors moins de résultats. La clé et le secret sont conservés dans le trousseau.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LinkOffer</name>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Don&apos;t offer this link again</source>
        <translation>Ne plus proposer ce lien</translation>
    </message>
    <message>
        <source>Follow the link in the clipboard: %1</source>
        <translation>Suivre le lien du presse-papiers : %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LiveItemCard</name>
    <message>
        <source>Live stream</source>
        <translation>Diffusion en direct</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Créer un rappel</translation>
    </message>
    <message>
        <source>Show a message when it starts, while Dogear is open</source>
        <translation>Afficher un message au début de la diffusion, si Dogear est ouvert</translation>
    </message>
    <message>
        <source>Remind me of %1</source>
        <translation>Créer un rappel pour %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Annuler « %1 »</translation>
    </message>
    <message>
        <source>“%1” can no longer be undone, because it has changed since.</source>
        <translation>« %1 » ne peut plus être annulé, car un changement a eu lieu depuis.</translation>
    </message>
    <message>
        <source>“%1” could not be undone: %2.</source>
        <comment>act, reason</comment>
        <translation>« %1 » n’a pas pu être annulé : %2.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NetworkSettingsPage</name>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Through which server all connections lead</source>
        <translation>Serveur par lequel passent toutes les connexions</translation>
    </message>
    <message>
        <source>vpn tor tunnel firewall company internet connection</source>
        <comment>words that find the proxy</comment>
        <translation>vpn tor tunnel pare-feu entreprise internet connexion mandataire</translation>
    </message>
    <message>
        <source>That of the desktop</source>
        <translation>Celui du bureau</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
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
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>The password for the proxy, if it asks for one</source>
        <translation>Le mot de passe pour le proxy, s’il en demande un</translation>
    </message>
    <message>
        <source>The password is kept in your keychain.</source>
        <translation>Le mot de passe est conservé dans le trousseau.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>The name or the address of the proxy, such as proxy.example</source>
        <translation>Le nom ou l’adresse du proxy, par exemple proxy.example</translation>
    </message>
    <message>
        <source>Enter the host of the proxy. Without it, Dogear reaches no server.</source>
        <translation>Saisir l’hôte du proxy. Sans lui, Dogear ne peut joindre aucun serveur.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>The number of its port</source>
        <translation>Le numéro de son port</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nom d’utilisateur</translation>
    </message>
    <message>
        <source>The name for the proxy, if it asks for one</source>
        <translation>Le nom pour le proxy, s’il en demande un</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Téléchargements</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>Limite de vitesse</translation>
    </message>
    <message>
        <source>How fast all downloads together may be</source>
        <translation>Vitesse maximale de tous les téléchargements réunis</translation>
    </message>
    <message>
        <source> kB/s</source>
        <comment>kilobytes a second, after a number</comment>
        <translation> ko/s</translation>
    </message>
    <message>
        <source>bandwidth throttle rate slow</source>
        <comment>words that find the speed limit</comment>
        <translation>bande passante débit ralentir lent</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>Téléchargements simultanés</translation>
    </message>
    <message>
        <source>How many episodes are downloaded at the same time</source>
        <translation>Nombre d’épisodes téléchargés en même temps</translation>
    </message>
    <message>
        <source>concurrent connections</source>
        <comment>words that find parallel downloads</comment>
        <translation>parallèles connexions</translation>
    </message>
    <message>
        <source>Download on metered networks</source>
        <translation>Télécharger sur les réseaux facturés à l’usage</translation>
    </message>
    <message>
        <source>Where data costs money, as on a phone, downloads wait otherwise</source>
        <translation>Sinon, les téléchargements attendent quand les données sont payantes, comme avec un téléphone</translation>
    </message>
    <message>
        <source>mobile data cellular roaming tethering</source>
        <comment>words that find metered networks</comment>
        <translation>données mobiles cellulaire itinérance partage de connexion</translation>
    </message>
    <message>
        <source>Refreshing shows</source>
        <translation>Actualisation des émissions</translation>
    </message>
    <message>
        <source>Parallel feeds</source>
        <translation>Flux simultanés</translation>
    </message>
    <message>
        <source>How many feeds are read at the same time</source>
        <translation>Nombre de flux chargés en même temps</translation>
    </message>
    <message>
        <source>concurrent connections rss</source>
        <comment>words that find parallel feeds</comment>
        <translation>parallèles connexions rss</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>Par serveur</translation>
    </message>
    <message>
        <source>How many feeds of one server are read at the same time</source>
        <translation>Nombre de flux d’un même serveur chargés en même temps</translation>
    </message>
    <message>
        <source>concurrent connections host rss</source>
        <comment>words that find feeds per server</comment>
        <translation>parallèles connexions hôte rss</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Illimité</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NewestEpisodeLine</name>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Go to the newest episode</source>
        <translation>Aller au dernier épisode</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>Lire le dernier épisode</translation>
    </message>
    <message>
        <source>The newest episode has nothing to play</source>
        <translation>Le dernier épisode ne contient rien à lire</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>Dernier épisode</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NoteDialog</name>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotesView</name>
    <message>
        <source>Show notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>Il n’y a pas de notes.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Lire à partir d’ici</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotificationSettingsPage</name>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>The desktop announces</source>
        <translation>Le bureau annonce</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Nouveaux épisodes</translation>
    </message>
    <message>
        <source>One message for each show, with buttons to play and to queue</source>
        <translation>Un message par émission, avec des boutons pour lire ou ajouter à la file d’attente</translation>
    </message>
    <message>
        <source>popup bubble alert notify</source>
        <comment>words that find announcements</comment>
        <translation>bulle fenêtre alerte notification avertir</translation>
    </message>
    <message>
        <source>To leave out a show, open its page and the tab Settings there.</source>
        <translation>Pour exclure une émission, ouvrir sa page, puis l’onglet « Paramètres ».</translation>
    </message>
    <message>
        <source>Finished downloads</source>
        <translation>Téléchargements terminés</translation>
    </message>
    <message>
        <source>Downloads that you started, not automatic ones</source>
        <translation>Les téléchargements lancés à la main, pas les automatiques</translation>
    </message>
    <message>
        <source>Errors that need you</source>
        <translation>Erreurs qui demandent une action</translation>
    </message>
    <message>
        <source>Such as a full disk, or a feed that asks for a password</source>
        <translation>Par exemple un disque plein, ou un flux qui demande un mot de passe</translation>
    </message>
    <message>
        <source>popup bubble alert notify problem</source>
        <comment>words that find announcements</comment>
        <translation>bulle fenêtre alerte notification avertir problème</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Zone de notification</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>Afficher une icône dans la zone de notification</translation>
    </message>
    <message>
        <source>It tells what plays; a middle click pauses</source>
        <translation>Elle indique ce qui est lu ; un clic du milieu met en pause</translation>
    </message>
    <message>
        <source>system tray status icon indicator</source>
        <comment>words that find the tray</comment>
        <translation>barre système état icône indicateur</translation>
    </message>
    <message>
        <source>Closing the window leaves Dogear in the tray</source>
        <translation>Garder Dogear dans la zone de notification à la fermeture de la fenêtre</translation>
    </message>
    <message>
        <source>It goes on playing; Quit ends it</source>
        <translation>La lecture continue ; « Quitter » l’arrête</translation>
    </message>
    <message>
        <source>background minimise quit</source>
        <comment>words that find closing to the tray</comment>
        <translation>arrière-plan réduire minimiser quitter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Start Dogear when you log in</source>
        <translation>Démarrer Dogear à l’ouverture de session</translation>
    </message>
    <message>
        <source>The window stays minimised until you want it</source>
        <translation>La fenêtre reste réduite jusqu’à ce qu’on l’ouvre</translation>
    </message>
    <message>
        <source>autostart boot startup login</source>
        <comment>words that find the start with the session</comment>
        <translation>démarrage automatique lancement session connexion</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NowPlayingLine</name>
    <message>
        <source>Now playing</source>
        <translation>Lecture en cours</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>Afficher cet épisode</translation>
    </message>
    <message>
        <source>Now playing: %1</source>
        <translation>Lecture en cours : %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PasswordDialog</name>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>&amp;Mémoriser dans le trousseau</translation>
    </message>
    <message>
        <source>Name and password</source>
        <translation>Nom et mot de passe</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password. The connection is not encrypted: others on the way can read what you enter.</source>
        <translation>%1 demande un nom et un mot de passe. La connexion n’est pas chiffrée : des tiers peuvent intercepter ce qui est saisi.</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password.</source>
        <translation>%1 demande un nom et un mot de passe.</translation>
    </message>
    <message>
        <source>&amp;Show the password</source>
        <translation>&amp;Afficher le mot de passe</translation>
    </message>
    <message>
        <source>Without it, Dogear forgets the password when it closes</source>
        <translation>Sinon, Dogear oublie le mot de passe à sa fermeture</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom :</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>Mot de &amp;passe :</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>S’identifier</translation>
    </message>
    <message>
        <source>%1 does not take this name and password. Check both and try again.</source>
        <translation>%1 n’accepte pas ce nom et ce mot de passe. Les vérifier et réessayer.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlaybackSettingsPage</name>
    <message>
        <source>Playback</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>All shows</source>
        <translation>Toutes les émissions</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>How fast shows are played that have no speed of their own</source>
        <translation>Vitesse de lecture des émissions sans vitesse propre</translation>
    </message>
    <message>
        <source>rate tempo faster slower</source>
        <comment>words that find the speed of playback</comment>
        <translation>rythme tempo accélérer ralentir rapide lent</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Raccourcir les silences</translation>
    </message>
    <message>
        <source>Shortens long pauses</source>
        <translation>Raccourcit les longues pauses</translation>
    </message>
    <message>
        <source>skip gaps smart speed</source>
        <comment>words that find shortening of pauses</comment>
        <translation>passer blancs pauses vitesse intelligente smart speed</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Égaliser le volume</translation>
    </message>
    <message>
        <source>Makes all shows, and all of an episode, equally loud</source>
        <translation>Donne le même volume à toutes les émissions, et à chaque épisode du début à la fin</translation>
    </message>
    <message>
        <source>loudness normalise boost compressor</source>
        <comment>words that find equal volume</comment>
        <translation>niveau sonore normaliser amplifier compresseur</translation>
    </message>
    <message>
        <source>Settings of a show win over these.</source>
        <translation>Les paramètres d’une émission l’emportent sur ceux-ci.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Plays both channels on both sides</source>
        <translation>Diffuse les deux canaux des deux côtés</translation>
    </message>
    <message>
        <source>one ear stereo hearing</source>
        <comment>words that find mono</comment>
        <translation>une oreille stéréo audition malentendant</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>Balance entre gauche et droite</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Back and forward</source>
        <translation>Recul et avance</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Recul</translation>
    </message>
    <message>
        <source>How far the Left key and its button go back</source>
        <translation>Durée du recul avec la touche Gauche et son bouton</translation>
    </message>
    <message>
        <source>skip rewind seek jump</source>
        <comment>words that find the length of a step back</comment>
        <translation>passer sauter reculer rembobiner saut</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>How far the Right key and its button go forward</source>
        <translation>Durée de l’avance avec la touche Droite et son bouton</translation>
    </message>
    <message>
        <source>skip seek jump</source>
        <comment>words that find the length of a step forward</comment>
        <translation>passer sauter avancer saut</translation>
    </message>
    <message>
        <source>Go back a little after a pause</source>
        <translation>Reculer un peu après une pause</translation>
    </message>
    <message>
        <source>3 seconds after a minute, 10 after an hour, 20 after a day</source>
        <translation>3 secondes après une minute, 10 après une heure, 20 après un jour</translation>
    </message>
    <message>
        <source>resume rewind</source>
        <comment>words that find going back after a pause</comment>
        <translation>reprendre reprise rembobiner</translation>
    </message>
    <message>
        <source>The end of an episode</source>
        <translation>Fin d’un épisode</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>What is played when an episode was heard to its end</source>
        <translation>Ce qui est lu quand un épisode a été écouté jusqu’au bout</translation>
    </message>
    <message>
        <source>next continuous autoplay queue</source>
        <comment>words that find what plays next</comment>
        <translation>suivant continu enchaîner automatique file</translation>
    </message>
    <message>
        <source>Play Up next</source>
        <translation>Lire la file d’attente</translation>
    </message>
    <message>
        <source>Then the show&apos;s next episode</source>
        <translation>Puis l’épisode suivant de l’émission</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Mark as played when this much is left</source>
        <translation>Marquer comme écouté s’il reste</translation>
    </message>
    <message>
        <source>An episode that you leave with no more than this to go counts as played</source>
        <translation>Un épisode quitté alors qu’il ne reste pas plus que cela compte comme écouté</translation>
    </message>
    <message>
        <source>finished heard done</source>
        <comment>words that find what counts as played</comment>
        <translation>terminé entendu fini</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerBar</name>
    <message>
        <source>Previous chapter</source>
        <translation>Chapitre précédent</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Chapitre suivant</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>Reculer de %n seconde</numerusform>
            <numerusform>Reculer de %n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>Avancer de %n seconde</numerusform>
            <numerusform>Avancer de %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to switch between time left and length</source>
        <translation>Cliquer pour basculer entre temps restant et durée</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Nothing is playing</source>
        <translation>Aucune lecture en cours</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>Afficher cet épisode</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>Rétablir le son</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <translation>Volume %1 %</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerStatus</name>
    <message>
        <source>Waiting for the network…</source>
        <translation>En attente du réseau…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Buffering…</source>
        <translation>Mise en tampon…</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Aller à cette émission</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PodcastDetailPage</name>
    <message>
        <source>Episodes</source>
        <translation>Épisodes</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Feed health</source>
        <translation>État du flux</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PositionSlider</name>
    <message>
        <source>%1 of %2</source>
        <comment>position and length</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>On this computer: %1 %</source>
        <translation>Sur cet ordinateur : %1 %</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PrivacySettingsPage</name>
    <message>
        <source>Privacy</source>
        <translation>Vie privée</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Épisodes</translation>
    </message>
    <message>
        <source>Leave out services that count listeners</source>
        <translation>Écarter les services qui comptent les auditeurs</translation>
    </message>
    <message>
        <source>Episodes are asked of the show&apos;s own server; if that fails, as the feed says</source>
        <translation>Les épisodes sont demandés au serveur de l’émission ; en cas d’échec, selon les indications du flux</translation>
    </message>
    <message>
        <source>tracking prefix analytics statistics address podtrac</source>
        <comment>words that find the removal of trackers</comment>
        <translation>pistage suivi préfixe analyse statistiques adresse podtrac</translation>
    </message>
    <message>
        <source>Some shows live on these numbers, so this is off unless you choose it.</source>
        <translation>Certaines émissions vivent de ces chiffres ; cette option n’est donc active que si elle est choisie.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Load pictures in notes</source>
        <translation>Charger les images des notes</translation>
    </message>
    <message>
        <source>Otherwise a click loads them, and no server learns what you read</source>
        <translation>Sinon, un clic les charge, et aucun serveur ne sait quelles notes sont consultées</translation>
    </message>
    <message>
        <source>images remote tracking pixel</source>
        <comment>words that find pictures in notes</comment>
        <translation>images distantes pistage pixel espion</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Connexions</translation>
    </message>
    <message>
        <source>Which hosts Dogear contacts…</source>
        <translation>Hôtes contactés par Dogear…</translation>
    </message>
    <message>
        <source>Lists every server, when it is asked and why</source>
        <translation>Énumère tous les serveurs, quand ils sont interrogés et pourquoi</translation>
    </message>
    <message>
        <source>servers telemetry network log</source>
        <comment>words that find the list of hosts</comment>
        <translation>serveurs télémétrie réseau journal</translation>
    </message>
    <message>
        <source>Dogear reports nothing to its makers.</source>
        <translation>Dogear ne transmet rien à ses auteurs.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::RefreshBar</name>
    <message>
        <source>Stop refreshing; what was read stays</source>
        <translation>Arrêter l’actualisation ; ce qui est déjà chargé est conservé</translation>
    </message>
    <message>
        <source>Refreshing %1 of %2</source>
        <translation>Actualisation : %1 sur %2</translation>
    </message>
    <message>
        <source>Refreshing</source>
        <translation>Actualisation</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ReportDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchField</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchNotice</name>
    <message>
        <source>“%1”</source>
        <comment>a word</comment>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>Showing results for %1.</source>
        <translation>Résultats pour %1.</translation>
    </message>
    <message>
        <source>Nothing matches well. These episodes have some of the words.</source>
        <translation>Rien ne correspond bien. Ces épisodes contiennent une partie des mots.</translation>
    </message>
    <message>
        <source>Search for %1 instead</source>
        <translation>Rechercher plutôt %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SeasonDelegate</name>
    <message>
        <source>Without a season</source>
        <translation>Sans saison</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsBrowser</name>
    <message>
        <source>Find a setting</source>
        <translation>Rechercher un paramètre</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>Aucun paramètre ne correspond.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export settings…</source>
        <translation>Exporter les paramètres…</translation>
    </message>
    <message>
        <source>Write all settings, without passwords, to a file</source>
        <translation>Enregistrer tous les paramètres dans un fichier, sans les mots de passe</translation>
    </message>
    <message>
        <source>Import…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Import settings…</source>
        <translation>Importer les paramètres…</translation>
    </message>
    <message>
        <source>Take the settings from a file that was exported</source>
        <translation>Reprendre les paramètres d’un fichier exporté</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Give the settings of this page the values that they had at first</source>
        <translation>Rendre aux paramètres de cette page leurs valeurs d’origine</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>“%1” has its defaults again.</source>
        <comment>a page</comment>
        <translation>« %1 » a retrouvé ses valeurs par défaut.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsForm</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> jour</numerusform>
            <numerusform> jours</numerusform>
        </translation>
    </message>
    <message>
        <source> GB</source>
        <comment>gigabytes, after a number</comment>
        <translation> Go</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutEditor</name>
    <message>
        <source>No shortcut</source>
        <translation>Aucun raccourci</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nouveau raccourci</translation>
    </message>
    <message>
        <source>Press the keys that the action shall have, too</source>
        <translation>Appuyer sur les touches à attribuer aussi à l’action</translation>
    </message>
    <message>
        <source>Give this action the shortcuts that it had at first</source>
        <translation>Rendre à cette action ses raccourcis d’origine</translation>
    </message>
    <message>
        <source>Standard shortcuts</source>
        <translation>Raccourcis par défaut</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>L’attribuer ici</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Ne rien changer</translation>
    </message>
    <message>
        <source>Shortcuts of “%1”</source>
        <translation>Raccourcis de « %1 »</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts.</source>
        <translation>Sélectionner une action pour modifier ses raccourcis.</translation>
    </message>
    <message>
        <source>Remove this shortcut</source>
        <translation>Supprimer ce raccourci</translation>
    </message>
    <message>
        <source>Remove the shortcut %1</source>
        <translation>Supprimer le raccourci %1</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <comment>a key, an action</comment>
        <translation>%1 est le raccourci de « %2 ».</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutSettingsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Rechercher une action ou une touche</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>Aucune action ne contient ces mots.</translation>
    </message>
    <message>
        <source>Shortcuts of one letter</source>
        <translation>Raccourcis d’une seule lettre</translation>
    </message>
    <message>
        <source>N, S, M and other keys without Ctrl act anywhere in the window</source>
        <translation>N, S, M et d’autres touches sans Ctrl agissent partout dans la fenêtre</translation>
    </message>
    <message>
        <source>single character keys dictation</source>
        <comment>words that find letter keys</comment>
        <translation>un seul caractère touches dictée</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Actions et leurs raccourcis</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts below</source>
        <translation>Sélectionner une action pour modifier ses raccourcis ci-dessous</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>hotkeys keyboard key bindings</source>
        <comment>words that find the shortcuts</comment>
        <translation>touches clavier combinaisons raccourcis</translation>
    </message>
    <message>
        <source>none</source>
        <comment>standard shortcut</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Changed; the standard is: %1</source>
        <translation>Modifié ; valeur par défaut : %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutsDialog</name>
    <message>
        <source>Search actions and keys</source>
        <translation>Rechercher des actions et des touches</translation>
    </message>
    <message>
        <source>No shortcut matches.</source>
        <translation>Aucun raccourci ne correspond.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Modifier les raccourcis…</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>Menu contextuel</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowAbout</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>About the show</source>
        <translation>À propos de l’émission</translation>
    </message>
    <message>
        <source>Description of the show</source>
        <translation>Description de l’émission</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Éditeur</translation>
    </message>
    <message>
        <source>Recommended by the show</source>
        <translation>Recommandées par l’émission</translation>
    </message>
    <message>
        <source>Listed by the feed</source>
        <translation>Répertoriées par le flux</translation>
    </message>
    <message>
        <source>More by this author</source>
        <translation>Du même auteur</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Aller à cette émission</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowActions</name>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Tout marquer comme écouté</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Ne plus suivre</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Copy the address of the website</source>
        <translation>Copier l’adresse du site Web</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>Copier l’adresse du flux</translation>
    </message>
    <message>
        <source>Save as OPML…</source>
        <translation>Enregistrer en OPML…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowCard</name>
    <message>
        <source>Unnamed show</source>
        <translation>Émission sans nom</translation>
    </message>
    <message>
        <source>The feed gives no address for it</source>
        <translation>Le flux n’indique pas d’adresse pour elle</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>Suivre %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowDownloadsForm</name>
    <message>
        <source>Downloads</source>
        <translation>Téléchargements</translation>
    </message>
    <message>
        <source>Only unplayed ones</source>
        <translation>Non écoutés uniquement</translation>
    </message>
    <message>
        <source>What was played before it could be downloaded stays away</source>
        <translation>Un épisode écouté avant son téléchargement est laissé de côté</translation>
    </message>
    <message>
        <source>Download the newest</source>
        <translation>Télécharger les derniers</translation>
    </message>
    <message>
        <source>Downloads this many new episodes automatically</source>
        <translation>Nombre de nouveaux épisodes téléchargés automatiquement</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>Seulement avec</translation>
    </message>
    <message>
        <source>Words that must be found in an episode, as when you search for it</source>
        <translation>Mots que doit contenir un épisode, comme pour une recherche</translation>
    </message>
    <message>
        <source>Any words</source>
        <translation>N’importe quels mots</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowEpisodes</name>
    <message>
        <source>Episodes of the show</source>
        <translation>Épisodes de l’émission</translation>
    </message>
    <message>
        <source>This show has no episodes.</source>
        <translation>Cette émission n’a pas d’épisodes.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowPlaybackForm</name>
    <message>
        <source>Playback</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Raccourcir les silences</translation>
    </message>
    <message>
        <source>Shortens long pauses in this show</source>
        <translation>Raccourcit les longues pauses de cette émission</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Égaliser le volume</translation>
    </message>
    <message>
        <source>Makes this show as loud as others</source>
        <translation>Donne à cette émission le même volume qu’aux autres</translation>
    </message>
    <message>
        <source>Skip intro</source>
        <translation>Passer le début</translation>
    </message>
    <message>
        <source>Skips this much at the beginning of each episode</source>
        <translation>Passe cette durée au début de chaque épisode</translation>
    </message>
    <message>
        <source>Skip outro</source>
        <translation>Passer la fin</translation>
    </message>
    <message>
        <source>Skips this much at the end of each episode</source>
        <translation>Passe cette durée à la fin de chaque épisode</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>Vitesse de cette émission</translation>
    </message>
    <message>
        <source>How fast this show is played</source>
        <translation>Vitesse de lecture de cette émission</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Play this show as fast as all shows</source>
        <translation>Lire cette émission à la même vitesse que les autres</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Default (%1)</source>
        <translation>Par défaut (%1)</translation>
    </message>
    <message>
        <source>Default (on)</source>
        <translation>Par défaut (activé)</translation>
    </message>
    <message>
        <source>Default (off)</source>
        <translation>Par défaut (désactivé)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowProblem</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Read the feed again</source>
        <translation>Charger de nouveau le flux</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Saisir le mot de passe…</translation>
    </message>
    <message>
        <source>%1
Next try: %2</source>
        <comment>sentence, time</comment>
        <translation>%1
Prochain essai : %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowSettings</name>
    <message>
        <source>Settings of the show</source>
        <translation>Paramètres de l’émission</translation>
    </message>
    <message>
        <source>Always skip chapters that match</source>
        <translation>Toujours passer les chapitres contenant</translation>
    </message>
    <message>
        <source>For example: ad, sponsor*</source>
        <translation>Par exemple : pub, sponsor*</translation>
    </message>
    <message>
        <source>Words of chapter titles, with commas between them. A * stands for any letters.</source>
        <translation>Mots des titres de chapitres, séparés par des virgules. Un * remplace des lettres quelconques.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>Notify me of new episodes</source>
        <translation>Signaler les nouveaux épisodes</translation>
    </message>
    <message>
        <source>The desktop shows new episodes of this show while you do something else</source>
        <translation>Le bureau annonce les nouveaux épisodes de cette émission, même pendant une autre activité</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::Sidebar</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>In the sidebar</source>
        <translation>Dans la barre latérale</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Stop following or remove</source>
        <translation>Ne plus suivre ou supprimer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Tout marquer comme écouté</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>Image du flux</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Désarchiver</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Ne plus suivre</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Nouvelle étiquette…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarDelegate</name>
    <message>
        <source>Searches</source>
        <translation>Recherches</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Émissions</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivées</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarTexts</name>
    <message numerus="yes">
        <source>%1, %n result(s)</source>
        <translation>
            <numerusform>%1, %n résultat</numerusform>
            <numerusform>%1, %n résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to come</source>
        <translation>
            <numerusform>%1, %n à venir</numerusform>
            <numerusform>%1, %n à venir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n episode(s)</source>
        <translation>
            <numerusform>%1, %n épisode</numerusform>
            <numerusform>%1, %n épisodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unplayed</source>
        <translation>
            <numerusform>%1, %n non écouté</numerusform>
            <numerusform>%1, %n non écoutés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SleepButton</name>
    <message>
        <source>Sleep timer</source>
        <translation>Minuteur de veille</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message numerus="yes">
        <source>%n more minute(s)</source>
        <translation>
            <numerusform>%n minute de plus</numerusform>
            <numerusform>%n minutes de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Après %n minute</numerusform>
            <numerusform>Après %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the chapter</source>
        <translation>À la fin du chapitre</translation>
    </message>
    <message>
        <source>At the end of the episode</source>
        <translation>À la fin de l’épisode</translation>
    </message>
    <message>
        <source>Playback stops at the end of the chapter</source>
        <translation>La lecture s’arrêtera à la fin du chapitre</translation>
    </message>
    <message>
        <source>Playback stops at the end of the episode</source>
        <translation>La lecture s’arrêtera à la fin de l’épisode</translation>
    </message>
    <message numerus="yes">
        <source>Playback stops after %n more minute(s) of listening</source>
        <translation>
            <numerusform>La lecture s’arrêtera après encore %n minute d’écoute</numerusform>
            <numerusform>La lecture s’arrêtera après encore %n minutes d’écoute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>what is left of the sleep timer</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoughtChoice</name>
    <message>
        <source>Shows</source>
        <translation>Émissions</translation>
    </message>
    <message>
        <source>Search for shows</source>
        <translation>Rechercher des émissions</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Épisodes</translation>
    </message>
    <message>
        <source>Search for episodes of all shows, in the directories that can</source>
        <translation>Rechercher des épisodes de toutes les émissions, dans les annuaires qui le permettent</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Raccourcir les silences</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Égaliser le volume</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>Balance entre gauche et droite</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Son : %1</translation>
    </message>
    <message>
        <source>Not in a video: the sound would run ahead of the pictures</source>
        <translation>Pas pour une vidéo : le son serait en avance sur l’image</translation>
    </message>
    <message>
        <source>Leaves out most of the silence</source>
        <translation>Supprime l’essentiel des silences</translation>
    </message>
    <message>
        <source>%1 saved so far</source>
        <translation>gain de %1 jusqu’ici</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SpeedButton</name>
    <message>
        <source>%1 slower, %2 faster</source>
        <comment>keys in a tooltip</comment>
        <translation>%1 ralentit, %2 accélère</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed in steps of 0.05</source>
        <translation>Vitesse par pas de 0,05</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>Vitesse de cette émission</translation>
    </message>
    <message>
        <source>Speed of this show %1</source>
        <translation>Vitesse de cette émission : %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Vitesse %1</translation>
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
        <translation>Période</translation>
    </message>
    <message>
        <source>What is counted here</source>
        <translation>Ce qui est compté ici</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Toutes les années</translation>
    </message>
    <message>
        <source>by speed</source>
        <translation>par la vitesse</translation>
    </message>
    <message>
        <source>by trimming silence</source>
        <translation>par les silences raccourcis</translation>
    </message>
    <message>
        <source>Your listening time, your shows and the time saved by speed and trimming silence appear here after the first minute. They stay on this computer.</source>
        <translation>Le temps d’écoute, les émissions écoutées et le temps gagné par la vitesse et les silences raccourcis s’affichent ici après la première minute. Ces données restent sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>listened</source>
        <translation>temps d’écoute</translation>
    </message>
    <message>
        <source>As long as sound ran; pauses and jumps are not counted</source>
        <translation>Durée pendant laquelle le son a été diffusé ; les pauses et les sauts ne comptent pas</translation>
    </message>
    <message>
        <source>saved by speed</source>
        <translation>gagné par la vitesse</translation>
    </message>
    <message>
        <source>The extra time it would have taken at normal speed</source>
        <translation>Temps supplémentaire qu’il aurait fallu à vitesse normale</translation>
    </message>
    <message>
        <source>saved by trimming silence</source>
        <translation>gagné par les silences raccourcis</translation>
    </message>
    <message>
        <source>The silence that was skipped</source>
        <translation>Silences qui ont été passés</translation>
    </message>
    <message numerus="yes">
        <source>episode(s) finished</source>
        <translation>
            <numerusform>épisode terminé</numerusform>
            <numerusform>épisodes terminés</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard to their end, or left with little to go</source>
        <translation>Écoutés jusqu’au bout, ou quittés peu avant la fin</translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>jour d’affilée</numerusform>
            <numerusform>jours d’affilée</numerusform>
        </translation>
    </message>
    <message>
        <source>The most days one after the other with at least a minute of listening</source>
        <translation>Plus grand nombre de jours consécutifs avec au moins une minute d’écoute</translation>
    </message>
    <message>
        <source>Time listened by day</source>
        <translation>Temps d’écoute par jour</translation>
    </message>
    <message>
        <source>Time listened by month</source>
        <translation>Temps d’écoute par mois</translation>
    </message>
    <message>
        <source>Time listened by year</source>
        <translation>Temps d’écoute par année</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>day, month or year: what was heard</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>Temps gagné</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>show: what was heard</comment>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other show(s)</source>
        <translation>
            <numerusform>%n autre émission</numerusform>
            <numerusform>%n autres émissions</numerusform>
        </translation>
    </message>
    <message>
        <source>Time listened by show</source>
        <translation>Temps d’écoute par émission</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptPage</name>
    <message>
        <source>Follow</source>
        <translation>Suivre le son</translation>
    </message>
    <message>
        <source>Scroll along with what is heard</source>
        <translation>Faire défiler le texte au fil de l’écoute</translation>
    </message>
    <message>
        <source>Next hit in the transcript</source>
        <translation>Résultat suivant dans la transcription</translation>
    </message>
    <message>
        <source>Previous hit in the transcript</source>
        <translation>Résultat précédent dans la transcription</translation>
    </message>
    <message>
        <source>Possible after a search in a transcript.</source>
        <translation>Possible après une recherche dans une transcription.</translation>
    </message>
    <message>
        <source>There are several transcripts: read another one</source>
        <translation>Plusieurs transcriptions existent : en consulter une autre</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>This transcript has no times, so it does not follow the sound.</source>
        <translation>Cette transcription n’est pas horodatée ; elle ne suit donc pas le son.</translation>
    </message>
    <message>
        <source>There are no words in this transcript.</source>
        <translation>Cette transcription ne contient aucun mot.</translation>
    </message>
    <message>
        <source>The transcript is being fetched…</source>
        <translation>Chargement de la transcription…</translation>
    </message>
    <message>
        <source>Transcript: %1</source>
        <translation>Transcription : %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptView</name>
    <message>
        <source>Play from here</source>
        <translation>Lire à partir d’ici</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy with time and link</source>
        <translation>Copier avec la position et le lien</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>In the transcript</source>
        <translation>Dans la transcription</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::VideoView</name>
    <message>
        <source>Video</source>
        <translation>Vidéo</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Dogear is not running, so nothing was done.</source>
        <translation>Dogear n’est pas lancé ; rien n’a donc été fait.</translation>
    </message>
    <message>
        <source>Dogear is running already and does not answer; nothing was opened. Close it, or end it if it hangs, and start again.</source>
        <translation>Dogear est déjà lancé et ne répond pas ; rien n’a été ouvert. Le fermer, ou l’arrêter s’il est bloqué, puis le relancer.</translation>
    </message>
</context>
</TS>
