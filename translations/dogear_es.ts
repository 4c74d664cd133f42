<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>AboutFacts</name>
    <message>
        <source>window, network</source>
        <translation>ventana, red</translation>
    </message>
    <message>
        <source>library</source>
        <translation>biblioteca</translation>
    </message>
    <message>
        <source>feeds</source>
        <translation>feeds</translation>
    </message>
    <message>
        <source>show notes</source>
        <translation>notas</translation>
    </message>
    <message>
        <source>media files</source>
        <translation>archivos multimedia</translation>
    </message>
    <message>
        <source>playback</source>
        <translation>reproducción</translation>
    </message>
    <message>
        <source>loudness</source>
        <translation>sonoridad</translation>
    </message>
    <message>
        <source>search</source>
        <translation>búsqueda</translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation>datos comprimidos</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>copias de seguridad</translation>
    </message>
    <message>
        <source>passwords</source>
        <translation>contraseñas</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>errores</translation>
    </message>
    <message>
        <source>%1 (built with %2)</source>
        <translation>%1 (compilado con %2)</translation>
    </message>
    <message>
        <source>Plays with</source>
        <translation>Reproducción con</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Núcleo</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Procesador</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plataforma</translation>
    </message>
</context>
<context>
    <name>AnnouncementText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Añadir a la cola</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new episode(s)</source>
        <translation>
            <numerusform>%1: %n episodio nuevo</numerusform>
            <numerusform>%1: %n episodios nuevos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new episode(s)</source>
        <translation>
            <numerusform>%n episodio nuevo</numerusform>
            <numerusform>%n episodios nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” needs a password</source>
        <translation>«%1» necesita una contraseña</translation>
    </message>
    <message>
        <source>The feed of “%1” is gone</source>
        <translation>El feed de «%1» ya no existe</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) complete</source>
        <translation>
            <numerusform>%n descarga completada</numerusform>
            <numerusform>%n descargas completadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Download complete</source>
        <translation>Descarga completada</translation>
    </message>
    <message numerus="yes">
        <source>%n feed(s) can&apos;t be read any more</source>
        <translation>
            <numerusform>%n feed ya no se puede leer</numerusform>
            <numerusform>%n feeds ya no se pueden leer</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloads wait</source>
        <translation>Descargas en espera</translation>
    </message>
    <message>
        <source>Your place can&apos;t be saved</source>
        <translation>No se puede guardar la posición</translation>
    </message>
    <message>
        <source>Dogear is in the tray</source>
        <translation>Dogear está en la bandeja del sistema</translation>
    </message>
    <message>
        <source>It goes on without its window. A click on its icon brings the window back. To quit, choose Quit in the menu of the icon, or press Ctrl+Q in the window.</source>
        <translation>Sigue funcionando sin ventana. Un clic en su icono la vuelve a mostrar. Para salir, elija «Salir» en el menú del icono o pulse Ctrl+Q en la ventana.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The language changes when you close “%1”.</source>
        <translation>El idioma cambiará al cerrar «%1».</translation>
    </message>
</context>
<context>
    <name>BookmarkText</name>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>Sin título</translation>
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
        <translation>Negocios</translation>
    </message>
    <message>
        <source>Comedy</source>
        <translation>Comedia</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>Educación</translation>
    </message>
    <message>
        <source>Fiction</source>
        <translation>Ficción</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Gobierno</translation>
    </message>
    <message>
        <source>Health &amp; Fitness</source>
        <translation>Salud y forma física</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Kids &amp; Family</source>
        <translation>Niños y familia</translation>
    </message>
    <message>
        <source>Leisure</source>
        <translation>Ocio</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Música</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Noticias</translation>
    </message>
    <message>
        <source>Religion &amp; Spirituality</source>
        <translation>Religión y espiritualidad</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Ciencia</translation>
    </message>
    <message>
        <source>Society &amp; Culture</source>
        <translation>Sociedad y cultura</translation>
    </message>
    <message>
        <source>Sports</source>
        <translation>Deportes</translation>
    </message>
    <message>
        <source>TV &amp; Film</source>
        <translation>TV y cine</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Tecnología</translation>
    </message>
    <message>
        <source>True Crime</source>
        <translation>Crímenes reales</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>The file of the library is damaged (%1). Restore a backup; what is here now is kept beside it.</source>
        <translation>El archivo de la biblioteca está dañado (%1). Restaure una copia de seguridad; lo que hay ahora se conserva aparte.</translation>
    </message>
    <message>
        <source>Indexes did not fit the library; they were built anew.</source>
        <translation>Los índices no correspondían a la biblioteca y se han reconstruido.</translation>
    </message>
    <message>
        <source>The search index did not fit the library; it was built anew.</source>
        <translation>El índice de búsqueda no correspondía a la biblioteca y se ha reconstruido.</translation>
    </message>
    <message>
        <source>The search index %1 does not fit the library and cannot be built anew. Restore a backup.</source>
        <translation>El índice de búsqueda %1 no corresponde a la biblioteca y no se puede reconstruir. Restaure una copia de seguridad.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of “%1” belonged to nothing; they were taken out.</source>
        <translation>
            <numerusform>%n fila de «%1» no pertenecía a nada y se ha quitado.</numerusform>
            <numerusform>%n filas de «%1» no pertenecían a nada y se han quitado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The episodes of %n shows were miscounted; they were counted again.</source>
        <translation>
            <numerusform>Los episodios de %n podcast estaban mal contados y se han vuelto a contar.</numerusform>
            <numerusform>Los episodios de %n podcasts estaban mal contados y se han vuelto a contar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is sound; nothing was found wrong.</source>
        <translation>La biblioteca está en buen estado; no se ha encontrado ningún error.</translation>
    </message>
    <message numerus="yes">
        <source>Found and fixed %n problems.</source>
        <translation>
            <numerusform>Se ha encontrado y corregido %n problema.</numerusform>
            <numerusform>Se han encontrado y corregido %n problemas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n problems, and not all could be fixed. Restore a backup.</source>
        <translation>
            <numerusform>Se ha encontrado %n problema y no se ha podido corregir. Restaure una copia de seguridad.</numerusform>
            <numerusform>Se han encontrado %n problemas y no todos se han podido corregir. Restaure una copia de seguridad.</numerusform>
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
            <numerusform>%Ln podcasts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln episodio</numerusform>
            <numerusform>%Ln episodios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactText</name>
    <message>
        <source>Reading feeds</source>
        <translation>Lectura de feeds</translation>
    </message>
    <message>
        <source>Playing and downloading</source>
        <translation>Reproducción y descarga</translation>
    </message>
    <message>
        <source>Artwork</source>
        <translation>Carátulas</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>Transcripciones</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>Directories of podcasts</source>
        <translation>Directorios de podcasts</translation>
    </message>
    <message>
        <source>Pages behind links</source>
        <translation>Páginas de los enlaces</translation>
    </message>
    <message>
        <source>Pictures in notes</source>
        <translation>Imágenes de las notas</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>When you follow a show or look at one before, and later when it is refreshed: the server of its feed, and those it redirects to.</source>
        <translation>Al seguir un podcast o al verlo antes de seguirlo, y después cada vez que se actualiza: el servidor de su feed y aquellos a los que redirige.</translation>
    </message>
    <message>
        <source>When you play or download an episode, or a rule of yours downloads it: the server that the feed names, and those it redirects to. Services that count listeners are often in between; they can be left out in the settings.</source>
        <translation>Al reproducir o descargar un episodio, o cuando lo descarga una regla propia: el servidor que indica el feed y aquellos a los que redirige. A menudo hay en medio servicios que cuentan oyentes; se pueden excluir en los ajustes.</translation>
    </message>
    <message>
        <source>When a show, an episode or a chapter with a picture is on the screen: the server of the picture, once.</source>
        <translation>Cuando se muestra un podcast, un episodio o un capítulo con imagen: el servidor de la imagen, una sola vez.</translation>
    </message>
    <message>
        <source>When an episode is opened, or soon after it appears if the settings say so: the server of the chapters that its feed names.</source>
        <translation>Al abrir un episodio, o poco después de su publicación si así lo indican los ajustes: el servidor de los capítulos que señala su feed.</translation>
    </message>
    <message>
        <source>When you open a transcript, or soon after the episode appears if the settings say so: the server that the feed names.</source>
        <translation>Al abrir una transcripción, o poco después de publicarse el episodio si así lo indican los ajustes: el servidor que señala el feed.</translation>
    </message>
    <message>
        <source>When you ask for the replies to an episode: the server of the thread that the feed names.</source>
        <translation>Al pedir las respuestas a un episodio: el servidor del hilo que señala el feed.</translation>
    </message>
    <message>
        <source>When you search for shows, look at the charts or open a link of another player: %1. They learn the words that you search for, and the country of the charts.</source>
        <translation>Al buscar podcasts, ver las listas de éxitos o abrir un enlace de otro reproductor: %1. Reciben las palabras buscadas y el país de las listas.</translation>
    </message>
    <message>
        <source>When you open a link to a show whose feed no directory knows: the server of the page.</source>
        <translation>Al abrir un enlace a un podcast cuyo feed no conoce ningún directorio: el servidor de la página.</translation>
    </message>
    <message>
        <source>When you click Show pictures below notes, or always if the settings say so: the servers of the pictures.</source>
        <translation>Al hacer clic en «Mostrar imágenes» debajo de las notas, o siempre si así lo indican los ajustes: los servidores de las imágenes.</translation>
    </message>
    <message>
        <source>With every request, if the settings or this computer name a proxy.</source>
        <translation>En cada solicitud, si los ajustes o este equipo indican un proxy.</translation>
    </message>
</context>
<context>
    <name>DirectoryFacts</name>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln episodio</numerusform>
            <numerusform>%Ln episodios</numerusform>
        </translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Explícito</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Siguiendo</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Añadiendo…</translation>
    </message>
    <message>
        <source>Its feed is gone</source>
        <translation>Su feed ya no existe</translation>
    </message>
</context>
<context>
    <name>DirectoryText</name>
    <message>
        <source>%1 wants fewer requests (%2). Wait a minute, then try again.</source>
        <translation>%1 pide menos solicitudes (%2). Espere un minuto e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 tiene un problema (%2). Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Try again later.</source>
        <translation>%1 ha rechazado la solicitud (%2). Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>%1 refused the request. Try again later.</source>
        <translation>%1 ha rechazado la solicitud. Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network, then try again.</source>
        <translation>%1 no está disponible porque no hay conexión. Compruebe la red e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 no acepta la conexión o la ha interrumpido. Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>%1 no responde porque la red bloquea el acceso, quizá con un bloqueador de publicidad. Permita el acceso e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 ha tardado demasiado en responder. Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>%1 can&apos;t prove that it is who it says, so nothing was read. Check the date of this computer, and whether your network asks you to log in.</source>
        <translation>%1 no puede demostrar su identidad, por lo que no se ha leído nada. Compruebe la fecha de este equipo y si la red exige iniciar sesión.</translation>
    </message>
    <message>
        <source>%1 leads to an address that Dogear doesn&apos;t open. Try again later.</source>
        <translation>%1 lleva a una dirección que Dogear no abre. Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>%1 sent an empty answer. Try again later.</source>
        <translation>%1 ha enviado una respuesta vacía. Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>The answer of %1 ends in the middle. Try again.</source>
        <translation>%1 ha enviado una respuesta incompleta. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of an answer. Your network may ask you to log in: open any page in a browser, then try again.</source>
        <translation>%1 ha enviado una página web en lugar de una respuesta. Quizá la red exija iniciar sesión: abra cualquier página en un navegador e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 sent more than Dogear reads. Try other words.</source>
        <translation>%1 ha enviado más de lo que lee Dogear. Pruebe con otras palabras.</translation>
    </message>
    <message>
        <source>%1 sent an answer that Dogear can&apos;t read. Try again later.</source>
        <translation>%1 ha enviado una respuesta que Dogear no puede leer. Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>The request to %1 was stopped. Try again.</source>
        <translation>%1 no ha llegado a responder porque la solicitud se ha detenido. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <comment>after the name of a directory</comment>
        <translation>rechaza la clave</translation>
    </message>
    <message>
        <source>too many requests</source>
        <comment>after the name of a directory</comment>
        <translation>demasiadas solicitudes</translation>
    </message>
    <message>
        <source>no connection</source>
        <comment>after the name of a directory</comment>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>after the name of a directory</comment>
        <translation>bloqueado</translation>
    </message>
    <message>
        <source>not reached: the proxy</source>
        <comment>after the name of a directory</comment>
        <translation>sin acceso: el proxy</translation>
    </message>
    <message>
        <source>does not answer</source>
        <comment>after the name of a directory</comment>
        <translation>no responde</translation>
    </message>
    <message>
        <source>has a problem</source>
        <comment>after the name of a directory</comment>
        <translation>tiene un problema</translation>
    </message>
    <message>
        <source>Search for its name, or paste the address of its feed.</source>
        <translation>Busque su nombre o pegue la dirección de su feed.</translation>
    </message>
    <message>
        <source>These shows have a similar name.</source>
        <translation>Estos podcasts tienen un nombre parecido.</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>El servidor</translation>
    </message>
    <message>
        <source>Apple has no chart of %1. Choose another country.</source>
        <translation>Apple no tiene ninguna lista de éxitos de %1. Elija otro país.</translation>
    </message>
    <message>
        <source>What you see is from %1.</source>
        <comment>date and time</comment>
        <translation>Lo que se muestra es del %1.</translation>
    </message>
    <message>
        <source>This show</source>
        <translation>Este podcast</translation>
    </message>
    <message>
        <source>The directories that Dogear asks don&apos;t know this show.</source>
        <translation>Los directorios que consulta Dogear no conocen este podcast.</translation>
    </message>
    <message>
        <source>%1 is only at Apple, which doesn&apos;t say where its feed is.</source>
        <translation>%1 solo está en Apple, que no indica dónde está su feed.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say where the feeds of its shows are.</source>
        <translation>%1 no indica dónde están los feeds de sus podcasts.</translation>
    </message>
    <message>
        <source>This service</source>
        <translation>Este servicio</translation>
    </message>
    <message>
        <source>The feed of a YouTube channel has nothing that Dogear can play.</source>
        <translation>El feed de un canal de YouTube no contiene nada que Dogear pueda reproducir.</translation>
    </message>
    <message>
        <source>No keychain gives out your key of Podcast Index, so Dogear goes on without it. Unlock your keychain, then start Dogear again.</source>
        <translation>Ningún llavero proporciona la clave de Podcast Index, así que Dogear continúa sin ella. Desbloquee el llavero y vuelva a iniciar Dogear.</translation>
    </message>
    <message>
        <source>No keychain takes your key of Podcast Index, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the key again.</source>
        <translation>Ningún llavero acepta la clave de Podcast Index, así que se olvidará al cerrar Dogear. Desbloquee o instale uno, por ejemplo GNOME Keyring, y vuelva a introducir la clave.</translation>
    </message>
    <message>
        <source>Dogear no longer uses your key of Podcast Index, but the key stays in your keychain, which doesn&apos;t answer. Unlock the keychain, and delete the key there.</source>
        <translation>Dogear ya no usa la clave de Podcast Index, pero esta sigue en el llavero, que no responde. Desbloquee el llavero y elimine allí la clave.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a directory, number of its hits or its state</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>asking…</source>
        <comment>after the name of a directory</comment>
        <translation>consultando…</translation>
    </message>
    <message>
        <source>%1, older</source>
        <comment>number of hits of an earlier answer</comment>
        <translation>%1, sin actualizar</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>Se está consultando %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %n shows.</source>
        <translation>
            <numerusform>%1 ha encontrado %n podcast.</numerusform>
            <numerusform>%1 ha encontrado %n podcasts.</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Todas las categorías</translation>
    </message>
    <message>
        <source>%1 refuses your key (%2). Check it in the settings, under Library.</source>
        <translation>%1 rechaza la clave (%2). Compruébela en los ajustes, en «Biblioteca».</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>title of a show</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Only Podcast Index knows this show, and answers this only with a key. Enter yours in the settings, under Library.</source>
        <translation>Solo Podcast Index conoce este podcast, y responde a esto únicamente con una clave. Introduzca la suya en los ajustes, en «Biblioteca».</translation>
    </message>
</context>
<context>
    <name>DownloadText</name>
    <message>
        <source>not allowed (%1)</source>
        <translation>no permitido (%1)</translation>
    </message>
    <message>
        <source>not found (%1)</source>
        <translation>no encontrado (%1)</translation>
    </message>
    <message>
        <source>the server refused it (%1)</source>
        <translation>el servidor lo ha rechazado (%1)</translation>
    </message>
    <message>
        <source>the server refused it</source>
        <translation>el servidor lo ha rechazado</translation>
    </message>
    <message>
        <source>the server sent a web page</source>
        <translation>el servidor ha enviado una página web</translation>
    </message>
    <message>
        <source>the server sent a playlist</source>
        <translation>el servidor ha enviado una lista de reproducción</translation>
    </message>
    <message>
        <source>the server sent an empty file</source>
        <translation>el servidor ha enviado un archivo vacío</translation>
    </message>
    <message>
        <source>the server sent a message instead</source>
        <translation>el servidor ha enviado un mensaje en su lugar</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>no hay red</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>la conexión se ha interrumpido</translation>
    </message>
    <message>
        <source>your network blocks the server</source>
        <translation>la red bloquea el servidor</translation>
    </message>
    <message>
        <source>the server does not answer</source>
        <translation>el servidor no responde</translation>
    </message>
    <message>
        <source>the server cannot be trusted</source>
        <translation>el servidor no es de confianza</translation>
    </message>
    <message>
        <source>the address leads from https to http</source>
        <translation>la dirección lleva de https a http</translation>
    </message>
    <message>
        <source>the server&apos;s answer makes no sense</source>
        <translation>la respuesta del servidor no tiene sentido</translation>
    </message>
    <message>
        <source>the server sends it compressed</source>
        <translation>el servidor lo envía comprimido</translation>
    </message>
    <message>
        <source>the server sends another file each time</source>
        <translation>el servidor envía un archivo distinto cada vez</translation>
    </message>
    <message>
        <source>the proxy does not let it through</source>
        <translation>el proxy no lo deja pasar</translation>
    </message>
    <message>
        <source>the proxy wants a password</source>
        <translation>el proxy pide una contraseña</translation>
    </message>
    <message>
        <source>it does not come from the web</source>
        <translation>no procede de la web</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>no se puede escribir en la carpeta</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>el archivo ya no existe</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>no se puede leer el archivo</translation>
    </message>
    <message>
        <source>there is nothing to download</source>
        <translation>no hay nada que descargar</translation>
    </message>
    <message>
        <source>the server sent something else</source>
        <translation>el servidor ha enviado otra cosa</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes that are there, of all</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>bytes per second</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>The disk is full, so downloads wait. Make room; they go on by themselves, and nothing that is here is lost.</source>
        <translation>El disco está lleno, así que las descargas esperan. Libere espacio; continuarán solas y no se perderá nada de lo que ya hay.</translation>
    </message>
    <message>
        <source>The folder for downloads cannot be written, so they wait. Check whether you may change it, or choose another one.</source>
        <translation>No se puede escribir en la carpeta de descargas, así que estas esperan. Compruebe si tiene permiso para modificarla o elija otra.</translation>
    </message>
    <message>
        <source>Downloads wait: %1.</source>
        <comment>why</comment>
        <translation>Descargas en espera: %1.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>algo ha fallado</translation>
    </message>
    <message>
        <source>the address leads round in a circle</source>
        <translation>la dirección lleva a un círculo sin fin</translation>
    </message>
</context>
<context>
    <name>Downloads</name>
    <message>
        <source>Waiting: %1</source>
        <comment>why</comment>
        <translation>En espera: %1</translation>
    </message>
    <message>
        <source>Begins…</source>
        <comment>a download</comment>
        <translation>Comenzando…</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>sin cifrar</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <comment>why</comment>
        <translation>Error: %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Downloading %1 %</source>
        <translation>Descargando: %1 %</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Descargando</translation>
    </message>
    <message>
        <source>All downloads are paused</source>
        <translation>Todas las descargas están en pausa</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>time of day</comment>
        <translation>En espera (inicio: %1)</translation>
    </message>
    <message>
        <source>Waiting: the network is metered</source>
        <translation>En espera: la red es de uso medido</translation>
    </message>
    <message>
        <source>Waiting: there is no network</source>
        <translation>En espera: no hay red</translation>
    </message>
    <message>
        <source>Waiting: the disk is nearly full</source>
        <translation>En espera: el disco está casi lleno</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Waiting to be downloaded</source>
        <translation>En espera de descarga</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>Descarga en pausa</translation>
    </message>
    <message>
        <source>Download failed: %1</source>
        <comment>why</comment>
        <translation>Error de descarga: %1</translation>
    </message>
    <message>
        <source>Download failed</source>
        <translation>Error de descarga</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Descargado</translation>
    </message>
    <message>
        <source>Partly on this computer</source>
        <translation>En parte en este equipo</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>En este equipo</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n con error</numerusform>
            <numerusform>%n con error</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paused</source>
        <translation>
            <numerusform>%n en pausa</numerusform>
            <numerusform>%n en pausa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n downloading</source>
        <translation>
            <numerusform>%n descargándose</numerusform>
            <numerusform>%n descargándose</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused with all downloads</source>
        <translation>En pausa con todas las descargas</translation>
    </message>
    <message>
        <source>Waiting for another network</source>
        <translation>En espera de otra red</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>En espera de la red</translation>
    </message>
    <message>
        <source>Waiting for room on the disk</source>
        <translation>En espera de espacio en el disco</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
</context>
<context>
    <name>EmptyView</name>
    <message>
        <source>Nothing is up next. Add episodes from their menu.</source>
        <translation>La cola está vacía. Añada episodios desde su menú.</translation>
    </message>
    <message>
        <source>Nothing is up next. Press %1 on an episode to add it.</source>
        <translation>La cola está vacía. Pulse %1 sobre un episodio para añadirlo.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Download episodes from their menu.</source>
        <translation>Las descargas se reproducen sin red y permanecen hasta que se eliminan. Descargue episodios desde su menú.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Press %1 on an episode to download it.</source>
        <translation>Las descargas se reproducen sin red y permanecen hasta que se eliminan. Pulse %1 sobre un episodio para descargarlo.</translation>
    </message>
    <message>
        <source>You&apos;re all caught up.</source>
        <translation>Todo al día.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve started appear here.</source>
        <translation>Aquí aparecen los episodios empezados.</translation>
    </message>
    <message>
        <source>Episodes you mark with a star appear here.</source>
        <translation>Aquí aparecen los episodios marcados con una estrella.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve played appear here.</source>
        <translation>Aquí aparecen los episodios reproducidos.</translation>
    </message>
    <message>
        <source>No episodes yet.</source>
        <translation>Aún no hay episodios.</translation>
    </message>
    <message>
        <source>This show hasn&apos;t been loaded yet.</source>
        <translation>Este podcast aún no se ha cargado.</translation>
    </message>
    <message>
        <source>Load now</source>
        <translation>Cargar ahora</translation>
    </message>
</context>
<context>
    <name>EpisodeRow</name>
    <message>
        <source>Trailer</source>
        <translation>Tráiler</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Some of the words</source>
        <translation>Algunas de las palabras</translation>
    </message>
    <message>
        <source>In the player</source>
        <translation>En el reproductor</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Reproducido</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorito</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file</source>
        <translation>El archivo</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>El servidor</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password (401). Check them, or ask the show for an address of your own.</source>
        <translation>%1 pide un nombre y una contraseña (401). Compruébelos o pida a los autores del podcast una dirección propia.</translation>
    </message>
    <message>
        <source>%1 does not let Dogear read this (403). Check whether the address is still yours to use.</source>
        <translation>%1 no permite que Dogear lea esto (403). Compruebe si aún tiene derecho a usar la dirección.</translation>
    </message>
    <message>
        <source>%1 says that this is not there (404). Check the address, or ask the show where its feed has moved.</source>
        <translation>%1 indica que esto no existe (404). Compruebe la dirección o pregunte a los autores del podcast adónde se ha trasladado el feed.</translation>
    </message>
    <message>
        <source>%1 says that this is gone for good (410). Ask the show where its feed has moved, or stop following it.</source>
        <translation>%1 indica que esto se ha retirado definitivamente (410). Pregunte a los autores del podcast adónde se ha trasladado el feed o deje de seguirlo.</translation>
    </message>
    <message>
        <source>%1 wants fewer requests (429). Wait an hour, then try again.</source>
        <translation>%1 pide menos solicitudes (429). Espere una hora e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 tiene un problema (%2). Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Check the address.</source>
        <translation>%1 ha rechazado la solicitud (%2). Compruebe la dirección.</translation>
    </message>
    <message>
        <source>%1 refused the request. Check the address.</source>
        <translation>%1 ha rechazado la solicitud. Compruebe la dirección.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network and the address, then try again.</source>
        <translation>No hay conexión con %1. Compruebe la red y la dirección e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>la red</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 no acepta la conexión o la ha interrumpido. Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>%1 no responde porque la red bloquea el acceso, quizá con un bloqueador de publicidad. Permita el acceso e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 ha tardado demasiado en responder. Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>%1 does not speak https. Write http:// in front of the address.</source>
        <translation>%1 no admite https. Escriba http:// delante de la dirección.</translation>
    </message>
    <message>
        <source>%1 cannot prove that it is who it says, so nothing was read. Check the date of this computer; if it is right, tell the show.</source>
        <translation>%1 no puede demostrar su identidad, por lo que no se ha leído nada. Compruebe la fecha de este equipo; si es correcta, avise a los autores del podcast.</translation>
    </message>
    <message>
        <source>%1 redirects in a loop. Tell the show, or look for another address of its feed.</source>
        <translation>%1 redirige en un bucle. Avise a los autores del podcast o busque otra dirección del feed.</translation>
    </message>
    <message>
        <source>%1 leads from a secure address (https) to an open one (http), where others could read along, so Dogear didn&apos;t go there. Tell the show.</source>
        <translation>%1 lleva de una dirección segura (https) a una abierta (http), donde otros podrían leer los datos, así que Dogear no ha accedido a ella. Avise a los autores del podcast.</translation>
    </message>
    <message>
        <source>%1 sent an answer that contradicts itself, so nothing of it was used. Try again later, or tell the show.</source>
        <translation>%1 ha enviado una respuesta contradictoria, así que no se ha usado nada de ella. Inténtelo de nuevo más tarde o avise a los autores del podcast.</translation>
    </message>
    <message>
        <source>%1 sends this compressed in a way that Dogear can&apos;t read, although it asked for it as it is. Tell the show.</source>
        <translation>%1 envía esto con una compresión que Dogear no puede leer, aunque lo había pedido sin comprimir. Avise a los autores del podcast.</translation>
    </message>
    <message>
        <source>This is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>Esta no es una dirección que Dogear pueda abrir. Indique una que empiece por https:// o http://, o un archivo.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Paste the address of a feed.</source>
        <translation>«%1» no es una dirección. Pegue la dirección de un feed.</translation>
    </message>
    <message>
        <source>“%1” is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>«%1» no es una dirección que Dogear pueda abrir. Indique una que empiece por https:// o http://, o un archivo.</translation>
    </message>
    <message>
        <source>%1 is broken at line %2 and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 tiene un error en la línea %2 y no se puede leer. Avise a los autores del podcast e inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>%1 is broken and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 tiene errores y no se puede leer. Avise a los autores del podcast e inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of this episode. It may ask you to log in, or your network does; open the episode&apos;s page in a browser.</source>
        <translation>%1 ha enviado una página web en lugar de este episodio. Quizá pida iniciar sesión, o lo haga la red; abra la página del episodio en un navegador.</translation>
    </message>
    <message>
        <source>%1 sent a playlist, a list of addresses, instead of this episode. Dogear can&apos;t play it; open the episode&apos;s page in a browser.</source>
        <translation>%1 ha enviado una lista de reproducción, es decir, una lista de direcciones, en lugar de este episodio. Dogear no puede reproducirla; abra la página del episodio en un navegador.</translation>
    </message>
    <message>
        <source>%1 sent an empty file instead of this episode. Try again later, or tell the show.</source>
        <translation>%1 ha enviado un archivo vacío en lugar de este episodio. Inténtelo de nuevo más tarde o avise a los autores del podcast.</translation>
    </message>
    <message>
        <source>%1 sent a message instead of this episode, as servers do when they refuse it. Try again later, or open the episode&apos;s page in a browser.</source>
        <translation>%1 ha enviado un mensaje en lugar de este episodio, como hacen los servidores cuando lo rechazan. Inténtelo de nuevo más tarde o abra la página del episodio en un navegador.</translation>
    </message>
    <message>
        <source>%1 is a list without shows, so nothing was added. Export it again, or choose another file.</source>
        <translation>%1 es una lista sin podcasts, así que no se ha añadido nada. Vuelva a exportarla o elija otro archivo.</translation>
    </message>
    <message>
        <source>There is nothing to read. Give the address of a feed, or a file.</source>
        <translation>No hay nada que leer. Indique un archivo o la dirección de un feed.</translation>
    </message>
    <message>
        <source>%1 is empty. Try again later, or check the address.</source>
        <translation>%1 no tiene contenido. Inténtelo de nuevo más tarde o compruebe la dirección.</translation>
    </message>
    <message>
        <source>%1 sends another file of this episode at each request, so it can&apos;t be put together. Your place is kept; try again later.</source>
        <translation>%1 envía un archivo distinto de este episodio en cada solicitud, así que no es posible unir las partes. La posición se conserva; inténtelo de nuevo más tarde.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged. Dogear added the %n shows that it could read; export the list again for the others.</source>
        <translation>
            <numerusform>%1 tiene daños. Dogear ha añadido el único podcast que ha podido leer; vuelva a exportar la lista para obtener los demás.</numerusform>
            <numerusform>%1 tiene daños. Dogear ha añadido los %n podcasts que ha podido leer; vuelva a exportar la lista para obtener los demás.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends in the middle. Try again; what is missing may come the next time.</source>
        <translation>%1 se corta a la mitad. Inténtelo de nuevo; lo que falta quizá llegue la próxima vez.</translation>
    </message>
    <message>
        <source>%1 is a web page that names several feeds. Give the address of one of them.</source>
        <translation>%1 es una página web que indica varios feeds. Introduzca la dirección de uno de ellos.</translation>
    </message>
    <message>
        <source>%1 is a web page, not a podcast feed. Look there for a link named RSS or Feed and paste it here.</source>
        <translation>%1 es una página web, no un feed de podcast. Busque allí un enlace llamado RSS o Feed y péguelo aquí.</translation>
    </message>
    <message>
        <source>%1 is neither a podcast feed nor an audio or video file. Choose another file.</source>
        <translation>%1 no es un feed de podcast ni un archivo de audio o vídeo. Elija otro archivo.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a podcast feed. Check the address, or look on the page of the show for its feed.</source>
        <translation>%1 no es un feed de podcast. Compruebe la dirección o busque el feed en la página del podcast.</translation>
    </message>
    <message>
        <source>There is nothing to hear or see in %1. Choose a folder with audio or video files.</source>
        <translation>En %1 no hay nada que escuchar ni ver. Elija una carpeta con archivos de audio o vídeo.</translation>
    </message>
    <message>
        <source>this folder</source>
        <translation>esta carpeta</translation>
    </message>
    <message>
        <source>%1 holds more files than one show may have. Choose one of the folders in it.</source>
        <translation>%1 contiene más archivos de los que puede tener un podcast. Elija una de las carpetas que contiene.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>La carpeta</translation>
    </message>
    <message>
        <source>%1 is larger than any feed that Dogear reads. Check the address.</source>
        <translation>%1 supera el tamaño de cualquier feed que lea Dogear. Compruebe la dirección.</translation>
    </message>
    <message>
        <source>The folder %1 is not there. If it is on a disk that is not connected, connect it, then refresh.</source>
        <translation>La carpeta %1 no está. Si se encuentra en un disco que no está conectado, conéctelo y actualice.</translation>
    </message>
    <message>
        <source>%1 is not there. Check its name and folder.</source>
        <translation>%1 no existe. Compruebe el nombre y la carpeta.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check whether you may open it.</source>
        <translation>%1 no se puede leer. Compruebe si tiene permiso para abrirlo.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check whether you may change its folder, or choose another one.</source>
        <translation>%1 no se puede escribir. Compruebe si tiene permiso para modificar su carpeta o elija otra.</translation>
    </message>
    <message>
        <source>%1 is there already and is no backup, so it was left as it is. Choose another name.</source>
        <translation>%1 ya existe y no es una copia de seguridad, así que se ha dejado como está. Elija otro nombre.</translation>
    </message>
    <message>
        <source>The disk is full. Make room, then try again.</source>
        <translation>El disco está lleno. Libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no backup of Dogear, so nothing was changed. Choose another file.</source>
        <translation>%1 tiene daños o no es una copia de seguridad de Dogear, así que no se ha cambiado nada. Elija otro archivo.</translation>
    </message>
    <message>
        <source>%1 was made by a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 procede de una versión más reciente de Dogear, así que no se ha cambiado nada. Instale esa versión o elija otro archivo.</translation>
    </message>
    <message>
        <source>%1 is damaged, or has no settings of Dogear, so nothing was changed. Choose a file that was exported in the settings.</source>
        <translation>%1 tiene daños o no contiene ajustes de Dogear, así que no se ha cambiado nada. Elija un archivo exportado desde los ajustes.</translation>
    </message>
    <message>
        <source>%1 has settings of a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 contiene ajustes de una versión más reciente de Dogear, así que no se ha cambiado nada. Instale esa versión o elija otro archivo.</translation>
    </message>
    <message>
        <source>No keychain takes the password for %1, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the password again.</source>
        <translation>Ningún llavero acepta la contraseña de %1, así que se olvidará al cerrar Dogear. Desbloquee o instale uno, por ejemplo GNOME Keyring, y vuelva a introducir la contraseña.</translation>
    </message>
    <message>
        <source>this show</source>
        <translation>este podcast</translation>
    </message>
    <message>
        <source>This episode has nothing to play. Its notes may link to the sound.</source>
        <translation>Este episodio no tiene nada que reproducir. Quizá sus notas enlacen al audio.</translation>
    </message>
    <message>
        <source>There is no sound device. Connect or switch one on, then press play again.</source>
        <translation>No hay ningún dispositivo de sonido. Conecte o encienda uno y vuelva a pulsar «Reproducir».</translation>
    </message>
    <message>
        <source>The sound device is gone, so the episode is paused. Press play to go on from the same place with another one.</source>
        <translation>El dispositivo de sonido ya no está, por lo que el episodio está en pausa. Pulse «Reproducir» para continuar desde la misma posición con otro.</translation>
    </message>
    <message>
        <source>%1 cannot be played any further: it is missing, was changed while it played, or is damaged. Your place is kept. Check the file, or get it again.</source>
        <translation>%1 no se puede seguir reproduciendo: falta, se ha modificado durante la reproducción o está dañado. La posición se conserva. Compruebe el archivo o vuelva a obtenerlo.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t sending this episode. Try again later; your place is kept.</source>
        <translation>%1 no está enviando este episodio. Inténtelo de nuevo más tarde; la posición se conserva.</translation>
    </message>
    <message>
        <source>This computer cannot play the format of this episode. Open it in another program, or install what your system offers for more formats.</source>
        <translation>Este equipo no puede reproducir el formato de este episodio. Ábralo en otra aplicación o instale lo que el sistema ofrezca para más formatos.</translation>
    </message>
    <message>
        <source>The part of Qt Multimedia that plays is not installed, so there is no sound. Install it with your system&apos;s packages, and start Dogear again; your library and your places are kept.</source>
        <translation>El componente de Qt Multimedia que reproduce no está instalado, así que no hay sonido. Instálelo con los paquetes del sistema y vuelva a iniciar Dogear; la biblioteca y las posiciones se conservan.</translation>
    </message>
    <message>
        <source>The part of Dogear that plays, %1, is missing or does not fit, so there is no sound. Install Dogear again; your library and your places are kept.</source>
        <translation>%1, el componente de Dogear que reproduce, falta o no es compatible, así que no hay sonido. Vuelva a instalar Dogear; la biblioteca y las posiciones se conservan.</translation>
    </message>
    <message>
        <source>This was stopped before it was done. Start it again if you still want it.</source>
        <translation>Esto se ha detenido antes de terminar. Vuelva a iniciarlo si aún lo desea.</translation>
    </message>
    <message>
        <source>Something in Dogear went wrong. Try again; if it stays, report it together with the log.</source>
        <translation>Algo ha fallado en Dogear. Inténtelo de nuevo; si persiste, informe de ello junto con el registro.</translation>
    </message>
    <message>
        <source>%1 The episodes that were here are kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 Los episodios que había se conservan.</translation>
    </message>
    <message>
        <source>The library could not do this. Nothing was changed; close Dogear, start it again and try once more.</source>
        <translation>La biblioteca no ha podido hacer esto. No se ha cambiado nada; cierre Dogear, vuelva a iniciarlo e inténtelo otra vez.</translation>
    </message>
    <message>
        <source>Another program is using the library. Close it, or wait a moment, then try again.</source>
        <translation>Otra aplicación está usando la biblioteca. Ciérrela o espere un momento e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The library file is damaged, so not all of it can be read. Choose “Check library” (dogearctl check), or restore a backup if that does not help. Your places are kept.</source>
        <translation>El archivo de la biblioteca está dañado, así que no se puede leer por completo. Elija «Comprobar biblioteca» (dogearctl check) o, si eso no ayuda, restaure una copia de seguridad. Las posiciones se conservan.</translation>
    </message>
    <message>
        <source>The library was written by a newer Dogear, and was left as it is. Install that version, or choose another data folder.</source>
        <translation>La biblioteca procede de una versión más reciente de Dogear y se ha dejado como está. Instale esa versión o elija otra carpeta de datos.</translation>
    </message>
    <message>
        <source>Dogear is open with this library, so nothing was changed. Close it, or choose Restore in its Library menu.</source>
        <translation>Dogear está abierto con esta biblioteca, así que no se ha cambiado nada. Ciérrelo o elija «Restaurar» en su menú «Biblioteca».</translation>
    </message>
    <message>
        <source>This is not in the library. It may have been removed.</source>
        <translation>Esto no está en la biblioteca. Quizá se haya eliminado.</translation>
    </message>
    <message>
        <source>You follow this show already. Look for it in the list of shows.</source>
        <translation>Ya sigue este podcast. Búsquelo en la lista de podcasts.</translation>
    </message>
    <message>
        <source>Dogear does not understand this search. Try plain words.</source>
        <translation>Dogear no entiende esta búsqueda. Pruebe con palabras sencillas.</translation>
    </message>
    <message>
        <source>Dogear does not understand “%1”. Try plain words.</source>
        <translation>Dogear no entiende «%1». Pruebe con palabras sencillas.</translation>
    </message>
</context>
<context>
    <name>FeedFacts</name>
    <message>
        <source>There are no replies.</source>
        <translation>No hay respuestas.</translation>
    </message>
    <message>
        <source>There is no network, so the replies were not loaded. Try again later.</source>
        <translation>No hay red, así que no se han cargado las respuestas. Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>Dogear can&apos;t read the replies of this server. Open the thread in the browser.</source>
        <translation>Dogear no puede leer las respuestas de este servidor. Abra el hilo en el navegador.</translation>
    </message>
    <message>
        <source>The server did not send the replies. Try again later, or open the thread in the browser.</source>
        <translation>El servidor no ha enviado las respuestas. Inténtelo de nuevo más tarde o abra el hilo en el navegador.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Episodio</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Subtítulo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>Tráiler</translation>
    </message>
    <message>
        <source>Bonus episode</source>
        <translation>Episodio extra</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Explícito</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>Fin previsto</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>Transmisión en directo</translation>
    </message>
    <message>
        <source>Watch or listen</source>
        <translation>Ver o escuchar</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Sitio web</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>Fragmentos</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Apoyo</translation>
    </message>
    <message>
        <source>About the episode</source>
        <translation>Sobre el episodio</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Live now</source>
        <translation>En directo ahora</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Prevista</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>time</comment>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>times</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Further texts</source>
        <translation>Otros textos</translation>
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
        <translation>predeterminada</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Another source</source>
        <comment>of a version of an episode</comment>
        <translation>Otra fuente</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Suma de verificación</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>width and height in pixels</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) wide</source>
        <translation>
            <numerusform>%n píxel de ancho</numerusform>
            <numerusform>%n píxeles de ancho</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) high</source>
        <translation>
            <numerusform>%n píxel de alto</numerusform>
            <numerusform>%n píxeles de alto</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>version of an episode</comment>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>subtítulos</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Presentación</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invitado</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Hilo</translation>
    </message>
    <message>
        <source>The show has turned comments off.</source>
        <translation>El podcast ha desactivado los comentarios.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Made in</source>
        <comment>place</comment>
        <translation>Hecho en</translation>
    </message>
    <message>
        <source>About the place</source>
        <translation>Trata de</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>En el mapa</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last year</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>Finished, no further episodes</source>
        <translation>Terminado, sin más episodios</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Episodios nuevos</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Creador</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propietario</translation>
    </message>
    <message>
        <source>Years active</source>
        <translation>Años de actividad</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodios</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>One story, from the first episode on</source>
        <translation>Una sola historia, desde el primer episodio</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Apto para todos</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Derechos de autor</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Última lectura</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitida</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No permitida</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Own address</source>
        <translation>Dirección propia</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>Dirección nueva</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Creado con</translation>
    </message>
    <message>
        <source>Import by other hosts</source>
        <translation>Importación por otros servicios</translation>
    </message>
    <message>
        <source>Listing in directories</source>
        <translation>Inclusión en directorios</translation>
    </message>
    <message>
        <source>All directories</source>
        <translation>Todos los directorios</translation>
    </message>
    <message>
        <source>Announced by Podping</source>
        <translation>Anunciado por Podping</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Información</translation>
    </message>
    <message>
        <source>Trailers</source>
        <translation>Tráileres</translation>
    </message>
    <message>
        <source>About the feed</source>
        <translation>Sobre el feed</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>fee of %1</source>
        <translation>comisión del %1</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinatario</translation>
    </message>
    <message>
        <source>from %1 of the other recording</source>
        <translation>desde %1 de la otra grabación</translation>
    </message>
    <message>
        <source>other recipients</source>
        <translation>otros destinatarios</translation>
    </message>
    <message>
        <source>For information only: Dogear sends no payments.</source>
        <translation>Solo a título informativo: Dogear no envía pagos.</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Pago</translation>
    </message>
    <message>
        <source>%1 suggested</source>
        <comment>amount</comment>
        <translation>%1 (importe sugerido)</translation>
    </message>
</context>
<context>
    <name>FetchText</name>
    <message>
        <source>Read</source>
        <translation>Leído</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>Read, the same as before</source>
        <translation>Leído, igual que antes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what came of it, status of HTTP</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Same error</source>
        <translation>Mismo error</translation>
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
        <translation>Temporada %1, episodio %2</translation>
    </message>
    <message>
        <source>Season %1</source>
        <translation>Temporada %1</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Episodio %1</translation>
    </message>
    <message>
        <source>S%1 E%2</source>
        <comment>season and episode</comment>
        <translation>T%1 E%2</translation>
    </message>
    <message>
        <source>S%1</source>
        <comment>season</comment>
        <translation>T%1</translation>
    </message>
    <message>
        <source>E%1</source>
        <comment>episode</comment>
        <translation>E%1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>time</comment>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day and time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Mañana</translation>
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
        <translation>menos de %1 s</translation>
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
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 listened</source>
        <comment>time</comment>
        <translation>%1 de escucha</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <comment>time</comment>
        <translation>%1 de ahorro</translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>number of episodes</comment>
        <translation>
            <numerusform>%n terminado</numerusform>
            <numerusform>%n terminados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saved by speed, %2 by trimming silence</source>
        <comment>times</comment>
        <translation>%1 de ahorro por velocidad, %2 por silencios recortados</translation>
    </message>
</context>
<context>
    <name>PaletteActions</name>
    <message>
        <source>Button</source>
        <translation>Botón</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Inbox</source>
        <translation>Bandeja de entrada</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>All episodes</source>
        <translation>Todos los episodios</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Descargas</translation>
    </message>
    <message>
        <source>Discover</source>
        <translation>Descubrir</translation>
    </message>
</context>
<context>
    <name>ProxyErrorText</name>
    <message>
        <source>Dogear is set to use a proxy, but its address is missing. Enter it under Network in the settings.</source>
        <translation>Dogear está configurado para usar un proxy, pero falta su dirección. Introdúzcala en los ajustes, en «Red».</translation>
    </message>
    <message>
        <source>The proxy %1 can&apos;t be reached, or doesn&apos;t let Dogear through. Check it under Network in the settings.</source>
        <translation>No se puede acceder al proxy %1, o este no deja pasar a Dogear. Compruébelo en los ajustes, en «Red».</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>El proxy pide un nombre y una contraseña, o unos distintos. Introdúzcalos en los ajustes, en «Red».</translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>El proxy %1 pide un nombre y una contraseña, o unos distintos. Introdúzcalos en los ajustes, en «Red».</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>“%1” was ignored. Use is:unplayed, is:played, is:started, is:downloaded, is:favourite or is:queued.</source>
        <translation>Se ha ignorado «%1». Use is:unplayed, is:played, is:started, is:downloaded, is:favourite o is:queued.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Use has:chapters, has:transcript, has:video or has:bookmark.</source>
        <translation>Se ha ignorado «%1». Use has:chapters, has:transcript, has:video o has:bookmark.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a date like 2024, 2024-03 or 2024-03-31.</source>
        <translation>Se ha ignorado «%1». Escriba una fecha como 2024, 2024-03 o 2024-03-31.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write an age like &lt;7d, &lt;3w, &lt;6m or &gt;1y.</source>
        <translation>Se ha ignorado «%1». Escriba una antigüedad como &lt;7d, &lt;3w, &lt;6m o &gt;1y.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a length like 20m or 1h30m.</source>
        <translation>Se ha ignorado «%1». Escriba una duración como 20m o 1h30m.</translation>
    </message>
    <message>
        <source>“%1” was ignored. A season is a number, like season:2.</source>
        <translation>Se ha ignorado «%1». Una temporada es un número, como season:2.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write the word to look for right after the colon.</source>
        <translation>Se ha ignorado «%1». Escriba la palabra buscada justo después de los dos puntos.</translation>
    </message>
    <message>
        <source>OR was ignored. Write it between two words.</source>
        <translation>Se ha ignorado OR. Escríbalo entre dos palabras.</translation>
    </message>
</context>
<context>
    <name>RowButtonTexts</name>
    <message>
        <source>Pause the download</source>
        <translation>Pausar la descarga</translation>
    </message>
    <message>
        <source>Retry the download</source>
        <translation>Reintentar la descarga</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>Reanudar la descarga</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>Eliminar la descarga</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>Cancelar la descarga</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Quitar de la cola</translation>
    </message>
</context>
<context>
    <name>SubscribeText</name>
    <message numerus="yes">
        <source>%n entries of the list were left out: they are not followed there, or are no shows.</source>
        <translation>
            <numerusform>Se ha omitido %n entrada de la lista: no se sigue allí o no es un podcast.</numerusform>
            <numerusform>Se han omitido %n entradas de la lista: no se siguen allí o no son podcasts.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain the episode of the link; look for it in the list, or open the link in a browser.</source>
        <translation>«%1» está abierto, pero su feed no contiene el episodio del enlace; búsquelo en la lista o abra el enlace en un navegador.</translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain “%2”, the episode of the link; open the link in a browser.</source>
        <translation>«%1» está abierto, pero su feed no contiene «%2», el episodio del enlace; abra el enlace en un navegador.</translation>
    </message>
    <message>
        <source>“%1” is open, but no directory says which episode the link means; look for it in the list.</source>
        <translation>«%1» está abierto, pero ningún directorio indica a qué episodio se refiere el enlace; búsquelo en la lista.</translation>
    </message>
    <message>
        <source>“%1” is open as it was read before, without the episode of the link.</source>
        <translation>«%1» está abierto tal como se leyó antes, sin el episodio del enlace.</translation>
    </message>
</context>
<context>
    <name>TranscriptText</name>
    <message>
        <source>subtitles (VTT)</source>
        <translation>subtítulos (VTT)</translation>
    </message>
    <message>
        <source>text with times (JSON)</source>
        <translation>texto con tiempos (JSON)</translation>
    </message>
    <message>
        <source>subtitles (SRT)</source>
        <translation>subtítulos (SRT)</translation>
    </message>
    <message>
        <source>web page</source>
        <translation>página web</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>texto sin formato</translation>
    </message>
    <message>
        <source>Made on this computer</source>
        <comment>a transcript</comment>
        <translation>Hecha en este equipo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language and format of a transcript</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>El servidor</translation>
    </message>
    <message>
        <source>There is no connection to %1, so the transcript could not be fetched. Connect, then try again.</source>
        <translation>%1 no está disponible sin conexión, así que no se ha podido obtener la transcripción. Conéctese e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 gave a web page instead of the transcript; it may want you to sign in. Look for it on the episode&apos;s page, or try again later.</source>
        <translation>%1 ha enviado una página web en lugar de la transcripción; quizá pida iniciar sesión. Búsquela en la página del episodio o inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>What %1 gave is no transcript that Dogear can read. Tell the show, or try again later.</source>
        <translation>%1 no ha enviado una transcripción que Dogear pueda leer. Avise a los autores del podcast o inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>The transcript from %1 breaks off in the middle. Try again.</source>
        <translation>%1 ha enviado una transcripción incompleta. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The transcript from %1 is an empty document. Tell the show, or try again later.</source>
        <translation>%1 ha enviado un documento vacío en lugar de la transcripción. Avise a los autores del podcast o inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>The transcript from %1 is larger than any that Dogear reads. Tell the show.</source>
        <translation>%1 ha enviado una transcripción más grande que cualquiera que lea Dogear. Avise a los autores del podcast.</translation>
    </message>
    <message>
        <source>%1 says that the transcript is not there (%2). Tell the show, or try again later.</source>
        <translation>%1 indica que la transcripción no existe (%2). Avise a los autores del podcast o inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>%1 The transcript that was here is kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 La transcripción que había se conserva.</translation>
    </message>
</context>
<context>
    <name>dogear::BackupController</name>
    <message>
        <source>Back up…</source>
        <translation>Hacer copia de seguridad…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Check library</source>
        <translation>Comprobar biblioteca</translation>
    </message>
    <message>
        <source>Write shows, places and settings to one file</source>
        <translation>Guardar podcasts, posiciones y ajustes en un archivo</translation>
    </message>
    <message>
        <source>Take shows, places and settings from a backup</source>
        <translation>Recuperar podcasts, posiciones y ajustes de una copia de seguridad</translation>
    </message>
    <message>
        <source>Check the library for problems and fix them where possible</source>
        <translation>Comprobar si la biblioteca tiene problemas y corregirlos si es posible</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Hacer copia de seguridad</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Copias de seguridad (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Backing up the library…</source>
        <translation>Haciendo la copia de seguridad de la biblioteca…</translation>
    </message>
    <message>
        <source>The library was backed up to %1 (%2, %3).</source>
        <comment>file, shows and episodes, size</comment>
        <translation>Se ha hecho una copia de seguridad de la biblioteca en %1 (%2, %3).</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Backups (*.zip *.sqlite)</source>
        <translation>Copias de seguridad (*.zip *.sqlite)</translation>
    </message>
    <message>
        <source>Restore the library of %1?</source>
        <translation>¿Restaurar la biblioteca del %1?</translation>
    </message>
    <message>
        <source>It holds %1. Dogear closes the library that is open now, keeps it as a backup, and opens the restored one.</source>
        <translation>Contiene %1. Dogear cierra la biblioteca abierta, la conserva como copia de seguridad y abre la restaurada.</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Leyendo la copia de seguridad…</translation>
    </message>
    <message>
        <source>The library of %1 was restored.</source>
        <translation>Se ha restaurado la biblioteca del %1.</translation>
    </message>
    <message>
        <source>Restore the library</source>
        <translation>Restaurar la biblioteca</translation>
    </message>
    <message>
        <source>Checking the library…</source>
        <translation>Comprobando la biblioteca…</translation>
    </message>
</context>
<context>
    <name>dogear::BookmarkController</name>
    <message>
        <source>Bookmark this time</source>
        <translation>Añadir marcador aquí</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>Copiar enlace a este momento</translation>
    </message>
    <message>
        <source>Possible with an episode in the player.</source>
        <translation>Disponible con un episodio en el reproductor.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Bookmarked at %1.</source>
        <translation>Marcador añadido en %1.</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Añadir una nota</translation>
    </message>
    <message>
        <source>Note at %1 of “%2”:</source>
        <translation>Nota en %1 de «%2»:</translation>
    </message>
    <message>
        <source>Copied: title, show and time. This episode has no address on the web.</source>
        <translation>Copiado: título, podcast y tiempo. Este episodio no tiene dirección en la web.</translation>
    </message>
    <message>
        <source>Copied: title, show, time and link.</source>
        <translation>Copiado: título, podcast, tiempo y enlace.</translation>
    </message>
    <message>
        <source>The bookmark was deleted.</source>
        <translation>El marcador se ha eliminado.</translation>
    </message>
    <message>
        <source>Delete bookmark</source>
        <translation>Eliminar marcador</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Editar la nota</translation>
    </message>
    <message>
        <source>Export bookmarks</source>
        <translation>Exportar marcadores</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>bookmarks.md</source>
        <comment>name of a file</comment>
        <translation>marcadores.md</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) were written to %1.</source>
        <translation>
            <numerusform>Se ha guardado %n marcador en %1.</numerusform>
            <numerusform>Se han guardado %n marcadores en %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ChapterActions</name>
    <message>
        <source>Previous chapter</source>
        <translation>Capítulo anterior</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Capítulo siguiente</translation>
    </message>
    <message>
        <source>Possible in an episode with chapters.</source>
        <translation>Disponible en un episodio con capítulos.</translation>
    </message>
</context>
<context>
    <name>dogear::ChapterController</name>
    <message>
        <source>Chapters that match “%1” are skipped in this show.</source>
        <translation>Los capítulos que coinciden con «%1» se omiten en este podcast.</translation>
    </message>
    <message>
        <source>Skip chapters</source>
        <translation>Omitir capítulos</translation>
    </message>
</context>
<context>
    <name>dogear::DiagnosticsController</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>This text helps with a bug report. It contains no names of shows, episodes or files, and Dogear sends it to no one: copy it where you want it.</source>
        <translation>Este texto ayuda a informar de errores. No contiene nombres de podcasts, episodios ni archivos, y Dogear no lo envía a nadie: cópielo donde lo necesite.</translation>
    </message>
</context>
<context>
    <name>dogear::DocumentController</name>
    <message>
        <source>“%1” could not be started, so no transcripts are made. Check the command in the settings.</source>
        <translation>No se ha podido iniciar «%1», así que no se crean transcripciones. Compruebe el comando en los ajustes.</translation>
    </message>
    <message>
        <source>“%1” failed and said: %2. No more transcripts are made until you change the command in the settings.</source>
        <translation>«%1» ha fallado con este mensaje: %2. No se crearán más transcripciones hasta que cambie el comando en los ajustes.</translation>
    </message>
    <message>
        <source>“%1” left no subtitles (SRT, VTT), so no more transcripts are made until you change the command in the settings.</source>
        <translation>«%1» no ha generado subtítulos (SRT, VTT), así que no se crearán más transcripciones hasta que cambie el comando en los ajustes.</translation>
    </message>
    <message>
        <source>“%1” failed. No more transcripts are made until you change the command in the settings.</source>
        <translation>«%1» ha fallado. No se crearán más transcripciones hasta que cambie el comando en los ajustes.</translation>
    </message>
</context>
<context>
    <name>dogear::DownloadController</name>
    <message>
        <source>Pause all downloads</source>
        <translation>Pausar todas las descargas</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) removed.</source>
        <translation>
            <numerusform>%n descarga eliminada.</numerusform>
            <numerusform>%n descargas eliminadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>Eliminar descarga</translation>
    </message>
    <message>
        <source>The file is gone: it was deleted or moved.</source>
        <translation>El archivo ya no está: se ha eliminado o movido.</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) failed; the list says why.</source>
        <translation>
            <numerusform>%n descarga ha fallado; la lista indica el motivo.</numerusform>
            <numerusform>%n descargas han fallado; la lista indica el motivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>“%1” was not downloaded: %2.</source>
        <comment>title and reason</comment>
        <translation>No se ha descargado «%1»: %2.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeController</name>
    <message>
        <source>Mark as played or unplayed</source>
        <translation>Marcar como reproducido o no reproducido</translation>
    </message>
    <message>
        <source>Add to or remove from favourites</source>
        <translation>Añadir a favoritos o quitar de ellos</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Ir al podcast</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Marcar todos como reproducidos</translation>
    </message>
    <message>
        <source>Possible in the Inbox, in a show and in a tag.</source>
        <translation>Disponible en la bandeja de entrada, en un podcast y en una etiqueta.</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeMarker</name>
    <message>
        <source>The position was set back to the beginning.</source>
        <translation>La posición ha vuelto al principio.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as played.</source>
        <translation>
            <numerusform>%Ln episodio marcado como reproducido.</numerusform>
            <numerusform>%Ln episodios marcados como reproducidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as unplayed.</source>
        <translation>
            <numerusform>%Ln episodio marcado como no reproducido.</numerusform>
            <numerusform>%Ln episodios marcados como no reproducidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Marcar como reproducido</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Marcar como no reproducido</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) added to the favourites.</source>
        <translation>
            <numerusform>%Ln episodio añadido a favoritos.</numerusform>
            <numerusform>%Ln episodios añadidos a favoritos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) removed from the favourites.</source>
        <translation>
            <numerusform>%Ln episodio quitado de favoritos.</numerusform>
            <numerusform>%Ln episodios quitados de favoritos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Añadir a favoritos</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Quitar de favoritos</translation>
    </message>
    <message>
        <source>All episodes here are marked as played already.</source>
        <translation>Todos los episodios de aquí ya están marcados como reproducidos.</translation>
    </message>
</context>
<context>
    <name>dogear::Features</name>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteca</translation>
    </message>
    <message>
        <source>&amp;Episode</source>
        <translation>&amp;Episodio</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Reproducción</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Cerrar la ventana</translation>
    </message>
</context>
<context>
    <name>dogear::FeedAddressController</name>
    <message>
        <source>Address of “%1”</source>
        <translation>Dirección de «%1»</translation>
    </message>
    <message>
        <source>Feed address:</source>
        <translation>Dirección del feed:</translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>Cambiar la dirección</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>“%1” is read at its new address.</source>
        <translation>«%1» se lee ahora en su nueva dirección.</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Cambiar dirección</translation>
    </message>
</context>
<context>
    <name>dogear::FollowController</name>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>Reading the files of “%1”…</source>
        <translation>Leyendo los archivos de «%1»…</translation>
    </message>
    <message>
        <source>Looking up where this link leads…</source>
        <translation>Averiguando adónde lleva este enlace…</translation>
    </message>
</context>
<context>
    <name>dogear::FollowReporter</name>
    <message>
        <source>You follow “%1” already.</source>
        <translation>Ya sigue «%1».</translation>
    </message>
    <message>
        <source>You now follow “%1”.</source>
        <translation>Ahora sigue «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were added.</source>
        <translation>
            <numerusform>Se ha añadido %n podcast.</numerusform>
            <numerusform>Se han añadido %n podcasts.</numerusform>
        </translation>
    </message>
    <message>
        <source>You follow the shows of this list already.</source>
        <translation>Ya sigue los podcasts de esta lista.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>The link leads to %1 in “%2”.</source>
        <translation>El enlace lleva a %1 en «%2».</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>Reproducir desde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of the shows could not be read; the sidebar marks them.</source>
        <translation>
            <numerusform>No se ha podido leer %n de los podcasts; aparece señalado en la barra lateral.</numerusform>
            <numerusform>No se han podido leer %n de los podcasts; aparecen señalados en la barra lateral.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corregir…</translation>
    </message>
</context>
<context>
    <name>dogear::HelpController</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>The Dogear Guide</source>
        <translation>Guía de Dogear</translation>
    </message>
    <message>
        <source>Release notes</source>
        <translation>Notas de la versión</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>About Dogear</source>
        <translation>Acerca de Dogear</translation>
    </message>
</context>
<context>
    <name>dogear::KeyBindings</name>
    <message>
        <source>Other</source>
        <translation>Otras</translation>
    </message>
</context>
<context>
    <name>dogear::LiveReminders</name>
    <message>
        <source>“%1” starts now.</source>
        <translation>«%1» empieza ahora.</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Ir al podcast</translation>
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
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Panel anterior</translation>
    </message>
</context>
<context>
    <name>dogear::NextUndo</name>
    <message>
        <source>Next episode</source>
        <translation>Episodio siguiente</translation>
    </message>
</context>
<context>
    <name>dogear::PaletteController</name>
    <message>
        <source>Saved search</source>
        <translation>Búsqueda guardada</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Podcast</translation>
    </message>
    <message>
        <source>Archived show</source>
        <translation>Podcast archivado</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Go to anything…</source>
        <translation>Ir a…</translation>
    </message>
</context>
<context>
    <name>dogear::PasswordController</name>
    <message>
        <source>Enter password…</source>
        <translation>Introducir contraseña…</translation>
    </message>
</context>
<context>
    <name>dogear::PlayStarter</name>
    <message>
        <source>There is no unplayed episode to play. Select one, or add a show.</source>
        <translation>No hay ningún episodio por reproducir. Seleccione uno o añada un podcast.</translation>
    </message>
</context>
<context>
    <name>dogear::PlaybackController</name>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>Back to last position</source>
        <translation>Volver a la última posición</translation>
    </message>
    <message>
        <source>Possible after a jump to another time.</source>
        <translation>Disponible después de saltar a otro momento.</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Velocidad normal</translation>
    </message>
    <message>
        <source>Switch between normal and last speed</source>
        <translation>Alternar entre la velocidad normal y la última</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Subir volumen</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Bajar volumen</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>Retroceder %n segundo</numerusform>
            <numerusform>Retroceder %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>Avanzar %n segundo</numerusform>
            <numerusform>Avanzar %n segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::PrivacyController</name>
    <message>
        <source>Contacted hosts</source>
        <translation>Servidores contactados</translation>
    </message>
    <message>
        <source>Hosts that Dogear contacts</source>
        <translation>Servidores con los que contacta Dogear</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>dogear::QueueController</name>
    <message>
        <source>Clear Up next</source>
        <translation>Vaciar la cola</translation>
    </message>
    <message>
        <source>Possible when Up next has an episode.</source>
        <translation>Disponible cuando hay algún episodio en la cola.</translation>
    </message>
    <message>
        <source>Move in Up next</source>
        <translation>Mover en la cola</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>Episodio siguiente</translation>
    </message>
    <message>
        <source>Possible when an episode comes next.</source>
        <translation>Disponible cuando hay un episodio siguiente.</translation>
    </message>
    <message>
        <source>Sort Up next</source>
        <translation>Ordenar la cola</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes primero</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Más antiguos primero</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Más cortos primero</translation>
    </message>
    <message>
        <source>By show</source>
        <translation>Por podcast</translation>
    </message>
    <message>
        <source>Up next is empty</source>
        <translation>La cola está vacía</translation>
    </message>
    <message numerus="yes">
        <source>Up next: %n episode(s)</source>
        <translation>
            <numerusform>Cola: %n episodio</numerusform>
            <numerusform>Cola: %n episodios</numerusform>
        </translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Reproducir a continuación</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Añadir a la cola</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Quitar de la cola</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) removed from Up next.</source>
        <translation>
            <numerusform>%n episodio quitado de la cola.</numerusform>
            <numerusform>%n episodios quitados de la cola.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up next was sorted.</source>
        <translation>Se ha ordenado la cola.</translation>
    </message>
    <message numerus="yes">
        <source>Up next was cleared: %n episode(s).</source>
        <translation>
            <numerusform>Se ha vaciado la cola: %n episodio.</numerusform>
            <numerusform>Se ha vaciado la cola: %n episodios.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ReleaseNotes</name>
    <message>
        <source>Release notes</source>
        <translation>Notas de la versión</translation>
    </message>
    <message>
        <source>Dogear was updated to %1.</source>
        <translation>Dogear se ha actualizado a la versión %1.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novedades</translation>
    </message>
</context>
<context>
    <name>dogear::SavedSearchController</name>
    <message>
        <source>Save search</source>
        <translation>Guardar búsqueda</translation>
    </message>
    <message>
        <source>The search “%1” is in the sidebar now.</source>
        <translation>La búsqueda «%1» está ahora en la barra lateral.</translation>
    </message>
    <message>
        <source>Rename search</source>
        <translation>Renombrar búsqueda</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Nombre nuevo: «%1».</translation>
    </message>
    <message>
        <source>Remove search</source>
        <translation>Eliminar búsqueda</translation>
    </message>
    <message>
        <source>The search “%1” was removed.</source>
        <translation>Se ha eliminado la búsqueda «%1».</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsController</name>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsTransfer</name>
    <message>
        <source>Settings (*.json)</source>
        <translation>Ajustes (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Exportar ajustes</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importar ajustes</translation>
    </message>
    <message>
        <source>The settings were written to %1, without passwords.</source>
        <translation>Los ajustes se han guardado en %1, sin contraseñas.</translation>
    </message>
    <message>
        <source>%1 has no setting that this Dogear can use, so nothing was changed.</source>
        <translation>%1 no contiene ningún ajuste que pueda usar esta versión de Dogear, así que no se ha cambiado nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) taken from %1</source>
        <translation>
            <numerusform>%n ajuste importado de %1</numerusform>
            <numerusform>%n ajustes importados de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that this Dogear does not know</source>
        <comment>settings</comment>
        <translation>
            <numerusform>%n que esta versión de Dogear no conoce</numerusform>
            <numerusform>%n que esta versión de Dogear no conoce</numerusform>
        </translation>
    </message>
    <message>
        <source>the folder %1, which is not on this computer</source>
        <translation>la carpeta %1, que no está en este equipo</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence: so many settings taken from a file</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; left out: %2.</source>
        <comment>so many settings taken from a file, a list</comment>
        <translation>%1; sin importar: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::ShowController</name>
    <message>
        <source>Add a show…</source>
        <translation>Añadir un podcast…</translation>
    </message>
    <message>
        <source>Add audio or video files…</source>
        <translation>Añadir archivos de audio o vídeo…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <source>Import shows (OPML)…</source>
        <translation>Importar podcasts (OPML)…</translation>
    </message>
    <message>
        <source>Export shows (OPML)…</source>
        <translation>Exportar podcasts (OPML)…</translation>
    </message>
    <message>
        <source>Refresh all shows</source>
        <translation>Actualizar todos los podcasts</translation>
    </message>
    <message>
        <source>You no longer follow “%1”.</source>
        <translation>Ya no sigue «%1».</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Dejar de seguir</translation>
    </message>
    <message>
        <source>Add audio or video files</source>
        <translation>Añadir archivos de audio o vídeo</translation>
    </message>
    <message>
        <source>Audio and video (%1)</source>
        <translation>Audio y vídeo (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Añadir una carpeta</translation>
    </message>
    <message>
        <source>Import shows</source>
        <translation>Importar podcasts</translation>
    </message>
    <message>
        <source>Lists of shows (*.opml *.xml)</source>
        <translation>Listas de podcasts (*.opml *.xml)</translation>
    </message>
    <message>
        <source>Export shows</source>
        <translation>Exportar podcasts</translation>
    </message>
    <message>
        <source>Export this show</source>
        <translation>Exportar este podcast</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were written to %1.</source>
        <translation>
            <numerusform>Se ha guardado %n podcast en %1.</numerusform>
            <numerusform>Se han guardado %n podcasts en %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ShowEditor</name>
    <message>
        <source>Archive</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Desarchivar</translation>
    </message>
    <message>
        <source>“%1” is in the archive: it stays as it is and is not refreshed.</source>
        <translation>«%1» está archivado: se queda como está y no se actualiza.</translation>
    </message>
    <message>
        <source>“%1” is back from the archive.</source>
        <translation>«%1» ya no está archivado.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>“%1” was renamed.</source>
        <translation>Se ha cambiado el nombre de «%1».</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Añadir etiqueta</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>Quitar etiqueta</translation>
    </message>
    <message>
        <source>“%1” has the tag “%2” now.</source>
        <translation>«%1» tiene ahora la etiqueta «%2».</translation>
    </message>
    <message>
        <source>“%1” no longer has the tag “%2”.</source>
        <translation>«%1» ya no tiene la etiqueta «%2».</translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation>Renombrar etiqueta</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Nombre nuevo: «%1».</translation>
    </message>
    <message>
        <source>Remove tag</source>
        <translation>Eliminar etiqueta</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its shows are still here.</source>
        <translation>Se ha eliminado la etiqueta «%1»; sus podcasts siguen aquí.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image Dogear can read. The show keeps the one it has; choose another file.</source>
        <translation>«%1» no es una imagen que Dogear pueda leer. El podcast conserva la que tiene; elija otro archivo.</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>Elegir imagen</translation>
    </message>
    <message>
        <source>Picture changed.</source>
        <translation>Se ha cambiado la imagen.</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>Imagen del feed</translation>
    </message>
    <message>
        <source>Feed picture restored.</source>
        <translation>Se ha restaurado la imagen del feed.</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Etiqueta nueva</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Nombre de la etiqueta</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Elegir una imagen</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Imágenes (%1)</translation>
    </message>
</context>
<context>
    <name>dogear::StatisticsController</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>dogear::StreamStatus</name>
    <message>
        <source>This episode has become another file at its server, perhaps with other advertisements. It goes on at the same time.</source>
        <translation>Este episodio es ahora otro archivo en su servidor, quizá con otra publicidad. Continúa desde el mismo punto.</translation>
    </message>
    <message>
        <source>This stream can&apos;t be saved. %1</source>
        <translation>Esta transmisión no se puede guardar. %1</translation>
    </message>
</context>
<context>
    <name>dogear::TrayIcon</name>
    <message>
        <source>Jump back</source>
        <translation>Retroceder</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>Episodio siguiente</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Hide the window</source>
        <translation>Ocultar la ventana</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>Mostrar la ventana</translation>
    </message>
</context>
<context>
    <name>dogear::UndoController</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Possible after a change of the library.</source>
        <translation>Disponible después de un cambio en la biblioteca.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>name of an act</comment>
        <translation>Deshecho: %1.</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Deshacer «%1»</translation>
    </message>
</context>
<context>
    <name>dogear::VideoController</name>
    <message>
        <source>Possible while a video plays.</source>
        <translation>Disponible mientras se reproduce un vídeo.</translation>
    </message>
    <message>
        <source>Video in its own window</source>
        <translation>Vídeo en una ventana aparte</translation>
    </message>
    <message>
        <source>Video in full screen</source>
        <translation>Vídeo a pantalla completa</translation>
    </message>
    <message>
        <source>Show the video over the whole screen</source>
        <translation>Mostrar el vídeo en toda la pantalla</translation>
    </message>
    <message>
        <source>%1 – Dogear</source>
        <translation>%1 – Dogear</translation>
    </message>
    <message>
        <source>Show the video beside the notes</source>
        <translation>Mostrar el vídeo junto a las notas</translation>
    </message>
    <message>
        <source>Show the video in its own window</source>
        <translation>Mostrar el vídeo en una ventana aparte</translation>
    </message>
</context>
<context>
    <name>dogear::ViewMenu</name>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
    <message>
        <source>Notes and details</source>
        <translation>Notas y detalles</translation>
    </message>
    <message>
        <source>Larger notes</source>
        <translation>Notas más grandes</translation>
    </message>
    <message>
        <source>Smaller notes</source>
        <translation>Notas más pequeñas</translation>
    </message>
    <message>
        <source>Usual size of notes</source>
        <translation>Tamaño normal de las notas</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme of the desktop</comment>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
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
        <translation>Dogear se abre al iniciar sesión.</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::GlobalShortcuts</name>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>Play the next episode</source>
        <translation>Reproducir el episodio siguiente</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>Retroceder</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Avanzar</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ScreenInhibitor</name>
    <message>
        <source>Showing a video</source>
        <translation>Mostrando un vídeo</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ServerNotifier</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::SleepInhibitor</name>
    <message>
        <source>Playing a podcast</source>
        <translation>Reproduciendo un podcast</translation>
    </message>
    <message>
        <source>Keeping the place in a podcast</source>
        <translation>Guardando la posición en un podcast</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AboutDialog</name>
    <message>
        <source>About Dogear</source>
        <translation>Acerca de Dogear</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Dogear %1</source>
        <translation>Dogear %1</translation>
    </message>
    <message>
        <source>A podcast player that keeps your place.</source>
        <translation>Un reproductor de podcasts que recuerda la posición.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se puede usar, estudiar, compartir y modificar; se distribuye sin garantía alguna.</translation>
    </message>
    <message>
        <source>© The Dogear developers</source>
        <translation>© Los desarrolladores de Dogear</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Se usa para</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotecas</translation>
    </message>
    <message>
        <source>Licence of Dogear</source>
        <translation>Licencia de Dogear</translation>
    </message>
    <message>
        <source>Dogear uses these libraries:</source>
        <translation>Dogear usa estas bibliotecas:</translation>
    </message>
    <message>
        <source>Licence of Dogear:</source>
        <translation>Licencia de Dogear:</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AddPodcastDialog</name>
    <message>
        <source>Name, link or feed address of a show, OPML list, folder or audio file:</source>
        <translation>Nombre, enlace o dirección del feed de un podcast, lista OPML, carpeta o archivo de audio:</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Add a show</source>
        <translation>Añadir un podcast</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Choose a feed, a list of shows, audio or video</source>
        <translation>Elegir un feed, una lista de podcasts, audio o vídeo</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AppearanceSettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light or dark colours of the window</source>
        <translation>Colores claros u oscuros de la ventana</translation>
    </message>
    <message>
        <source>dark mode light mode night</source>
        <comment>words that find the theme</comment>
        <translation>modo oscuro modo claro noche</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Colours from artwork</source>
        <translation>Colores de la carátula</translation>
    </message>
    <message>
        <source>The page of a show takes a colour from its picture</source>
        <translation>La página de un podcast toma un color de su imagen</translation>
    </message>
    <message>
        <source>accent cover tint</source>
        <comment>words that find colours from artwork</comment>
        <translation>énfasis acento portada tinte</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Size of notes</source>
        <translation>Tamaño de las notas</translation>
    </message>
    <message>
        <source>Size of the text in notes and transcripts</source>
        <translation>Tamaño del texto de las notas y transcripciones</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>font zoom larger smaller letters</source>
        <comment>words that find the text size</comment>
        <translation>fuente letra zoom aumentar reducir tipografía</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of Dogear&apos;s texts</source>
        <translation>Idioma de los textos de Dogear</translation>
    </message>
    <message>
        <source>translation locale</source>
        <comment>words that find the language; with the English word, too</comment>
        <translation>traducción lengua language translation locale</translation>
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
        <translation>Nota de este marcador</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Editar la nota</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>Reproducir desde %1</translation>
    </message>
    <message>
        <source>You no longer follow this show. Follow it again to play this.</source>
        <translation>Ya no sigue este podcast. Sígalo de nuevo para reproducir esto.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarksPage</name>
    <message>
        <source>Search bookmarks</source>
        <translation>Buscar en los marcadores</translation>
    </message>
    <message>
        <source>Words of notes, titles and shows</source>
        <translation>Palabras de notas, títulos y podcasts</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write all bookmarks to a Markdown file</source>
        <translation>Guardar todos los marcadores en un archivo Markdown</translation>
    </message>
    <message>
        <source>In the bookmarks</source>
        <translation>En los marcadores</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Reproducir desde aquí</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Editar la nota</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n marcador</numerusform>
            <numerusform>%n marcadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or shorter words.</source>
        <translation>No se ha encontrado nada. Pruebe con menos palabras o con otras más cortas.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Bookmark a time while you listen to find it again and to write down why.</source>
        <translation>Añada un marcador durante la escucha para volver a encontrar un momento y anotar el motivo.</translation>
    </message>
    <message>
        <source>Press %1 while you listen to mark a time and to write down why.</source>
        <translation>Pulse %1 durante la escucha para marcar un momento y anotar el motivo.</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>Copiar enlace a este momento</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterDelegate</name>
    <message>
        <source>Without a title</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Skipped because of its title, as you chose for this show</source>
        <translation>Omitido por su título, según lo elegido para este podcast</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Omitir este capítulo</translation>
    </message>
    <message>
        <source>Do not skip this chapter</source>
        <translation>No omitir este capítulo</translation>
    </message>
    <message>
        <source>%1 – play from %2</source>
        <comment>title of a chapter, time</comment>
        <translation>%1 – reproducir desde %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>In the chapters</source>
        <translation>En los capítulos</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Reproducir desde aquí</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Omitir este capítulo</translation>
    </message>
    <message>
        <source>Open the link</source>
        <translation>Abrir el enlace</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>%n capítulo</numerusform>
            <numerusform>%n capítulos</numerusform>
        </translation>
    </message>
    <message>
        <source>Always skip chapters with this title</source>
        <translation>Omitir siempre los capítulos con este título</translation>
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
        <translation>País de la lista de éxitos</translation>
    </message>
    <message>
        <source>Category of the chart</source>
        <translation>Categoría de la lista de éxitos</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::CommandPalette</name>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>no disponible ahora</translation>
    </message>
    <message>
        <source>Search all episodes for “%1”</source>
        <translation>Buscar «%1» en todos los episodios</translation>
    </message>
    <message>
        <source>Name of an action, a show, a place or a setting</source>
        <translation>Nombre de una acción, un podcast, un lugar o un ajuste</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Coincidencias</translation>
    </message>
    <message>
        <source>Nothing in Dogear has this name.</source>
        <translation>En Dogear no hay nada con este nombre.</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>No disponible ahora.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailPage</name>
    <message>
        <source>Select an episode to read its notes.</source>
        <translation>Seleccione un episodio para leer sus notas.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailTabs</name>
    <message>
        <source>Parts of the page</source>
        <translation>Partes de la página</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryDelegate</name>
    <message>
        <source>Play the episode</source>
        <translation>Reproducir el episodio</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>Reproducir el episodio más reciente</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryShowPage</name>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>See and play the episodes before you follow the show</source>
        <translation>Ver y reproducir los episodios antes de seguir el podcast</translation>
    </message>
    <message>
        <source>What directories say about the show</source>
        <translation>Lo que dicen los directorios sobre el podcast</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Siguiendo</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Reading the feed…</source>
        <translation>Leyendo el feed…</translation>
    </message>
    <message>
        <source>Open the show</source>
        <translation>Abrir el podcast</translation>
    </message>
    <message>
        <source>Show episodes</source>
        <translation>Mostrar episodios</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>Figura en</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>Episodio más reciente</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodios</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Explícito</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Apto para todos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>A directory says that its feed is gone.</source>
        <translation>Un directorio indica que su feed ya no existe.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Page of the directory</source>
        <translation>Página del directorio</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DiscoverPage</name>
    <message>
        <source>Search for shows, or paste a link</source>
        <translation>Buscar podcasts o pegar un enlace</translation>
    </message>
    <message>
        <source>Names of shows and people, or the link of another player. Return follows the selected show, and plays one that you follow.</source>
        <translation>Nombres de podcasts y personas, o el enlace de otro reproductor. Intro sigue el podcast seleccionado o, si ya lo sigue, lo reproduce.</translation>
    </message>
    <message>
        <source>Shows and episodes</source>
        <translation>Podcasts y episodios</translation>
    </message>
    <message>
        <source>In Discover</source>
        <translation>En Descubrir</translation>
    </message>
    <message>
        <source>Follow, or play what you follow</source>
        <translation>Seguir, o reproducir si ya se sigue</translation>
    </message>
    <message>
        <source>This chart is empty. Choose another one.</source>
        <translation>Esta lista de éxitos está vacía. Elija otra.</translation>
    </message>
    <message>
        <source>Reading the chart…</source>
        <translation>Leyendo la lista de éxitos…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Press Return to follow the show that this link leads to.</source>
        <translation>Pulse Intro para seguir el podcast al que lleva este enlace.</translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or other words.</source>
        <translation>No se ha encontrado nada. Pruebe con menos palabras o con otras.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadButton</name>
    <message>
        <source>Cancel the download</source>
        <translation>Cancelar la descarga</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>Reanudar la descarga</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>Eliminar la descarga</translation>
    </message>
    <message>
        <source>Keep (already here)</source>
        <translation>Conservar (ya está aquí)</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
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
</context>
<context>
    <name>dogear::widgets::DownloadSettingsPage</name>
    <message>
        <source>Downloads</source>
        <translation>Descargas</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Where the files are; those that are there already move along</source>
        <translation>Dónde están los archivos; los que ya existen se mueven también</translation>
    </message>
    <message>
        <source>path directory disk storage</source>
        <comment>words that find the folder of downloads</comment>
        <translation>ruta directorio disco almacenamiento ubicación</translation>
    </message>
    <message>
        <source>Keep free</source>
        <translation>Mantener libre</translation>
    </message>
    <message>
        <source>Downloads wait while the disk has less room than this</source>
        <translation>Las descargas esperan mientras quede menos espacio que este en el disco</translation>
    </message>
    <message>
        <source>space full</source>
        <comment>words that find the room that stays free</comment>
        <translation>espacio lleno capacidad</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>When downloads may begin</source>
        <translation>Cuándo pueden comenzar las descargas</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>When they end; before the other hour: on the next day</source>
        <translation>Cuándo terminan; si es antes de la otra hora, al día siguiente</translation>
    </message>
    <message>
        <source>Only from</source>
        <comment>an hour to another</comment>
        <translation>Solo desde</translation>
    </message>
    <message>
        <source>Downloads wait until these hours begin</source>
        <translation>Las descargas esperan hasta que comience este horario</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two hours</comment>
        <translation>hasta</translation>
    </message>
    <message>
        <source>time night schedule</source>
        <comment>words that find the hours of downloads</comment>
        <translation>hora noche horario programar</translation>
    </message>
    <message>
        <source>Only at certain hours</source>
        <translation>Solo a ciertas horas</translation>
    </message>
    <message>
        <source>Limits of the network…</source>
        <translation>Límites de la red…</translation>
    </message>
    <message>
        <source>Speed limit, parallel downloads and metered networks</source>
        <translation>Límite de velocidad, descargas en paralelo y redes de uso medido</translation>
    </message>
    <message>
        <source>Removing downloads</source>
        <translation>Eliminación de descargas</translation>
    </message>
    <message>
        <source>Days after playing</source>
        <translation>Días tras la reproducción</translation>
    </message>
    <message>
        <source>How long they stay after they were played</source>
        <translation>Cuánto tiempo permanecen después de reproducirse</translation>
    </message>
    <message>
        <source>Remove played after</source>
        <comment>so many days</comment>
        <translation>Eliminar reproducidas tras</translation>
    </message>
    <message>
        <source>What was heard to its end needs no room</source>
        <translation>Lo escuchado hasta el final no necesita ocupar espacio</translation>
    </message>
    <message>
        <source>delete clean up</source>
        <comment>words that find automatic removal</comment>
        <translation>borrar limpiar quitar</translation>
    </message>
    <message>
        <source>Remove played</source>
        <translation>Eliminar reproducidas</translation>
    </message>
    <message>
        <source>Remove all after</source>
        <translation>Eliminar todas tras</translation>
    </message>
    <message>
        <source>How long downloads stay, played or not</source>
        <translation>Cuánto tiempo permanecen las descargas, reproducidas o no</translation>
    </message>
    <message>
        <source>delete old age</source>
        <comment>words that find removal by age</comment>
        <translation>borrar antiguo antigüedad</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Keep newest per show</source>
        <translation>Conservar las últimas por podcast</translation>
    </message>
    <message>
        <source>Keeps this many automatic downloads of each show; your own all stay</source>
        <translation>Conserva este número de descargas automáticas de cada podcast; las iniciadas a mano se conservan todas</translation>
    </message>
    <message>
        <source>delete number episodes</source>
        <comment>words that find removal by number</comment>
        <translation>borrar número episodios cantidad</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Total size limit</source>
        <translation>Límite de tamaño total</translation>
    </message>
    <message>
        <source>When they need more room than this, played ones go first, then the oldest</source>
        <translation>Si ocupan más que esto, se eliminan primero las reproducidas y luego las más antiguas</translation>
    </message>
    <message>
        <source>delete disk space quota</source>
        <comment>words that find removal by size</comment>
        <translation>borrar disco espacio cuota</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Keep favourites</source>
        <translation>Conservar favoritos</translation>
    </message>
    <message>
        <source>Only you remove favourites</source>
        <translation>Los favoritos solo se eliminan a mano</translation>
    </message>
    <message>
        <source>star protect</source>
        <comment>words that find the protection of favourites</comment>
        <translation>estrella proteger</translation>
    </message>
    <message>
        <source>What plays or is up next always stays.</source>
        <translation>Lo que se está reproduciendo o está en la cola se conserva siempre.</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>Transmisión</translation>
    </message>
    <message>
        <source>Stream cache</source>
        <translation>Caché de transmisión</translation>
    </message>
    <message>
        <source>Kept so it isn&apos;t downloaded again; oldest first out</source>
        <translation>Se guarda para no volver a descargarlo; lo más antiguo se elimina primero</translation>
    </message>
    <message>
        <source>temporary disk space</source>
        <comment>words that find the size of the cache</comment>
        <translation>temporal disco espacio</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Búfer</translation>
    </message>
    <message>
        <source>Loaded ahead of playback, to bridge a bad connection</source>
        <translation>Se carga antes de reproducir, para compensar una mala conexión</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>stutter interruption train tunnel</source>
        <comment>words that find the buffer</comment>
        <translation>cortes interrupción tren túnel entrecortado</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadsHeader</name>
    <message>
        <source>Resume all</source>
        <translation>Reanudar todas</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Pausar todas</translation>
    </message>
    <message>
        <source>Let downloads go on</source>
        <translation>Reanudar todas las descargas</translation>
    </message>
    <message>
        <source>Stop all downloads until you let them go on</source>
        <translation>Pausar todas las descargas hasta que se reanuden</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EffectScope</name>
    <message>
        <source>Remember for this show</source>
        <translation>Recordar para este podcast</translation>
    </message>
    <message>
        <source>Use this show&apos;s setting as the default</source>
        <translation>Usar el ajuste de este podcast como predeterminado</translation>
    </message>
    <message>
        <source>trimmed silence, even volume</source>
        <translation>silencios recortados, volumen nivelado</translation>
    </message>
    <message>
        <source>trimmed silence</source>
        <translation>silencios recortados</translation>
    </message>
    <message>
        <source>even volume</source>
        <translation>volumen nivelado</translation>
    </message>
    <message>
        <source>as it was recorded</source>
        <translation>como se grabó</translation>
    </message>
    <message>
        <source>Use for all shows (now %1)</source>
        <translation>Usar en todos los podcasts (ahora: %1)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ElidedLabel</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDelegate</name>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetailPage</name>
    <message>
        <source>Go to this show</source>
        <translation>Ir a este podcast</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Search in the transcript</source>
        <translation>Buscar en la transcripción</translation>
    </message>
    <message>
        <source>Possible for an episode with a transcript.</source>
        <translation>Disponible en un episodio con transcripción.</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Añadir a la cola</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorito</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Marcar como reproducido</translation>
    </message>
    <message>
        <source>Copy the link to the episode&apos;s page</source>
        <translation>Copiar el enlace a la página del episodio</translation>
    </message>
    <message>
        <source>In the list of episodes</source>
        <translation>En la lista de episodios</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>No longer in the feed</source>
        <translation>Ya no está en el feed</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Quitar de la cola</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>Nada que reproducir</translation>
    </message>
    <message>
        <source>Resume at %1</source>
        <translation>Reanudar desde %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play this episode</source>
        <translation>Reproducir este episodio</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Quitar de favoritos</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Añadir a favoritos</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Marcar como no reproducido</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>Mostrar imágenes</translation>
    </message>
    <message>
        <source>Fetch the pictures in these notes from their web site</source>
        <translation>Cargar las imágenes de estas notas desde su sitio web</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetails</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Play this excerpt</source>
        <translation>Reproducir este fragmento</translation>
    </message>
    <message>
        <source>Play the excerpt at %1: %2</source>
        <comment>time and title</comment>
        <translation>Reproducir el fragmento desde %1: %2</translation>
    </message>
    <message>
        <source>Play the episode in this version</source>
        <translation>Reproducir el episodio en esta versión</translation>
    </message>
    <message>
        <source>Play this version: %1, %2</source>
        <comment>name and properties</comment>
        <translation>Reproducir esta versión: %1, %2</translation>
    </message>
    <message>
        <source>Show all episodes with this person</source>
        <translation>Mostrar todos los episodios con esta persona</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a link is about, and its address</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>Show replies</source>
        <translation>Mostrar respuestas</translation>
    </message>
    <message>
        <source>Load the replies from the server of the thread</source>
        <translation>Cargar las respuestas del servidor del hilo</translation>
    </message>
    <message>
        <source>Loading the replies…</source>
        <translation>Cargando las respuestas…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeListPage</name>
    <message>
        <source>In the list of episodes</source>
        <translation>En la lista de episodios</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Reproducir a continuación</translation>
    </message>
    <message>
        <source>Add to or remove from Up next</source>
        <translation>Añadir a la cola o quitar de ella</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Remove from Up next or Downloads</source>
        <translation>Quitar de la cola o de las descargas</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>Mover al principio</translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in all shows</source>
        <translation>
            <numerusform>%Ln resultado similar en todos los podcasts</numerusform>
            <numerusform>%Ln resultados similares en todos los podcasts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln resultado similar en %1</numerusform>
            <numerusform>%Ln resultados similares en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in all shows</source>
        <translation>
            <numerusform>%Ln resultado en todos los podcasts</numerusform>
            <numerusform>%Ln resultados en todos los podcasts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln resultado en %1</numerusform>
            <numerusform>%Ln resultados en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln similar</source>
        <comment>results</comment>
        <translation>
            <numerusform>%1 · %Ln similar</numerusform>
            <numerusform>%1 · %Ln similares</numerusform>
        </translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodios</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>Search all shows</source>
        <translation>Buscar en todos los podcasts</translation>
    </message>
    <message>
        <source>Only this show</source>
        <translation>Solo este podcast</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <comment>a tag, or a place such as Inbox</comment>
        <translation>Solo en %1</translation>
    </message>
    <message>
        <source>Similar to “%1”</source>
        <translation>Similares a «%1»</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>No results match these filters. Turn a filter off.</source>
        <translation>Ningún resultado coincide con estos filtros. Desactive alguno.</translation>
    </message>
    <message>
        <source>Nothing was found. Try other words.</source>
        <translation>No se ha encontrado nada. Pruebe con otras palabras.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>You don&apos;t follow any shows yet.</source>
        <translation>Aún no sigue ningún podcast.</translation>
    </message>
    <message>
        <source>Add a show…</source>
        <translation>Añadir un podcast…</translation>
    </message>
    <message>
        <source>No episodes yet. The page of the show says why.</source>
        <translation>Aún no hay episodios. La página del podcast indica el motivo.</translation>
    </message>
    <message>
        <source>No episodes match. Turn a filter off.</source>
        <translation>Ningún episodio coincide. Desactive algún filtro.</translation>
    </message>
    <message>
        <source>Search titles, notes and transcripts</source>
        <translation>Buscar en títulos, notas y transcripciones</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Words, &quot;phrases&quot;, prefix*, -without</source>
        <translation>Palabras, &quot;frases&quot;, prefijo*, -excluida</translation>
    </message>
    <message>
        <source>Keep this search in the sidebar</source>
        <translation>Conservar esta búsqueda en la barra lateral</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeMenu</name>
    <message>
        <source>Selected episodes</source>
        <translation>Episodios seleccionados</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Reproducir a continuación</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Añadir a la cola</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Quitar de la cola</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>Mover al principio</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>Episodios similares</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Ir al podcast</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Pause download</source>
        <translation>Pausar descarga</translation>
    </message>
    <message>
        <source>Resume download</source>
        <translation>Reanudar descarga</translation>
    </message>
    <message>
        <source>Retry download</source>
        <translation>Reintentar descarga</translation>
    </message>
    <message>
        <source>Cancel download</source>
        <translation>Cancelar descarga</translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>Eliminar descarga</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Marcar como reproducido</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Marcar como no reproducido</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Añadir a favoritos</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Quitar de favoritos</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FactForm</name>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>Copiar la dirección del feed</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Change the address of the feed</source>
        <translation>Cambiar la dirección del feed</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedChoiceDialog</name>
    <message>
        <source>Choose a feed</source>
        <translation>Elegir un feed</translation>
    </message>
    <message>
        <source>The page at %1 names several feeds. Which do you want to follow?</source>
        <translation>La página de %1 indica varios feeds. ¿Cuáles desea seguir?</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>Feeds</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedHealth</name>
    <message>
        <source>The feed hasn&apos;t been loaded yet.</source>
        <translation>El feed aún no se ha cargado.</translation>
    </message>
    <message>
        <source>Next read: %1</source>
        <translation>Próxima lectura: %1</translation>
    </message>
    <message>
        <source>Next read: when you refresh it</source>
        <translation>Próxima lectura: al actualizarlo</translation>
    </message>
    <message>
        <source>Results of recent refreshes, newest first</source>
        <translation>Resultados de las últimas actualizaciones, la más reciente primero</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leído</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>outcome, figures</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Redirected to %1</source>
        <translation>Redirigido a %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like it</source>
        <translation>
            <numerusform>y %n más igual</numerusform>
            <numerusform>y %n más iguales</numerusform>
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
        <translation>Del último al primero</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes primero</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>Del primero al último</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Más antiguos primero</translation>
    </message>
    <message>
        <source>Unplayed</source>
        <translation>No reproducidos</translation>
    </message>
    <message>
        <source>Only unplayed episodes</source>
        <translation>Solo episodios no reproducidos</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Only started episodes</source>
        <translation>Solo episodios en curso</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>Only favourites</source>
        <translation>Solo favoritos</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Available offline: only episodes on this computer</source>
        <translation>Disponibles sin conexión: solo episodios que están en este equipo</translation>
    </message>
    <message>
        <source>Available offline</source>
        <translation>Disponibles sin conexión</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>Only episodes with a transcript</source>
        <translation>Solo episodios con transcripción</translation>
    </message>
    <message>
        <source>With a transcript</source>
        <translation>Con transcripción</translation>
    </message>
    <message>
        <source>Only one season of this show</source>
        <translation>Solo una temporada de este podcast</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Orden de la lista</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Mejores resultados primero</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Por título</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Más cortos primero</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Más largos primero</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Todas las temporadas</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FindBar</name>
    <message>
        <source>Search in this transcript</source>
        <translation>Buscar en esta transcripción</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the first hit of seventeen</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FolderField</name>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Elegir otra carpeta</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminada</translation>
    </message>
    <message>
        <source>Back to the usual folder</source>
        <translation>Volver a la carpeta predeterminada</translation>
    </message>
    <message>
        <source>Folder for downloads</source>
        <translation>Carpeta de descargas</translation>
    </message>
    <message>
        <source>%1 cannot be written to. The folder is the same as before.</source>
        <translation>No se puede escribir en %1. La carpeta es la misma que antes.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostTable</name>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <comment>titles of shows</comment>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Podcasts</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última vez</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primera vez</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recibido</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostsPage</name>
    <message>
        <source>Filter by host, reason or show</source>
        <translation>Filtrar por servidor, motivo o podcast</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Contacted</source>
        <translation>Contactados</translation>
    </message>
    <message>
        <source>When and why</source>
        <translation>Cuándo y por qué</translation>
    </message>
    <message>
        <source>Contacted hosts</source>
        <translation>Servidores contactados</translation>
    </message>
    <message>
        <source>All hosts that Dogear has sent a request to in the last 30 days. This list is kept on this computer only; single requests and addresses are not in it.</source>
        <translation>Todos los servidores a los que Dogear ha enviado solicitudes en los últimos 30 días. Esta lista se guarda solo en este equipo; no contiene solicitudes concretas ni direcciones.</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as text</source>
        <translation>Copiar como texto las filas seleccionadas, o todas</translation>
    </message>
    <message>
        <source>Forget all hosts now</source>
        <translation>Olvidar ahora todos los servidores</translation>
    </message>
    <message>
        <source>Dogear sends a request for these reasons and no other: no usage statistics, no search for updates, no account. It keeps no cookies, and no request says which computer you use.</source>
        <translation>Dogear envía solicitudes por estos motivos y ningún otro: ni estadísticas de uso, ni búsqueda de actualizaciones, ni cuentas. No guarda cookies, y ninguna solicitud revela qué equipo se usa.</translation>
    </message>
    <message>
        <source>Outside Dogear</source>
        <translation>Fuera de Dogear</translation>
    </message>
    <message>
        <source>This computer looks up the names of hosts, unless a proxy does. Links that you click open in your browser.</source>
        <translation>Este equipo resuelve los nombres de los servidores, salvo que lo haga un proxy. Los enlaces en los que se hace clic se abren en el navegador.</translation>
    </message>
    <message>
        <source>No host was contacted in the last 30 days.</source>
        <translation>No se ha contactado con ningún servidor en los últimos 30 días.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LibrarySettingsPage</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Episodios nuevos</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>How often Dogear checks shows by itself</source>
        <translation>Con qué frecuencia comprueba Dogear los podcasts automáticamente</translation>
    </message>
    <message>
        <source>refresh update rss feed interval automatic</source>
        <comment>words that find refreshing of shows</comment>
        <translation>actualizar refrescar rss feed intervalo automático</translation>
    </message>
    <message>
        <source>As often as each show publishes</source>
        <translation>Según la frecuencia de cada podcast</translation>
    </message>
    <message>
        <source>At a fixed interval</source>
        <translation>A intervalos fijos</translation>
    </message>
    <message>
        <source>Only manually</source>
        <translation>Solo manualmente</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Cada</translation>
    </message>
    <message>
        <source>How long Dogear waits before it checks again</source>
        <translation>Cuánto espera Dogear antes de volver a comprobar</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>refresh rss feed interval hours</source>
        <comment>words that find the interval</comment>
        <translation>actualizar refrescar rss feed intervalo horas</translation>
    </message>
    <message>
        <source>Chapters and transcripts of shows</source>
        <translation>Capítulos y transcripciones de podcasts</translation>
    </message>
    <message>
        <source>Fetch for all episodes</source>
        <translation>Obtener para todos los episodios</translation>
    </message>
    <message>
        <source>One episode after another, while the network costs nothing</source>
        <translation>Un episodio tras otro, mientras la red no tenga coste</translation>
    </message>
    <message>
        <source>subtitles text search index</source>
        <comment>words that find fetching of transcripts</comment>
        <translation>subtítulos texto búsqueda índice</translation>
    </message>
    <message>
        <source>Makes their words searchable, even in episodes you never opened.</source>
        <translation>Permite buscar en su texto, incluso en episodios que nunca se han abierto.</translation>
    </message>
    <message>
        <source>Transcripts made on this computer</source>
        <translation>Transcripciones hechas en este equipo</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>A program that makes subtitles (SRT, VTT) of sound</source>
        <translation>Una aplicación que genera subtítulos (SRT, VTT) a partir del audio</translation>
    </message>
    <message>
        <source>whisper speech recognition</source>
        <comment>words that find the making of transcripts</comment>
        <translation>whisper reconocimiento de voz habla</translation>
    </message>
    <message>
        <source>Runs for each episode that was downloaded and has no transcript. {file} is the download, {output} is where the subtitles go, without .srt or .vtt; what the program prints is taken as well.</source>
        <translation>Se ejecuta para cada episodio descargado que no tenga transcripción. {file} es la descarga y {output}, el destino de los subtítulos, sin .srt ni .vtt; también se acepta lo que la aplicación escriba en la salida.</translation>
    </message>
    <message>
        <source>Charts and searches</source>
        <translation>Listas de éxitos y búsquedas</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>Whose charts are shown, and whose shows Apple lists</source>
        <translation>País del que se muestran las listas de éxitos y los podcasts de Apple</translation>
    </message>
    <message>
        <source>discover region itunes store</source>
        <comment>words that find the country of charts</comment>
        <translation>descubrir región itunes tienda</translation>
    </message>
    <message>
        <source>Also ask fyyd</source>
        <translation>Consultar también fyyd</translation>
    </message>
    <message>
        <source>A directory with many German shows, and sometimes slow</source>
        <translation>Un directorio con muchos podcasts alemanes, a veces lento</translation>
    </message>
    <message>
        <source>discover</source>
        <comment>words that find the directory fyyd</comment>
        <translation>descubrir</translation>
    </message>
    <message>
        <source>Podcast Index</source>
        <translation>Podcast Index</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>The key that podcastindex.org gave you</source>
        <translation>La clave que proporciona podcastindex.org</translation>
    </message>
    <message>
        <source>discover api account</source>
        <comment>words that find the key of Podcast Index</comment>
        <translation>descubrir api cuenta</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secreto</translation>
    </message>
    <message>
        <source>The secret that podcastindex.org gave you with the key</source>
        <translation>El secreto que podcastindex.org proporciona con la clave</translation>
    </message>
    <message>
        <source>discover api password</source>
        <comment>words that find the secret of Podcast Index</comment>
        <translation>descubrir api contraseña</translation>
    </message>
    <message>
        <source>Podcast Index is also asked without a key, and then finds less. Both are kept in your keychain.</source>
        <translation>Podcast Index también se consulta sin clave, pero entonces encuentra menos. Ambos datos se guardan en el llavero.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LinkOffer</name>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Don&apos;t offer this link again</source>
        <translation>No volver a ofrecer este enlace</translation>
    </message>
    <message>
        <source>Follow the link in the clipboard: %1</source>
        <translation>Seguir el enlace del portapapeles: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LiveItemCard</name>
    <message>
        <source>Live stream</source>
        <translation>Transmisión en directo</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Recordármelo</translation>
    </message>
    <message>
        <source>Show a message when it starts, while Dogear is open</source>
        <translation>Mostrar un mensaje cuando empiece, si Dogear está abierto</translation>
    </message>
    <message>
        <source>Remind me of %1</source>
        <translation>Recordarme %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Deshacer «%1»</translation>
    </message>
    <message>
        <source>“%1” can no longer be undone, because it has changed since.</source>
        <translation>«%1» ya no se puede deshacer porque ha habido cambios desde entonces.</translation>
    </message>
    <message>
        <source>“%1” could not be undone: %2.</source>
        <comment>act, reason</comment>
        <translation>No se ha podido deshacer «%1»: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NetworkSettingsPage</name>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Through which server all connections lead</source>
        <translation>Servidor por el que pasan todas las conexiones</translation>
    </message>
    <message>
        <source>vpn tor tunnel firewall company internet connection</source>
        <comment>words that find the proxy</comment>
        <translation>vpn tor túnel cortafuegos empresa conexión internet</translation>
    </message>
    <message>
        <source>That of the desktop</source>
        <translation>El del escritorio</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
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
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>The password for the proxy, if it asks for one</source>
        <translation>La contraseña del proxy, si la pide</translation>
    </message>
    <message>
        <source>The password is kept in your keychain.</source>
        <translation>La contraseña se guarda en el llavero.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>The name or the address of the proxy, such as proxy.example</source>
        <translation>El nombre o la dirección del proxy, como proxy.example</translation>
    </message>
    <message>
        <source>Enter the host of the proxy. Without it, Dogear reaches no server.</source>
        <translation>Introduzca el servidor del proxy. Sin él, Dogear no puede acceder a ningún servidor.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>The number of its port</source>
        <translation>El número de su puerto</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nombre de usuario</translation>
    </message>
    <message>
        <source>The name for the proxy, if it asks for one</source>
        <translation>El nombre para el proxy, si lo pide</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Descargas</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>Límite de velocidad</translation>
    </message>
    <message>
        <source>How fast all downloads together may be</source>
        <translation>Velocidad máxima de todas las descargas juntas</translation>
    </message>
    <message>
        <source> kB/s</source>
        <comment>kilobytes a second, after a number</comment>
        <translation> kB/s</translation>
    </message>
    <message>
        <source>bandwidth throttle rate slow</source>
        <comment>words that find the speed limit</comment>
        <translation>ancho de banda limitar tasa lento</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>Descargas en paralelo</translation>
    </message>
    <message>
        <source>How many episodes are downloaded at the same time</source>
        <translation>Cuántos episodios se descargan al mismo tiempo</translation>
    </message>
    <message>
        <source>concurrent connections</source>
        <comment>words that find parallel downloads</comment>
        <translation>conexiones simultáneas</translation>
    </message>
    <message>
        <source>Download on metered networks</source>
        <translation>Descargar en redes de uso medido</translation>
    </message>
    <message>
        <source>Where data costs money, as on a phone, downloads wait otherwise</source>
        <translation>Si no, las descargas esperan cuando los datos cuestan dinero, como con un teléfono</translation>
    </message>
    <message>
        <source>mobile data cellular roaming tethering</source>
        <comment>words that find metered networks</comment>
        <translation>datos móviles celular itinerancia roaming compartir conexión</translation>
    </message>
    <message>
        <source>Refreshing shows</source>
        <translation>Actualización de podcasts</translation>
    </message>
    <message>
        <source>Parallel feeds</source>
        <translation>Feeds en paralelo</translation>
    </message>
    <message>
        <source>How many feeds are read at the same time</source>
        <translation>Cuántos feeds se leen al mismo tiempo</translation>
    </message>
    <message>
        <source>concurrent connections rss</source>
        <comment>words that find parallel feeds</comment>
        <translation>conexiones simultáneas rss</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>Por servidor</translation>
    </message>
    <message>
        <source>How many feeds of one server are read at the same time</source>
        <translation>Cuántos feeds de un mismo servidor se leen al mismo tiempo</translation>
    </message>
    <message>
        <source>concurrent connections host rss</source>
        <comment>words that find feeds per server</comment>
        <translation>conexiones simultáneas servidor host rss</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Sin límite</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NewestEpisodeLine</name>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Go to the newest episode</source>
        <translation>Ir al episodio más reciente</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>Reproducir el episodio más reciente</translation>
    </message>
    <message>
        <source>The newest episode has nothing to play</source>
        <translation>El episodio más reciente no tiene nada que reproducir</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>Episodio más reciente</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NoteDialog</name>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotesView</name>
    <message>
        <source>Show notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>No hay notas.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Reproducir desde aquí</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotificationSettingsPage</name>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>The desktop announces</source>
        <translation>Avisos en el escritorio</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Episodios nuevos</translation>
    </message>
    <message>
        <source>One message for each show, with buttons to play and to queue</source>
        <translation>Un mensaje por podcast, con botones para reproducir y añadir a la cola</translation>
    </message>
    <message>
        <source>popup bubble alert notify</source>
        <comment>words that find announcements</comment>
        <translation>aviso globo emergente alerta notificar</translation>
    </message>
    <message>
        <source>To leave out a show, open its page and the tab Settings there.</source>
        <translation>Para excluir un podcast, abra su página y, en ella, la pestaña «Ajustes».</translation>
    </message>
    <message>
        <source>Finished downloads</source>
        <translation>Descargas completadas</translation>
    </message>
    <message>
        <source>Downloads that you started, not automatic ones</source>
        <translation>Las iniciadas a mano, no las automáticas</translation>
    </message>
    <message>
        <source>Errors that need you</source>
        <translation>Errores que requieren atención</translation>
    </message>
    <message>
        <source>Such as a full disk, or a feed that asks for a password</source>
        <translation>Como un disco lleno o un feed que pide una contraseña</translation>
    </message>
    <message>
        <source>popup bubble alert notify problem</source>
        <comment>words that find announcements</comment>
        <translation>aviso globo emergente alerta notificar problema</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Bandeja del sistema</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>Mostrar un icono en la bandeja del sistema</translation>
    </message>
    <message>
        <source>It tells what plays; a middle click pauses</source>
        <translation>Indica qué se reproduce; un clic con el botón central pausa la reproducción</translation>
    </message>
    <message>
        <source>system tray status icon indicator</source>
        <comment>words that find the tray</comment>
        <translation>icono de estado indicador área de notificación</translation>
    </message>
    <message>
        <source>Closing the window leaves Dogear in the tray</source>
        <translation>Cerrar la ventana deja Dogear en la bandeja del sistema</translation>
    </message>
    <message>
        <source>It goes on playing; Quit ends it</source>
        <translation>La reproducción continúa; «Salir» cierra Dogear</translation>
    </message>
    <message>
        <source>background minimise quit</source>
        <comment>words that find closing to the tray</comment>
        <translation>segundo plano minimizar salir</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Start Dogear when you log in</source>
        <translation>Abrir Dogear al iniciar sesión</translation>
    </message>
    <message>
        <source>The window stays minimised until you want it</source>
        <translation>La ventana permanece minimizada hasta que se necesite</translation>
    </message>
    <message>
        <source>autostart boot startup login</source>
        <comment>words that find the start with the session</comment>
        <translation>autoarranque arranque inicio sesión</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NowPlayingLine</name>
    <message>
        <source>Now playing</source>
        <translation>En reproducción</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>Mostrar este episodio</translation>
    </message>
    <message>
        <source>Now playing: %1</source>
        <translation>En reproducción: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PasswordDialog</name>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>&amp;Recordar en el llavero</translation>
    </message>
    <message>
        <source>Name and password</source>
        <translation>Nombre y contraseña</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password. The connection is not encrypted: others on the way can read what you enter.</source>
        <translation>%1 pide un nombre y una contraseña. La conexión no está cifrada: otros podrían leer por el camino lo que se introduzca.</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password.</source>
        <translation>%1 pide un nombre y una contraseña.</translation>
    </message>
    <message>
        <source>&amp;Show the password</source>
        <translation>&amp;Mostrar la contraseña</translation>
    </message>
    <message>
        <source>Without it, Dogear forgets the password when it closes</source>
        <translation>Si no, Dogear olvida la contraseña al cerrarse</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;Contraseña:</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Iniciar sesión</translation>
    </message>
    <message>
        <source>%1 does not take this name and password. Check both and try again.</source>
        <translation>%1 no acepta este nombre y esta contraseña. Compruebe ambos e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlaybackSettingsPage</name>
    <message>
        <source>Playback</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>All shows</source>
        <translation>Todos los podcasts</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>How fast shows are played that have no speed of their own</source>
        <translation>A qué velocidad se reproducen los podcasts que no tienen una propia</translation>
    </message>
    <message>
        <source>rate tempo faster slower</source>
        <comment>words that find the speed of playback</comment>
        <translation>ritmo tempo rápido lento</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Recortar silencios</translation>
    </message>
    <message>
        <source>Shortens long pauses</source>
        <translation>Acorta las pausas largas</translation>
    </message>
    <message>
        <source>skip gaps smart speed</source>
        <comment>words that find shortening of pauses</comment>
        <translation>saltar pausas huecos velocidad inteligente</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Nivelar volumen</translation>
    </message>
    <message>
        <source>Makes all shows, and all of an episode, equally loud</source>
        <translation>Da la misma sonoridad a todos los podcasts y a todas las partes de un episodio</translation>
    </message>
    <message>
        <source>loudness normalise boost compressor</source>
        <comment>words that find equal volume</comment>
        <translation>igualar sonoridad normalizar potenciar compresor</translation>
    </message>
    <message>
        <source>Settings of a show win over these.</source>
        <translation>Los ajustes de un podcast tienen prioridad sobre estos.</translation>
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
        <translation>Reproduce ambos canales en los dos lados</translation>
    </message>
    <message>
        <source>one ear stereo hearing</source>
        <comment>words that find mono</comment>
        <translation>un oído estéreo audición</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>Balance entre izquierda y derecha</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Back and forward</source>
        <translation>Retroceder y avanzar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retroceder</translation>
    </message>
    <message>
        <source>How far the Left key and its button go back</source>
        <translation>Cuánto retroceden la flecha izquierda y su botón</translation>
    </message>
    <message>
        <source>skip rewind seek jump</source>
        <comment>words that find the length of a step back</comment>
        <translation>saltar rebobinar buscar atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>How far the Right key and its button go forward</source>
        <translation>Cuánto avanzan la flecha derecha y su botón</translation>
    </message>
    <message>
        <source>skip seek jump</source>
        <comment>words that find the length of a step forward</comment>
        <translation>saltar buscar adelante</translation>
    </message>
    <message>
        <source>Go back a little after a pause</source>
        <translation>Retroceder un poco tras una pausa</translation>
    </message>
    <message>
        <source>3 seconds after a minute, 10 after an hour, 20 after a day</source>
        <translation>3 segundos tras un minuto, 10 tras una hora, 20 tras un día</translation>
    </message>
    <message>
        <source>resume rewind</source>
        <comment>words that find going back after a pause</comment>
        <translation>reanudar rebobinar</translation>
    </message>
    <message>
        <source>The end of an episode</source>
        <translation>Final de un episodio</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Al terminar</translation>
    </message>
    <message>
        <source>What is played when an episode was heard to its end</source>
        <translation>Qué se reproduce cuando se ha escuchado un episodio hasta el final</translation>
    </message>
    <message>
        <source>next continuous autoplay queue</source>
        <comment>words that find what plays next</comment>
        <translation>siguiente continua automática autoplay cola</translation>
    </message>
    <message>
        <source>Play Up next</source>
        <translation>Reproducir la cola</translation>
    </message>
    <message>
        <source>Then the show&apos;s next episode</source>
        <translation>Después, el episodio siguiente del podcast</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Mark as played when this much is left</source>
        <translation>Marcar como reproducido al quedar</translation>
    </message>
    <message>
        <source>An episode that you leave with no more than this to go counts as played</source>
        <translation>Un episodio que se deja cuando no queda más que esto cuenta como reproducido</translation>
    </message>
    <message>
        <source>finished heard done</source>
        <comment>words that find what counts as played</comment>
        <translation>terminado escuchado hecho completado</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerBar</name>
    <message>
        <source>Previous chapter</source>
        <translation>Capítulo anterior</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Capítulo siguiente</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>Retroceder %n segundo</numerusform>
            <numerusform>Retroceder %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>Avanzar %n segundo</numerusform>
            <numerusform>Avanzar %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to switch between time left and length</source>
        <translation>Haga clic para alternar entre tiempo restante y duración</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Nothing is playing</source>
        <translation>No se está reproduciendo nada</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>Mostrar este episodio</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>Activar sonido</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <translation>Volumen: %1 %</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerStatus</name>
    <message>
        <source>Waiting for the network…</source>
        <translation>Esperando la red…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Buffering…</source>
        <translation>Llenando el búfer…</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Ir a este podcast</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PodcastDetailPage</name>
    <message>
        <source>Episodes</source>
        <translation>Episodios</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Información</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Feed health</source>
        <translation>Estado del feed</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PositionSlider</name>
    <message>
        <source>%1 of %2</source>
        <comment>position and length</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>On this computer: %1 %</source>
        <translation>En este equipo: %1 %</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PrivacySettingsPage</name>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodios</translation>
    </message>
    <message>
        <source>Leave out services that count listeners</source>
        <translation>Excluir los servicios que cuentan oyentes</translation>
    </message>
    <message>
        <source>Episodes are asked of the show&apos;s own server; if that fails, as the feed says</source>
        <translation>Los episodios se piden al propio servidor del podcast; si falla, como indica el feed</translation>
    </message>
    <message>
        <source>tracking prefix analytics statistics address podtrac</source>
        <comment>words that find the removal of trackers</comment>
        <translation>rastreo prefijo analítica estadísticas dirección podtrac</translation>
    </message>
    <message>
        <source>Some shows live on these numbers, so this is off unless you choose it.</source>
        <translation>Algunos podcasts viven de estas cifras, por lo que solo se activa si así se elige.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Load pictures in notes</source>
        <translation>Cargar las imágenes de las notas</translation>
    </message>
    <message>
        <source>Otherwise a click loads them, and no server learns what you read</source>
        <translation>Si no, se cargan con un clic y ningún servidor sabe lo que se lee</translation>
    </message>
    <message>
        <source>images remote tracking pixel</source>
        <comment>words that find pictures in notes</comment>
        <translation>imágenes remotas rastreo píxel</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Conexiones</translation>
    </message>
    <message>
        <source>Which hosts Dogear contacts…</source>
        <translation>Con qué servidores contacta Dogear…</translation>
    </message>
    <message>
        <source>Lists every server, when it is asked and why</source>
        <translation>Enumera todos los servidores, cuándo se consultan y por qué</translation>
    </message>
    <message>
        <source>servers telemetry network log</source>
        <comment>words that find the list of hosts</comment>
        <translation>servidores telemetría red registro</translation>
    </message>
    <message>
        <source>Dogear reports nothing to its makers.</source>
        <translation>Dogear no informa de nada a sus creadores.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::RefreshBar</name>
    <message>
        <source>Stop refreshing; what was read stays</source>
        <translation>Detener la actualización; lo ya leído se conserva</translation>
    </message>
    <message>
        <source>Refreshing %1 of %2</source>
        <translation>Actualizando %1 de %2</translation>
    </message>
    <message>
        <source>Refreshing</source>
        <translation>Actualizando</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ReportDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchField</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
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
        <translation>Se muestran los resultados de %1.</translation>
    </message>
    <message>
        <source>Nothing matches well. These episodes have some of the words.</source>
        <translation>No hay buenas coincidencias. Estos episodios contienen algunas de las palabras.</translation>
    </message>
    <message>
        <source>Search for %1 instead</source>
        <translation>Buscar %1 en su lugar</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SeasonDelegate</name>
    <message>
        <source>Without a season</source>
        <translation>Sin temporada</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsBrowser</name>
    <message>
        <source>Find a setting</source>
        <translation>Buscar un ajuste</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>Ningún ajuste coincide.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Export settings…</source>
        <translation>Exportar ajustes…</translation>
    </message>
    <message>
        <source>Write all settings, without passwords, to a file</source>
        <translation>Guardar todos los ajustes, sin contraseñas, en un archivo</translation>
    </message>
    <message>
        <source>Import…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Import settings…</source>
        <translation>Importar ajustes…</translation>
    </message>
    <message>
        <source>Take the settings from a file that was exported</source>
        <translation>Importar los ajustes de un archivo exportado</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Valores predeterminados</translation>
    </message>
    <message>
        <source>Give the settings of this page the values that they had at first</source>
        <translation>Devolver los ajustes de esta página a sus valores iniciales</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>“%1” has its defaults again.</source>
        <comment>a page</comment>
        <translation>«%1» vuelve a tener sus valores predeterminados.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsForm</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> día</numerusform>
            <numerusform> días</numerusform>
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
        <translation>Sin atajo</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Predeterminados</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Atajo nuevo</translation>
    </message>
    <message>
        <source>Press the keys that the action shall have, too</source>
        <translation>Pulse las teclas que se añadirán a la acción</translation>
    </message>
    <message>
        <source>Give this action the shortcuts that it had at first</source>
        <translation>Devolver a esta acción los atajos que tenía al principio</translation>
    </message>
    <message>
        <source>Standard shortcuts</source>
        <translation>Atajos predeterminados</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Reasignar</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>No cambiar</translation>
    </message>
    <message>
        <source>Shortcuts of “%1”</source>
        <translation>Atajos de «%1»</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts.</source>
        <translation>Seleccione una acción para cambiar sus atajos.</translation>
    </message>
    <message>
        <source>Remove this shortcut</source>
        <translation>Quitar este atajo</translation>
    </message>
    <message>
        <source>Remove the shortcut %1</source>
        <translation>Quitar el atajo %1</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <comment>a key, an action</comment>
        <translation>%1 es el atajo de «%2».</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutSettingsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Buscar una acción o una tecla</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>Ninguna acción contiene estas palabras.</translation>
    </message>
    <message>
        <source>Shortcuts of one letter</source>
        <translation>Atajos de una sola letra</translation>
    </message>
    <message>
        <source>N, S, M and other keys without Ctrl act anywhere in the window</source>
        <translation>N, S, M y otras teclas sin Ctrl actúan en cualquier parte de la ventana</translation>
    </message>
    <message>
        <source>single character keys dictation</source>
        <comment>words that find letter keys</comment>
        <translation>teclas de un solo carácter dictado</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Acciones y sus atajos</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts below</source>
        <translation>Seleccione una acción para cambiar sus atajos más abajo</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>hotkeys keyboard key bindings</source>
        <comment>words that find the shortcuts</comment>
        <translation>teclas rápidas teclado combinaciones accesos directos</translation>
    </message>
    <message>
        <source>none</source>
        <comment>standard shortcut</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Changed; the standard is: %1</source>
        <translation>Modificado; el predeterminado es: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutsDialog</name>
    <message>
        <source>Search actions and keys</source>
        <translation>Buscar acciones y teclas</translation>
    </message>
    <message>
        <source>No shortcut matches.</source>
        <translation>Ningún atajo coincide.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Cambiar atajos…</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>Menú contextual</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowAbout</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>About the show</source>
        <translation>Sobre el podcast</translation>
    </message>
    <message>
        <source>Description of the show</source>
        <translation>Descripción del podcast</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En directo</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Recommended by the show</source>
        <translation>Recomendados por el podcast</translation>
    </message>
    <message>
        <source>Listed by the feed</source>
        <translation>Incluidos en el feed</translation>
    </message>
    <message>
        <source>More by this author</source>
        <translation>Más de este autor</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Ir a este podcast</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowActions</name>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Marcar todos como reproducidos</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Dejar de seguir</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Copy the address of the website</source>
        <translation>Copiar la dirección del sitio web</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>Copiar la dirección del feed</translation>
    </message>
    <message>
        <source>Save as OPML…</source>
        <translation>Guardar como OPML…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowCard</name>
    <message>
        <source>Unnamed show</source>
        <translation>Podcast sin nombre</translation>
    </message>
    <message>
        <source>The feed gives no address for it</source>
        <translation>El feed no indica ninguna dirección para este podcast</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>Seguir %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowDownloadsForm</name>
    <message>
        <source>Downloads</source>
        <translation>Descargas</translation>
    </message>
    <message>
        <source>Only unplayed ones</source>
        <translation>Solo los no reproducidos</translation>
    </message>
    <message>
        <source>What was played before it could be downloaded stays away</source>
        <translation>Lo reproducido antes de poder descargarse no se descarga</translation>
    </message>
    <message>
        <source>Download the newest</source>
        <translation>Descargar los más recientes</translation>
    </message>
    <message>
        <source>Downloads this many new episodes automatically</source>
        <translation>Descarga automáticamente este número de episodios nuevos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>Solo con</translation>
    </message>
    <message>
        <source>Words that must be found in an episode, as when you search for it</source>
        <translation>Palabras que deben aparecer en un episodio, igual que al buscarlo</translation>
    </message>
    <message>
        <source>Any words</source>
        <translation>Cualquier palabra</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowEpisodes</name>
    <message>
        <source>Episodes of the show</source>
        <translation>Episodios del podcast</translation>
    </message>
    <message>
        <source>This show has no episodes.</source>
        <translation>Este podcast no tiene episodios.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowPlaybackForm</name>
    <message>
        <source>Playback</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Recortar silencios</translation>
    </message>
    <message>
        <source>Shortens long pauses in this show</source>
        <translation>Acorta las pausas largas de este podcast</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Nivelar volumen</translation>
    </message>
    <message>
        <source>Makes this show as loud as others</source>
        <translation>Da a este podcast la misma sonoridad que a los demás</translation>
    </message>
    <message>
        <source>Skip intro</source>
        <translation>Omitir inicio</translation>
    </message>
    <message>
        <source>Skips this much at the beginning of each episode</source>
        <translation>Omite este tiempo al principio de cada episodio</translation>
    </message>
    <message>
        <source>Skip outro</source>
        <translation>Omitir final</translation>
    </message>
    <message>
        <source>Skips this much at the end of each episode</source>
        <translation>Omite este tiempo al final de cada episodio</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>Velocidad de este podcast</translation>
    </message>
    <message>
        <source>How fast this show is played</source>
        <translation>A qué velocidad se reproduce este podcast</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminada</translation>
    </message>
    <message>
        <source>Play this show as fast as all shows</source>
        <translation>Reproducir este podcast a la velocidad de todos</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Default (%1)</source>
        <translation>Predeterminada (%1)</translation>
    </message>
    <message>
        <source>Default (on)</source>
        <translation>Predeterminado (activado)</translation>
    </message>
    <message>
        <source>Default (off)</source>
        <translation>Predeterminado (desactivado)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowProblem</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Read the feed again</source>
        <translation>Volver a leer el feed</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Introducir contraseña…</translation>
    </message>
    <message>
        <source>%1
Next try: %2</source>
        <comment>sentence, time</comment>
        <translation>%1
Próximo intento: %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowSettings</name>
    <message>
        <source>Settings of the show</source>
        <translation>Ajustes del podcast</translation>
    </message>
    <message>
        <source>Always skip chapters that match</source>
        <translation>Omitir siempre capítulos que coincidan con</translation>
    </message>
    <message>
        <source>For example: ad, sponsor*</source>
        <translation>Por ejemplo: anuncio, patrocin*</translation>
    </message>
    <message>
        <source>Words of chapter titles, with commas between them. A * stands for any letters.</source>
        <translation>Palabras de los títulos de capítulos, separadas por comas. Un * representa cualquier serie de letras.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>Notify me of new episodes</source>
        <translation>Notificar los episodios nuevos</translation>
    </message>
    <message>
        <source>The desktop shows new episodes of this show while you do something else</source>
        <translation>El escritorio muestra los episodios nuevos de este podcast mientras se hace otra cosa</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::Sidebar</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>In the sidebar</source>
        <translation>En la barra lateral</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Stop following or remove</source>
        <translation>Dejar de seguir o eliminar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Marcar todos como reproducidos</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Elegir imagen…</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>Imagen del feed</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Desarchivar</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Dejar de seguir</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Etiqueta nueva…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarDelegate</name>
    <message>
        <source>Searches</source>
        <translation>Búsquedas</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Podcasts</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivados</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarTexts</name>
    <message numerus="yes">
        <source>%1, %n result(s)</source>
        <translation>
            <numerusform>%1, %n resultado</numerusform>
            <numerusform>%1, %n resultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to come</source>
        <translation>
            <numerusform>%1, %n pendiente</numerusform>
            <numerusform>%1, %n pendientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n episode(s)</source>
        <translation>
            <numerusform>%1, %n episodio</numerusform>
            <numerusform>%1, %n episodios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unplayed</source>
        <translation>
            <numerusform>%1, %n no reproducido</numerusform>
            <numerusform>%1, %n no reproducidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SleepButton</name>
    <message>
        <source>Sleep timer</source>
        <translation>Temporizador de apagado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message numerus="yes">
        <source>%n more minute(s)</source>
        <translation>
            <numerusform>%n minuto más</numerusform>
            <numerusform>%n minutos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Después de %n minuto</numerusform>
            <numerusform>Después de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the chapter</source>
        <translation>Al final del capítulo</translation>
    </message>
    <message>
        <source>At the end of the episode</source>
        <translation>Al final del episodio</translation>
    </message>
    <message>
        <source>Playback stops at the end of the chapter</source>
        <translation>La reproducción se detiene al final del capítulo</translation>
    </message>
    <message>
        <source>Playback stops at the end of the episode</source>
        <translation>La reproducción se detiene al final del episodio</translation>
    </message>
    <message numerus="yes">
        <source>Playback stops after %n more minute(s) of listening</source>
        <translation>
            <numerusform>La reproducción se detiene tras %n minuto más de escucha</numerusform>
            <numerusform>La reproducción se detiene tras %n minutos más de escucha</numerusform>
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
        <translation>Podcasts</translation>
    </message>
    <message>
        <source>Search for shows</source>
        <translation>Buscar podcasts</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodios</translation>
    </message>
    <message>
        <source>Search for episodes of all shows, in the directories that can</source>
        <translation>Buscar episodios de todos los podcasts, en los directorios que lo permiten</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Recortar silencios</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Nivelar volumen</translation>
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
        <translation>Balance entre izquierda y derecha</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Sonido: %1</translation>
    </message>
    <message>
        <source>Not in a video: the sound would run ahead of the pictures</source>
        <translation>No en un vídeo: el sonido se adelantaría a la imagen</translation>
    </message>
    <message>
        <source>Leaves out most of the silence</source>
        <translation>Omite la mayor parte del silencio</translation>
    </message>
    <message>
        <source>%1 saved so far</source>
        <translation>Ahorro hasta ahora: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SpeedButton</name>
    <message>
        <source>%1 slower, %2 faster</source>
        <comment>keys in a tooltip</comment>
        <translation>%1 más lento, %2 más rápido</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed in steps of 0.05</source>
        <translation>Velocidad en pasos de 0,05</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>Velocidad de este podcast</translation>
    </message>
    <message>
        <source>Speed of this show %1</source>
        <translation>Velocidad de este podcast: %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Velocidad: %1</translation>
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
        <translation>Qué se cuenta aquí</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Últimos 12 meses</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Todos los años</translation>
    </message>
    <message>
        <source>by speed</source>
        <translation>por velocidad</translation>
    </message>
    <message>
        <source>by trimming silence</source>
        <translation>por silencios recortados</translation>
    </message>
    <message>
        <source>Your listening time, your shows and the time saved by speed and trimming silence appear here after the first minute. They stay on this computer.</source>
        <translation>El tiempo de escucha, los podcasts y el tiempo ahorrado por la velocidad y los silencios recortados aparecen aquí tras el primer minuto. Los datos se quedan en este equipo.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>listened</source>
        <translation>de escucha</translation>
    </message>
    <message>
        <source>As long as sound ran; pauses and jumps are not counted</source>
        <translation>El tiempo que ha sonado; las pausas y los saltos no se cuentan</translation>
    </message>
    <message>
        <source>saved by speed</source>
        <translation>de ahorro por velocidad</translation>
    </message>
    <message>
        <source>The extra time it would have taken at normal speed</source>
        <translation>El tiempo adicional que habría llevado a velocidad normal</translation>
    </message>
    <message>
        <source>saved by trimming silence</source>
        <translation>de ahorro por silencios recortados</translation>
    </message>
    <message>
        <source>The silence that was skipped</source>
        <translation>El silencio que se ha omitido</translation>
    </message>
    <message numerus="yes">
        <source>episode(s) finished</source>
        <translation>
            <numerusform>episodio terminado</numerusform>
            <numerusform>episodios terminados</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard to their end, or left with little to go</source>
        <translation>Escuchados hasta el final o dejados cuando quedaba poco</translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>día seguido</numerusform>
            <numerusform>días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>The most days one after the other with at least a minute of listening</source>
        <translation>El mayor número de días consecutivos con al menos un minuto de escucha</translation>
    </message>
    <message>
        <source>Time listened by day</source>
        <translation>Tiempo de escucha por día</translation>
    </message>
    <message>
        <source>Time listened by month</source>
        <translation>Tiempo de escucha por mes</translation>
    </message>
    <message>
        <source>Time listened by year</source>
        <translation>Tiempo de escucha por año</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>day, month or year: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>Tiempo ahorrado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>show: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other show(s)</source>
        <translation>
            <numerusform>%n podcast más</numerusform>
            <numerusform>%n podcasts más</numerusform>
        </translation>
    </message>
    <message>
        <source>Time listened by show</source>
        <translation>Tiempo de escucha por podcast</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptPage</name>
    <message>
        <source>Follow</source>
        <translation>Seguir audio</translation>
    </message>
    <message>
        <source>Scroll along with what is heard</source>
        <translation>Desplazar el texto al ritmo de lo que se escucha</translation>
    </message>
    <message>
        <source>Next hit in the transcript</source>
        <translation>Resultado siguiente en la transcripción</translation>
    </message>
    <message>
        <source>Previous hit in the transcript</source>
        <translation>Resultado anterior en la transcripción</translation>
    </message>
    <message>
        <source>Possible after a search in a transcript.</source>
        <translation>Disponible después de buscar en una transcripción.</translation>
    </message>
    <message>
        <source>There are several transcripts: read another one</source>
        <translation>Hay varias transcripciones: leer otra</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>This transcript has no times, so it does not follow the sound.</source>
        <translation>Esta transcripción no tiene tiempos, así que no sigue el audio.</translation>
    </message>
    <message>
        <source>There are no words in this transcript.</source>
        <translation>No hay palabras en esta transcripción.</translation>
    </message>
    <message>
        <source>The transcript is being fetched…</source>
        <translation>Obteniendo la transcripción…</translation>
    </message>
    <message>
        <source>Transcript: %1</source>
        <translation>Transcripción: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptView</name>
    <message>
        <source>Play from here</source>
        <translation>Reproducir desde aquí</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy with time and link</source>
        <translation>Copiar con tiempo y enlace</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>In the transcript</source>
        <translation>En la transcripción</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::VideoView</name>
    <message>
        <source>Video</source>
        <translation>Vídeo</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Dogear is not running, so nothing was done.</source>
        <translation>Dogear no está en marcha, así que no se ha hecho nada.</translation>
    </message>
    <message>
        <source>Dogear is running already and does not answer; nothing was opened. Close it, or end it if it hangs, and start again.</source>
        <translation>Dogear ya está en marcha y no responde; no se ha abierto nada. Ciérrelo, o fuerce su cierre si está bloqueado, y vuelva a iniciarlo.</translation>
    </message>
</context>
</TS>
