<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>AboutFacts</name>
    <message>
        <source>window, network</source>
        <translation>окна, сеть</translation>
    </message>
    <message>
        <source>library</source>
        <translation>медиатека</translation>
    </message>
    <message>
        <source>feeds</source>
        <translation>ленты</translation>
    </message>
    <message>
        <source>show notes</source>
        <translation>описания</translation>
    </message>
    <message>
        <source>media files</source>
        <translation>медиафайлы</translation>
    </message>
    <message>
        <source>playback</source>
        <translation>воспроизведение</translation>
    </message>
    <message>
        <source>loudness</source>
        <translation>громкость</translation>
    </message>
    <message>
        <source>search</source>
        <translation>поиск</translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation>сжатые данные</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>резервные копии</translation>
    </message>
    <message>
        <source>passwords</source>
        <translation>пароли</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>ошибки</translation>
    </message>
    <message>
        <source>%1 (built with %2)</source>
        <translation>%1 (собрано с %2)</translation>
    </message>
    <message>
        <source>Plays with</source>
        <translation>Воспроизведение через</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Ядро</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Процессор</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Платформа</translation>
    </message>
</context>
<context>
    <name>AnnouncementText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Добавить в очередь</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new episode(s)</source>
        <translation>
            <numerusform>%1: %n новый выпуск</numerusform>
            <numerusform>%1: %n новых выпуска</numerusform>
            <numerusform>%1: %n новых выпусков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new episode(s)</source>
        <translation>
            <numerusform>%n новый выпуск</numerusform>
            <numerusform>%n новых выпуска</numerusform>
            <numerusform>%n новых выпусков</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” needs a password</source>
        <translation>Подкаст «%1» требует пароль</translation>
    </message>
    <message>
        <source>The feed of “%1” is gone</source>
        <translation>Лента подкаста «%1» больше не существует</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) complete</source>
        <translation>
            <numerusform>%n загрузка завершена</numerusform>
            <numerusform>%n загрузки завершены</numerusform>
            <numerusform>%n загрузок завершено</numerusform>
        </translation>
    </message>
    <message>
        <source>Download complete</source>
        <translation>Загрузка завершена</translation>
    </message>
    <message numerus="yes">
        <source>%n feed(s) can&apos;t be read any more</source>
        <translation>
            <numerusform>%n лента больше не читается</numerusform>
            <numerusform>%n ленты больше не читаются</numerusform>
            <numerusform>%n лент больше не читаются</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloads wait</source>
        <translation>Загрузки ожидают</translation>
    </message>
    <message>
        <source>Your place can&apos;t be saved</source>
        <translation>Не удаётся сохранить позицию</translation>
    </message>
    <message>
        <source>Dogear is in the tray</source>
        <translation>Dogear свёрнут в системный лоток</translation>
    </message>
    <message>
        <source>It goes on without its window. A click on its icon brings the window back. To quit, choose Quit in the menu of the icon, or press Ctrl+Q in the window.</source>
        <translation>Программа продолжает работать без окна. Щелчок по её значку возвращает окно. Чтобы завершить работу, выберите «Выйти» в меню значка или нажмите Ctrl+Q в окне.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The language changes when you close “%1”.</source>
        <translation>Язык изменится после закрытия окна «%1».</translation>
    </message>
</context>
<context>
    <name>BookmarkText</name>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>Без названия</translation>
    </message>
</context>
<context>
    <name>ChartCategory</name>
    <message>
        <source>Arts</source>
        <translation>Искусство</translation>
    </message>
    <message>
        <source>Business</source>
        <translation>Бизнес</translation>
    </message>
    <message>
        <source>Comedy</source>
        <translation>Юмор</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>Образование</translation>
    </message>
    <message>
        <source>Fiction</source>
        <translation>Художественная литература</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Государство</translation>
    </message>
    <message>
        <source>Health &amp; Fitness</source>
        <translation>Здоровье и фитнес</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Kids &amp; Family</source>
        <translation>Дети и семья</translation>
    </message>
    <message>
        <source>Leisure</source>
        <translation>Досуг</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Музыка</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Новости</translation>
    </message>
    <message>
        <source>Religion &amp; Spirituality</source>
        <translation>Религия и духовность</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Наука</translation>
    </message>
    <message>
        <source>Society &amp; Culture</source>
        <translation>Общество и культура</translation>
    </message>
    <message>
        <source>Sports</source>
        <translation>Спорт</translation>
    </message>
    <message>
        <source>TV &amp; Film</source>
        <translation>ТВ и кино</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Технологии</translation>
    </message>
    <message>
        <source>True Crime</source>
        <translation>Реальные преступления</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>The file of the library is damaged (%1). Restore a backup; what is here now is kept beside it.</source>
        <translation>Файл медиатеки повреждён (%1). Восстановите резервную копию; текущее содержимое сохранится рядом.</translation>
    </message>
    <message>
        <source>Indexes did not fit the library; they were built anew.</source>
        <translation>Индексы не соответствовали медиатеке и были построены заново.</translation>
    </message>
    <message>
        <source>The search index did not fit the library; it was built anew.</source>
        <translation>Поисковый индекс не соответствовал медиатеке и был построен заново.</translation>
    </message>
    <message>
        <source>The search index %1 does not fit the library and cannot be built anew. Restore a backup.</source>
        <translation>Поисковый индекс %1 не соответствует медиатеке, и построить его заново нельзя. Восстановите резервную копию.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of “%1” belonged to nothing; they were taken out.</source>
        <translation>
            <numerusform>%n строка таблицы «%1» ни к чему не относилась и была удалена.</numerusform>
            <numerusform>%n строки таблицы «%1» ни к чему не относились и были удалены.</numerusform>
            <numerusform>%n строк таблицы «%1» ни к чему не относились и были удалены.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The episodes of %n shows were miscounted; they were counted again.</source>
        <translation>
            <numerusform>Выпуски %n подкаста были посчитаны неверно; они пересчитаны.</numerusform>
            <numerusform>Выпуски %n подкастов были посчитаны неверно; они пересчитаны.</numerusform>
            <numerusform>Выпуски %n подкастов были посчитаны неверно; они пересчитаны.</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is sound; nothing was found wrong.</source>
        <translation>Медиатека в порядке; ошибок не найдено.</translation>
    </message>
    <message numerus="yes">
        <source>Found and fixed %n problems.</source>
        <translation>
            <numerusform>Найдена и исправлена %n ошибка.</numerusform>
            <numerusform>Найдено и исправлено %n ошибки.</numerusform>
            <numerusform>Найдено и исправлено %n ошибок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n problems, and not all could be fixed. Restore a backup.</source>
        <translation>
            <numerusform>Найдена %n ошибка, но полностью исправить не удалось. Восстановите резервную копию.</numerusform>
            <numerusform>Найдено %n ошибки, но исправить удалось не все. Восстановите резервную копию.</numerusform>
            <numerusform>Найдено %n ошибок, но исправить удалось не все. Восстановите резервную копию.</numerusform>
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
            <numerusform>%Ln подкаст</numerusform>
            <numerusform>%Ln подкаста</numerusform>
            <numerusform>%Ln подкастов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln выпуск</numerusform>
            <numerusform>%Ln выпуска</numerusform>
            <numerusform>%Ln выпусков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactText</name>
    <message>
        <source>Reading feeds</source>
        <translation>Чтение лент</translation>
    </message>
    <message>
        <source>Playing and downloading</source>
        <translation>Воспроизведение и загрузка</translation>
    </message>
    <message>
        <source>Artwork</source>
        <translation>Обложки</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>Расшифровки</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Комментарии</translation>
    </message>
    <message>
        <source>Directories of podcasts</source>
        <translation>Каталоги подкастов</translation>
    </message>
    <message>
        <source>Pages behind links</source>
        <translation>Страницы по ссылкам</translation>
    </message>
    <message>
        <source>Pictures in notes</source>
        <translation>Изображения в описаниях</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Прокси-сервер</translation>
    </message>
    <message>
        <source>When you follow a show or look at one before, and later when it is refreshed: the server of its feed, and those it redirects to.</source>
        <translation>При подписке на подкаст или его просмотре до подписки, а затем при обновлении: сервер ленты и серверы, на которые он перенаправляет.</translation>
    </message>
    <message>
        <source>When you play or download an episode, or a rule of yours downloads it: the server that the feed names, and those it redirects to. Services that count listeners are often in between; they can be left out in the settings.</source>
        <translation>При воспроизведении или загрузке выпуска, в том числе автоматической: сервер, указанный в ленте, и серверы, на которые он перенаправляет. Часто между ними стоят службы подсчёта слушателей; их можно исключить в настройках.</translation>
    </message>
    <message>
        <source>When a show, an episode or a chapter with a picture is on the screen: the server of the picture, once.</source>
        <translation>Когда на экране подкаст, выпуск или глава с изображением: сервер этого изображения, один раз.</translation>
    </message>
    <message>
        <source>When an episode is opened, or soon after it appears if the settings say so: the server of the chapters that its feed names.</source>
        <translation>При открытии выпуска или, если так настроено, вскоре после его появления: сервер глав, указанный в ленте.</translation>
    </message>
    <message>
        <source>When you open a transcript, or soon after the episode appears if the settings say so: the server that the feed names.</source>
        <translation>При открытии расшифровки или, если так настроено, вскоре после появления выпуска: сервер, указанный в ленте.</translation>
    </message>
    <message>
        <source>When you ask for the replies to an episode: the server of the thread that the feed names.</source>
        <translation>При запросе ответов к выпуску: сервер обсуждения, указанный в ленте.</translation>
    </message>
    <message>
        <source>When you search for shows, look at the charts or open a link of another player: %1. They learn the words that you search for, and the country of the charts.</source>
        <translation>При поиске подкастов, просмотре чартов или открытии ссылки другого проигрывателя: %1. Им становятся известны слова запроса и страна чарта.</translation>
    </message>
    <message>
        <source>When you open a link to a show whose feed no directory knows: the server of the page.</source>
        <translation>При открытии ссылки на подкаст, лента которого не известна ни одному каталогу: сервер страницы.</translation>
    </message>
    <message>
        <source>When you click Show pictures below notes, or always if the settings say so: the servers of the pictures.</source>
        <translation>При нажатии «Показать изображения» под описанием или, если так настроено, всегда: серверы изображений.</translation>
    </message>
    <message>
        <source>With every request, if the settings or this computer name a proxy.</source>
        <translation>При каждом запросе, если прокси-сервер указан в настройках программы или системы.</translation>
    </message>
</context>
<context>
    <name>DirectoryFacts</name>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln выпуск</numerusform>
            <numerusform>%Ln выпуска</numerusform>
            <numerusform>%Ln выпусков</numerusform>
        </translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Для взрослых</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Открытие…</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>В подписках</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Добавление…</translation>
    </message>
    <message>
        <source>Its feed is gone</source>
        <translation>Ленты больше нет</translation>
    </message>
</context>
<context>
    <name>DirectoryText</name>
    <message>
        <source>%1 wants fewer requests (%2). Wait a minute, then try again.</source>
        <translation>%1 просит отправлять меньше запросов (%2). Подождите минуту и повторите попытку.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 сообщает о сбое (%2). Повторите попытку позже.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Try again later.</source>
        <translation>%1 отклоняет запрос (%2). Повторите попытку позже.</translation>
    </message>
    <message>
        <source>%1 refused the request. Try again later.</source>
        <translation>%1 отклоняет запрос. Повторите попытку позже.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network, then try again.</source>
        <translation>%1: нет соединения. Проверьте сеть и повторите попытку.</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 не принимает соединение или обрывает его. Повторите попытку позже.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>%1 блокируется в вашей сети, возможно, блокировщиком рекламы. Снимите блокировку и повторите попытку.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 слишком долго не отвечает. Повторите попытку позже.</translation>
    </message>
    <message>
        <source>%1 can&apos;t prove that it is who it says, so nothing was read. Check the date of this computer, and whether your network asks you to log in.</source>
        <translation>%1 не может подтвердить свою подлинность, поэтому ничего не прочитано. Проверьте дату на этом компьютере и то, не требует ли сеть авторизации.</translation>
    </message>
    <message>
        <source>%1 leads to an address that Dogear doesn&apos;t open. Try again later.</source>
        <translation>%1 ведёт на адрес, который Dogear не открывает. Повторите попытку позже.</translation>
    </message>
    <message>
        <source>%1 sent an empty answer. Try again later.</source>
        <translation>%1 присылает пустой ответ. Повторите попытку позже.</translation>
    </message>
    <message>
        <source>The answer of %1 ends in the middle. Try again.</source>
        <translation>%1: ответ обрывается на середине. Повторите попытку.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of an answer. Your network may ask you to log in: open any page in a browser, then try again.</source>
        <translation>%1 присылает веб-страницу вместо ответа. Возможно, сеть требует авторизации: откройте любую страницу в браузере и повторите попытку.</translation>
    </message>
    <message>
        <source>%1 sent more than Dogear reads. Try other words.</source>
        <translation>%1 присылает больше данных, чем читает Dogear. Попробуйте другие слова.</translation>
    </message>
    <message>
        <source>%1 sent an answer that Dogear can&apos;t read. Try again later.</source>
        <translation>%1 присылает ответ, который Dogear не может прочитать. Повторите попытку позже.</translation>
    </message>
    <message>
        <source>The request to %1 was stopped. Try again.</source>
        <translation>%1: запрос прерван. Повторите попытку.</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <comment>after the name of a directory</comment>
        <translation>не принимает ключ</translation>
    </message>
    <message>
        <source>too many requests</source>
        <comment>after the name of a directory</comment>
        <translation>слишком много запросов</translation>
    </message>
    <message>
        <source>no connection</source>
        <comment>after the name of a directory</comment>
        <translation>нет соединения</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>after the name of a directory</comment>
        <translation>блокируется</translation>
    </message>
    <message>
        <source>not reached: the proxy</source>
        <comment>after the name of a directory</comment>
        <translation>нет связи из-за прокси-сервера</translation>
    </message>
    <message>
        <source>does not answer</source>
        <comment>after the name of a directory</comment>
        <translation>не отвечает</translation>
    </message>
    <message>
        <source>has a problem</source>
        <comment>after the name of a directory</comment>
        <translation>сбой</translation>
    </message>
    <message>
        <source>Search for its name, or paste the address of its feed.</source>
        <translation>Найдите подкаст по названию или вставьте адрес его ленты.</translation>
    </message>
    <message>
        <source>These shows have a similar name.</source>
        <translation>У этих подкастов похожие названия.</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Сервер</translation>
    </message>
    <message>
        <source>Apple has no chart of %1. Choose another country.</source>
        <translation>У Apple нет чарта для этой страны: %1. Выберите другую.</translation>
    </message>
    <message>
        <source>What you see is from %1.</source>
        <comment>date and time</comment>
        <translation>Показаны данные от %1.</translation>
    </message>
    <message>
        <source>This show</source>
        <translation>Этот подкаст</translation>
    </message>
    <message>
        <source>The directories that Dogear asks don&apos;t know this show.</source>
        <translation>Этого подкаста нет в каталогах, к которым обращается Dogear.</translation>
    </message>
    <message>
        <source>%1 is only at Apple, which doesn&apos;t say where its feed is.</source>
        <translation>%1 есть только у Apple, а адрес ленты там не указан.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say where the feeds of its shows are.</source>
        <translation>%1 не сообщает адреса лент своих подкастов.</translation>
    </message>
    <message>
        <source>This service</source>
        <translation>Этот сервис</translation>
    </message>
    <message>
        <source>The feed of a YouTube channel has nothing that Dogear can play.</source>
        <translation>В ленте канала YouTube нет ничего, что Dogear может воспроизвести.</translation>
    </message>
    <message>
        <source>No keychain gives out your key of Podcast Index, so Dogear goes on without it. Unlock your keychain, then start Dogear again.</source>
        <translation>Связка ключей не выдаёт ключ Podcast Index, поэтому Dogear работает без него. Разблокируйте связку ключей и перезапустите Dogear.</translation>
    </message>
    <message>
        <source>No keychain takes your key of Podcast Index, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the key again.</source>
        <translation>Связка ключей не принимает ключ Podcast Index, поэтому после закрытия Dogear он будет забыт. Разблокируйте связку ключей или установите её, например GNOME Keyring, и введите ключ ещё раз.</translation>
    </message>
    <message>
        <source>Dogear no longer uses your key of Podcast Index, but the key stays in your keychain, which doesn&apos;t answer. Unlock the keychain, and delete the key there.</source>
        <translation>Dogear больше не использует ключ Podcast Index, но ключ остаётся в связке ключей, которая не отвечает. Разблокируйте связку ключей и удалите ключ из неё.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a directory, number of its hits or its state</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>asking…</source>
        <comment>after the name of a directory</comment>
        <translation>запрос…</translation>
    </message>
    <message>
        <source>%1, older</source>
        <comment>number of hits of an earlier answer</comment>
        <translation>%1, прежний ответ</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>%1: идёт запрос.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %n shows.</source>
        <translation>
            <numerusform>%1: найден %n подкаст.</numerusform>
            <numerusform>%1: найдено %n подкаста.</numerusform>
            <numerusform>%1: найдено %n подкастов.</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Все категории</translation>
    </message>
    <message>
        <source>%1 refuses your key (%2). Check it in the settings, under Library.</source>
        <translation>%1 не принимает ключ (%2). Проверьте его в настройках, в разделе «Медиатека».</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>title of a show</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Only Podcast Index knows this show, and answers this only with a key. Enter yours in the settings, under Library.</source>
        <translation>Этот подкаст есть только в Podcast Index, который сообщает адрес ленты лишь по ключу. Введите свой ключ в настройках, в разделе «Медиатека».</translation>
    </message>
</context>
<context>
    <name>DownloadText</name>
    <message>
        <source>not allowed (%1)</source>
        <translation>доступ запрещён (%1)</translation>
    </message>
    <message>
        <source>not found (%1)</source>
        <translation>не найдено (%1)</translation>
    </message>
    <message>
        <source>the server refused it (%1)</source>
        <translation>сервер отклонил запрос (%1)</translation>
    </message>
    <message>
        <source>the server refused it</source>
        <translation>сервер отклонил запрос</translation>
    </message>
    <message>
        <source>the server sent a web page</source>
        <translation>сервер прислал веб-страницу</translation>
    </message>
    <message>
        <source>the server sent a playlist</source>
        <translation>сервер прислал список воспроизведения</translation>
    </message>
    <message>
        <source>the server sent an empty file</source>
        <translation>сервер прислал пустой файл</translation>
    </message>
    <message>
        <source>the server sent a message instead</source>
        <translation>сервер прислал сообщение вместо файла</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>нет сети</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>соединение оборвалось</translation>
    </message>
    <message>
        <source>your network blocks the server</source>
        <translation>сервер блокируется в вашей сети</translation>
    </message>
    <message>
        <source>the server does not answer</source>
        <translation>сервер не отвечает</translation>
    </message>
    <message>
        <source>the server cannot be trusted</source>
        <translation>серверу нельзя доверять</translation>
    </message>
    <message>
        <source>the address leads from https to http</source>
        <translation>адрес ведёт с https на http</translation>
    </message>
    <message>
        <source>the server&apos;s answer makes no sense</source>
        <translation>некорректный ответ сервера</translation>
    </message>
    <message>
        <source>the server sends it compressed</source>
        <translation>сервер присылает сжатые данные</translation>
    </message>
    <message>
        <source>the server sends another file each time</source>
        <translation>сервер каждый раз присылает другой файл</translation>
    </message>
    <message>
        <source>the proxy does not let it through</source>
        <translation>прокси-сервер не пропускает запрос</translation>
    </message>
    <message>
        <source>the proxy wants a password</source>
        <translation>прокси-сервер требует пароль</translation>
    </message>
    <message>
        <source>it does not come from the web</source>
        <translation>файл не из интернета</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>диск заполнен</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>запись в папку невозможна</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>файла больше нет</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>файл не читается</translation>
    </message>
    <message>
        <source>there is nothing to download</source>
        <translation>нечего загружать</translation>
    </message>
    <message>
        <source>the server sent something else</source>
        <translation>сервер прислал что-то другое</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes that are there, of all</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>bytes per second</comment>
        <translation>%1/с</translation>
    </message>
    <message>
        <source>The disk is full, so downloads wait. Make room; they go on by themselves, and nothing that is here is lost.</source>
        <translation>Диск заполнен, поэтому загрузки ожидают. Освободите место: они продолжатся сами, и ничего из уже загруженного не пропадёт.</translation>
    </message>
    <message>
        <source>The folder for downloads cannot be written, so they wait. Check whether you may change it, or choose another one.</source>
        <translation>Запись в папку загрузок невозможна, поэтому загрузки ожидают. Проверьте права на её изменение или выберите другую папку.</translation>
    </message>
    <message>
        <source>Downloads wait: %1.</source>
        <comment>why</comment>
        <translation>Загрузки ожидают: %1.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>произошла ошибка</translation>
    </message>
    <message>
        <source>the address leads round in a circle</source>
        <translation>адрес ведёт по кругу</translation>
    </message>
</context>
<context>
    <name>Downloads</name>
    <message>
        <source>Waiting: %1</source>
        <comment>why</comment>
        <translation>Ожидание: %1</translation>
    </message>
    <message>
        <source>Begins…</source>
        <comment>a download</comment>
        <translation>Начинается…</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>без шифрования</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <comment>why</comment>
        <translation>Ошибка: %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Downloading %1 %</source>
        <translation>Загрузка, %1 %</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Загружается</translation>
    </message>
    <message>
        <source>All downloads are paused</source>
        <translation>Все загрузки приостановлены</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>time of day</comment>
        <translation>Ожидание до %1</translation>
    </message>
    <message>
        <source>Waiting: the network is metered</source>
        <translation>Ожидание: в этой сети трафик платный</translation>
    </message>
    <message>
        <source>Waiting: there is no network</source>
        <translation>Ожидание: нет сети</translation>
    </message>
    <message>
        <source>Waiting: the disk is nearly full</source>
        <translation>Ожидание: диск почти заполнен</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Приостановлено</translation>
    </message>
    <message>
        <source>Waiting to be downloaded</source>
        <translation>Ожидает загрузки</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>Загрузка приостановлена</translation>
    </message>
    <message>
        <source>Download failed: %1</source>
        <comment>why</comment>
        <translation>Загрузка не удалась: %1</translation>
    </message>
    <message>
        <source>Download failed</source>
        <translation>Загрузка не удалась</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Загружено</translation>
    </message>
    <message>
        <source>Partly on this computer</source>
        <translation>Частично на этом компьютере</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>На этом компьютере</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n с ошибкой</numerusform>
            <numerusform>%n с ошибкой</numerusform>
            <numerusform>%n с ошибкой</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n ожидает</numerusform>
            <numerusform>%n ожидают</numerusform>
            <numerusform>%n ожидают</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paused</source>
        <translation>
            <numerusform>%n приостановлена</numerusform>
            <numerusform>%n приостановлены</numerusform>
            <numerusform>%n приостановлено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n downloading</source>
        <translation>
            <numerusform>%n загружается</numerusform>
            <numerusform>%n загружаются</numerusform>
            <numerusform>%n загружаются</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused with all downloads</source>
        <translation>Приостановлено вместе со всеми загрузками</translation>
    </message>
    <message>
        <source>Waiting for another network</source>
        <translation>Ожидание другой сети</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>Ожидание сети</translation>
    </message>
    <message>
        <source>Waiting for room on the disk</source>
        <translation>Ожидание места на диске</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Ожидание</translation>
    </message>
</context>
<context>
    <name>EmptyView</name>
    <message>
        <source>Nothing is up next. Add episodes from their menu.</source>
        <translation>Очередь пуста. Добавляйте выпуски через их меню.</translation>
    </message>
    <message>
        <source>Nothing is up next. Press %1 on an episode to add it.</source>
        <translation>Очередь пуста. Чтобы добавить выпуск, выделите его и нажмите %1.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Download episodes from their menu.</source>
        <translation>Загруженные выпуски воспроизводятся без сети и хранятся, пока их не удалят. Загрузить выпуск можно через его меню.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Press %1 on an episode to download it.</source>
        <translation>Загруженные выпуски воспроизводятся без сети и хранятся, пока их не удалят. Чтобы загрузить выпуск, выделите его и нажмите %1.</translation>
    </message>
    <message>
        <source>You&apos;re all caught up.</source>
        <translation>Все новые выпуски прослушаны.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve started appear here.</source>
        <translation>Здесь появляются начатые выпуски.</translation>
    </message>
    <message>
        <source>Episodes you mark with a star appear here.</source>
        <translation>Здесь появляются выпуски, отмеченные звёздочкой.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve played appear here.</source>
        <translation>Здесь появляются прослушанные выпуски.</translation>
    </message>
    <message>
        <source>No episodes yet.</source>
        <translation>Выпусков пока нет.</translation>
    </message>
    <message>
        <source>This show hasn&apos;t been loaded yet.</source>
        <translation>Лента этого подкаста ещё не получена.</translation>
    </message>
    <message>
        <source>Load now</source>
        <translation>Получить сейчас</translation>
    </message>
</context>
<context>
    <name>EpisodeRow</name>
    <message>
        <source>Trailer</source>
        <translation>Трейлер</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>Some of the words</source>
        <translation>Только некоторые слова</translation>
    </message>
    <message>
        <source>In the player</source>
        <translation>В проигрывателе</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Прослушано</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>В очереди</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>В избранном</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Сервер</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password (401). Check them, or ask the show for an address of your own.</source>
        <translation>%1 требует имя и пароль (401). Проверьте их или попросите у авторов подкаста личный адрес.</translation>
    </message>
    <message>
        <source>%1 does not let Dogear read this (403). Check whether the address is still yours to use.</source>
        <translation>%1 не даёт Dogear доступа (403). Проверьте, действует ли ещё ваш личный адрес.</translation>
    </message>
    <message>
        <source>%1 says that this is not there (404). Check the address, or ask the show where its feed has moved.</source>
        <translation>%1 сообщает, что по этому адресу ничего нет (404). Проверьте адрес или узнайте у авторов подкаста, куда переехала лента.</translation>
    </message>
    <message>
        <source>%1 says that this is gone for good (410). Ask the show where its feed has moved, or stop following it.</source>
        <translation>%1 сообщает, что данные удалены навсегда (410). Узнайте у авторов подкаста, куда переехала лента, или отпишитесь от подкаста.</translation>
    </message>
    <message>
        <source>%1 wants fewer requests (429). Wait an hour, then try again.</source>
        <translation>%1 просит отправлять меньше запросов (429). Подождите час и повторите попытку.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 сообщает о сбое (%2). Повторите попытку позже.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Check the address.</source>
        <translation>%1 отклоняет запрос (%2). Проверьте адрес.</translation>
    </message>
    <message>
        <source>%1 refused the request. Check the address.</source>
        <translation>%1 отклоняет запрос. Проверьте адрес.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network and the address, then try again.</source>
        <translation>Нет соединения с %1. Проверьте сеть и адрес и повторите попытку.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>сетью</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 не принимает соединение или обрывает его. Повторите попытку позже.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>%1 блокируется в вашей сети, возможно, блокировщиком рекламы. Снимите блокировку и повторите попытку.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 слишком долго не отвечает. Повторите попытку позже.</translation>
    </message>
    <message>
        <source>%1 does not speak https. Write http:// in front of the address.</source>
        <translation>%1 не поддерживает https. Укажите http:// перед адресом.</translation>
    </message>
    <message>
        <source>%1 cannot prove that it is who it says, so nothing was read. Check the date of this computer; if it is right, tell the show.</source>
        <translation>%1 не может подтвердить свою подлинность, поэтому ничего не прочитано. Проверьте дату на этом компьютере; если она верна, сообщите авторам подкаста.</translation>
    </message>
    <message>
        <source>%1 redirects in a loop. Tell the show, or look for another address of its feed.</source>
        <translation>%1 перенаправляет по кругу. Сообщите авторам подкаста или найдите другой адрес ленты.</translation>
    </message>
    <message>
        <source>%1 leads from a secure address (https) to an open one (http), where others could read along, so Dogear didn&apos;t go there. Tell the show.</source>
        <translation>%1 ведёт с защищённого адреса (https) на открытый (http), где данные могут прочитать посторонние, поэтому Dogear не перешёл туда. Сообщите авторам подкаста.</translation>
    </message>
    <message>
        <source>%1 sent an answer that contradicts itself, so nothing of it was used. Try again later, or tell the show.</source>
        <translation>%1 присылает противоречивый ответ, поэтому он не использован. Повторите попытку позже или сообщите авторам подкаста.</translation>
    </message>
    <message>
        <source>%1 sends this compressed in a way that Dogear can&apos;t read, although it asked for it as it is. Tell the show.</source>
        <translation>%1 присылает данные, сжатые нечитаемым для Dogear способом, хотя запрошены несжатые. Сообщите авторам подкаста.</translation>
    </message>
    <message>
        <source>This is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>Такой адрес Dogear открыть не может. Укажите адрес, начинающийся с https:// или http://, либо файл.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Paste the address of a feed.</source>
        <translation>«%1» — это не адрес. Вставьте адрес ленты.</translation>
    </message>
    <message>
        <source>“%1” is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>Адрес «%1» Dogear открыть не может. Укажите адрес, начинающийся с https:// или http://, либо файл.</translation>
    </message>
    <message>
        <source>%1 is broken at line %2 and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 содержит ошибку в строке %2 и не читается. Сообщите авторам подкаста и повторите попытку позже.</translation>
    </message>
    <message>
        <source>%1 is broken and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 содержит ошибки и не читается. Сообщите авторам подкаста и повторите попытку позже.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of this episode. It may ask you to log in, or your network does; open the episode&apos;s page in a browser.</source>
        <translation>%1 присылает веб-страницу вместо этого выпуска. Возможно, авторизации требует сервер или ваша сеть; откройте страницу выпуска в браузере.</translation>
    </message>
    <message>
        <source>%1 sent a playlist, a list of addresses, instead of this episode. Dogear can&apos;t play it; open the episode&apos;s page in a browser.</source>
        <translation>%1 присылает вместо этого выпуска список воспроизведения — список адресов. Dogear не может его воспроизвести; откройте страницу выпуска в браузере.</translation>
    </message>
    <message>
        <source>%1 sent an empty file instead of this episode. Try again later, or tell the show.</source>
        <translation>%1 присылает пустой файл вместо этого выпуска. Повторите попытку позже или сообщите авторам подкаста.</translation>
    </message>
    <message>
        <source>%1 sent a message instead of this episode, as servers do when they refuse it. Try again later, or open the episode&apos;s page in a browser.</source>
        <translation>%1 присылает вместо этого выпуска сообщение, как бывает при отказе. Повторите попытку позже или откройте страницу выпуска в браузере.</translation>
    </message>
    <message>
        <source>%1 is a list without shows, so nothing was added. Export it again, or choose another file.</source>
        <translation>%1 — список без подкастов, поэтому ничего не добавлено. Экспортируйте его ещё раз или выберите другой файл.</translation>
    </message>
    <message>
        <source>There is nothing to read. Give the address of a feed, or a file.</source>
        <translation>Читать нечего. Укажите адрес ленты или файл.</translation>
    </message>
    <message>
        <source>%1 is empty. Try again later, or check the address.</source>
        <translation>%1 не содержит данных. Повторите попытку позже или проверьте адрес.</translation>
    </message>
    <message>
        <source>%1 sends another file of this episode at each request, so it can&apos;t be put together. Your place is kept; try again later.</source>
        <translation>%1 при каждом запросе присылает другой файл этого выпуска, поэтому собрать его нельзя. Позиция сохранена; повторите попытку позже.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged. Dogear added the %n shows that it could read; export the list again for the others.</source>
        <translation>
            <numerusform>%1 повреждён. Dogear добавил %n подкаст, который удалось прочитать; чтобы получить остальные, экспортируйте список ещё раз.</numerusform>
            <numerusform>%1 повреждён. Dogear добавил %n подкаста, которые удалось прочитать; чтобы получить остальные, экспортируйте список ещё раз.</numerusform>
            <numerusform>%1 повреждён. Dogear добавил %n подкастов, которые удалось прочитать; чтобы получить остальные, экспортируйте список ещё раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends in the middle. Try again; what is missing may come the next time.</source>
        <translation>%1 обрывается на середине. Повторите попытку: возможно, недостающее придёт в следующий раз.</translation>
    </message>
    <message>
        <source>%1 is a web page that names several feeds. Give the address of one of them.</source>
        <translation>%1 — это веб-страница, на которой указано несколько лент. Укажите адрес одной из них.</translation>
    </message>
    <message>
        <source>%1 is a web page, not a podcast feed. Look there for a link named RSS or Feed and paste it here.</source>
        <translation>%1 — это веб-страница, а не лента подкаста. Найдите на ней ссылку с названием RSS или Feed и вставьте её сюда.</translation>
    </message>
    <message>
        <source>%1 is neither a podcast feed nor an audio or video file. Choose another file.</source>
        <translation>%1 не является ни лентой подкаста, ни аудио- или видеофайлом. Выберите другой файл.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a podcast feed. Check the address, or look on the page of the show for its feed.</source>
        <translation>%1 не является лентой подкаста. Проверьте адрес или найдите ленту на странице подкаста.</translation>
    </message>
    <message>
        <source>There is nothing to hear or see in %1. Choose a folder with audio or video files.</source>
        <translation>В %1 нечего слушать или смотреть. Выберите папку с аудио- или видеофайлами.</translation>
    </message>
    <message>
        <source>this folder</source>
        <translation>этой папке</translation>
    </message>
    <message>
        <source>%1 holds more files than one show may have. Choose one of the folders in it.</source>
        <translation>%1 содержит больше файлов, чем допустимо для одного подкаста. Выберите одну из вложенных папок.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>%1 is larger than any feed that Dogear reads. Check the address.</source>
        <translation>%1 превышает наибольший размер ленты для Dogear. Проверьте адрес.</translation>
    </message>
    <message>
        <source>The folder %1 is not there. If it is on a disk that is not connected, connect it, then refresh.</source>
        <translation>Папки %1 нет. Если она на неподключённом диске, подключите его и обновите подкаст.</translation>
    </message>
    <message>
        <source>%1 is not there. Check its name and folder.</source>
        <translation>%1 отсутствует. Проверьте имя и папку.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check whether you may open it.</source>
        <translation>%1 не удаётся прочитать. Проверьте права на открытие файла.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check whether you may change its folder, or choose another one.</source>
        <translation>%1 не удаётся записать. Проверьте права на изменение папки или выберите другую.</translation>
    </message>
    <message>
        <source>%1 is there already and is no backup, so it was left as it is. Choose another name.</source>
        <translation>%1 уже существует и не является резервной копией, поэтому файл оставлен без изменений. Выберите другое имя.</translation>
    </message>
    <message>
        <source>The disk is full. Make room, then try again.</source>
        <translation>Диск заполнен. Освободите место и повторите попытку.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no backup of Dogear, so nothing was changed. Choose another file.</source>
        <translation>%1 повреждён или не является резервной копией Dogear, поэтому ничего не изменено. Выберите другой файл.</translation>
    </message>
    <message>
        <source>%1 was made by a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 создан более новой версией Dogear, поэтому ничего не изменено. Установите эту версию или выберите другой файл.</translation>
    </message>
    <message>
        <source>%1 is damaged, or has no settings of Dogear, so nothing was changed. Choose a file that was exported in the settings.</source>
        <translation>%1 повреждён или не содержит настроек Dogear, поэтому ничего не изменено. Выберите файл, экспортированный в настройках.</translation>
    </message>
    <message>
        <source>%1 has settings of a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 содержит настройки более новой версии Dogear, поэтому ничего не изменено. Установите эту версию или выберите другой файл.</translation>
    </message>
    <message>
        <source>No keychain takes the password for %1, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the password again.</source>
        <translation>Связка ключей не принимает пароль для %1, поэтому после закрытия Dogear он будет забыт. Разблокируйте связку ключей или установите её, например GNOME Keyring, и введите пароль ещё раз.</translation>
    </message>
    <message>
        <source>this show</source>
        <translation>этого подкаста</translation>
    </message>
    <message>
        <source>This episode has nothing to play. Its notes may link to the sound.</source>
        <translation>В этом выпуске нечего воспроизводить. Возможно, ссылка на запись есть в описании.</translation>
    </message>
    <message>
        <source>There is no sound device. Connect or switch one on, then press play again.</source>
        <translation>Звуковое устройство не найдено. Подключите или включите его и снова нажмите «Воспроизвести».</translation>
    </message>
    <message>
        <source>The sound device is gone, so the episode is paused. Press play to go on from the same place with another one.</source>
        <translation>Звуковое устройство отключилось, поэтому выпуск приостановлен. Нажмите «Воспроизвести», чтобы продолжить с того же места на другом устройстве.</translation>
    </message>
    <message>
        <source>%1 cannot be played any further: it is missing, was changed while it played, or is damaged. Your place is kept. Check the file, or get it again.</source>
        <translation>%1 не удаётся воспроизвести дальше: файл отсутствует, изменился во время воспроизведения или повреждён. Позиция сохранена. Проверьте файл или получите его заново.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t sending this episode. Try again later; your place is kept.</source>
        <translation>%1 не передаёт этот выпуск. Повторите попытку позже; позиция сохранена.</translation>
    </message>
    <message>
        <source>This computer cannot play the format of this episode. Open it in another program, or install what your system offers for more formats.</source>
        <translation>Этот компьютер не может воспроизвести формат выпуска. Откройте выпуск в другой программе или установите поддержку дополнительных форматов для вашей системы.</translation>
    </message>
    <message>
        <source>The part of Qt Multimedia that plays is not installed, so there is no sound. Install it with your system&apos;s packages, and start Dogear again; your library and your places are kept.</source>
        <translation>Не установлена часть Qt Multimedia, отвечающая за воспроизведение, поэтому звука нет. Установите её из пакетов системы и перезапустите Dogear; медиатека и позиции сохранятся.</translation>
    </message>
    <message>
        <source>The part of Dogear that plays, %1, is missing or does not fit, so there is no sound. Install Dogear again; your library and your places are kept.</source>
        <translation>Часть Dogear, отвечающая за воспроизведение (%1), отсутствует или не подходит, поэтому звука нет. Переустановите Dogear; медиатека и позиции сохранятся.</translation>
    </message>
    <message>
        <source>This was stopped before it was done. Start it again if you still want it.</source>
        <translation>Операция была прервана до завершения. При необходимости запустите её снова.</translation>
    </message>
    <message>
        <source>Something in Dogear went wrong. Try again; if it stays, report it together with the log.</source>
        <translation>В Dogear произошла ошибка. Повторите попытку; если ошибка остаётся, сообщите о ней, приложив журнал.</translation>
    </message>
    <message>
        <source>%1 The episodes that were here are kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 Прежние выпуски сохранены.</translation>
    </message>
    <message>
        <source>The library could not do this. Nothing was changed; close Dogear, start it again and try once more.</source>
        <translation>Медиатека не смогла выполнить операцию. Ничего не изменено; закройте Dogear, запустите снова и повторите попытку.</translation>
    </message>
    <message>
        <source>Another program is using the library. Close it, or wait a moment, then try again.</source>
        <translation>Медиатеку использует другая программа. Закройте её или немного подождите и повторите попытку.</translation>
    </message>
    <message>
        <source>The library file is damaged, so not all of it can be read. Choose “Check library” (dogearctl check), or restore a backup if that does not help. Your places are kept.</source>
        <translation>Файл медиатеки повреждён, поэтому читается не всё. Выберите «Проверить медиатеку» (dogearctl check), а если это не поможет, восстановите резервную копию. Позиции сохранены.</translation>
    </message>
    <message>
        <source>The library was written by a newer Dogear, and was left as it is. Install that version, or choose another data folder.</source>
        <translation>Медиатека создана более новой версией Dogear и оставлена без изменений. Установите эту версию или выберите другую папку данных.</translation>
    </message>
    <message>
        <source>Dogear is open with this library, so nothing was changed. Close it, or choose Restore in its Library menu.</source>
        <translation>Эта медиатека открыта в Dogear, поэтому ничего не изменено. Закройте программу или выберите «Восстановить» в её меню «Медиатека».</translation>
    </message>
    <message>
        <source>This is not in the library. It may have been removed.</source>
        <translation>Этого нет в медиатеке. Возможно, оно было удалено.</translation>
    </message>
    <message>
        <source>You follow this show already. Look for it in the list of shows.</source>
        <translation>Подписка на этот подкаст уже оформлена. Найдите его в списке подкастов.</translation>
    </message>
    <message>
        <source>Dogear does not understand this search. Try plain words.</source>
        <translation>Dogear не понимает этот запрос. Попробуйте обычные слова.</translation>
    </message>
    <message>
        <source>Dogear does not understand “%1”. Try plain words.</source>
        <translation>Dogear не понимает «%1». Попробуйте обычные слова.</translation>
    </message>
</context>
<context>
    <name>FeedFacts</name>
    <message>
        <source>There are no replies.</source>
        <translation>Ответов нет.</translation>
    </message>
    <message>
        <source>There is no network, so the replies were not loaded. Try again later.</source>
        <translation>Нет сети, поэтому ответы не загружены. Повторите попытку позже.</translation>
    </message>
    <message>
        <source>Dogear can&apos;t read the replies of this server. Open the thread in the browser.</source>
        <translation>Dogear не может прочитать ответы с этого сервера. Откройте обсуждение в браузере.</translation>
    </message>
    <message>
        <source>The server did not send the replies. Try again later, or open the thread in the browser.</source>
        <translation>Сервер не прислал ответы. Повторите попытку позже или откройте обсуждение в браузере.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Сезон</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Выпуск</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Подзаголовок</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>Трейлер</translation>
    </message>
    <message>
        <source>Bonus episode</source>
        <translation>Бонусный выпуск</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Возрастной рейтинг</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Для взрослых</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>Планируемое окончание</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>Прямой эфир</translation>
    </message>
    <message>
        <source>Watch or listen</source>
        <translation>Смотреть или слушать</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Сайт</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Изображение</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Идентификатор</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>Фрагменты</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Поддержка авторов</translation>
    </message>
    <message>
        <source>About the episode</source>
        <translation>О выпуске</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
    <message>
        <source>Live now</source>
        <translation>Сейчас в эфире</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Завершён</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Запланирован</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>time</comment>
        <translation>С %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>times</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Комментарии</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Платежи</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Изображения</translation>
    </message>
    <message>
        <source>Further texts</source>
        <translation>Другие тексты</translation>
    </message>
    <message>
        <source>%1 kbit/s</source>
        <comment>bit rate</comment>
        <translation>%1 кбит/с</translation>
    </message>
    <message>
        <source>%1p</source>
        <comment>height of a video in pixels</comment>
        <translation>%1p</translation>
    </message>
    <message>
        <source>default</source>
        <translation>по умолчанию</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Another source</source>
        <comment>of a version of an episode</comment>
        <translation>Другой источник</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Контрольная сумма</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>width and height in pixels</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) wide</source>
        <translation>
            <numerusform>ширина %n пиксель</numerusform>
            <numerusform>ширина %n пикселя</numerusform>
            <numerusform>ширина %n пикселей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) high</source>
        <translation>
            <numerusform>высота %n пиксель</numerusform>
            <numerusform>высота %n пикселя</numerusform>
            <numerusform>высота %n пикселей</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>version of an episode</comment>
        <translation>Стандартный</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Расшифровка</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>субтитры</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Ведущий</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Гость</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Обсуждение</translation>
    </message>
    <message>
        <source>The show has turned comments off.</source>
        <translation>Комментарии к подкасту отключены.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Учётная запись</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Протокол</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Сервер</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Комната</translation>
    </message>
    <message>
        <source>Made in</source>
        <comment>place</comment>
        <translation>Место создания</translation>
    </message>
    <message>
        <source>About the place</source>
        <translation>О месте</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>На карте</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last year</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>с %1</translation>
    </message>
    <message>
        <source>Finished, no further episodes</source>
        <translation>Завершён, новых выпусков не будет</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Новые выпуски</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Лента</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Создатель</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Владелец</translation>
    </message>
    <message>
        <source>Years active</source>
        <translation>Годы выхода</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Выпуски</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>One story, from the first episode on</source>
        <translation>Единая история, с первого выпуска</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Для всех</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Категории</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Авторские права</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Последнее обновление</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Разрешено</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Запрещено</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Тип содержимого</translation>
    </message>
    <message>
        <source>Own address</source>
        <translation>Собственный адрес</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>Новый адрес</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Создано с помощью</translation>
    </message>
    <message>
        <source>Import by other hosts</source>
        <translation>Импорт другими хостингами</translation>
    </message>
    <message>
        <source>Listing in directories</source>
        <translation>Размещение в каталогах</translation>
    </message>
    <message>
        <source>All directories</source>
        <translation>Все каталоги</translation>
    </message>
    <message>
        <source>Announced by Podping</source>
        <translation>Оповещения через Podping</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Сведения</translation>
    </message>
    <message>
        <source>Trailers</source>
        <translation>Трейлеры</translation>
    </message>
    <message>
        <source>About the feed</source>
        <translation>О ленте</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>fee of %1</source>
        <translation>комиссия %1</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Получатель</translation>
    </message>
    <message>
        <source>from %1 of the other recording</source>
        <translation>с %1 другой записи</translation>
    </message>
    <message>
        <source>other recipients</source>
        <translation>другие получатели</translation>
    </message>
    <message>
        <source>For information only: Dogear sends no payments.</source>
        <translation>Только для сведения: Dogear не отправляет платежей.</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Платёж</translation>
    </message>
    <message>
        <source>%1 suggested</source>
        <comment>amount</comment>
        <translation>рекомендуется %1</translation>
    </message>
</context>
<context>
    <name>FetchText</name>
    <message>
        <source>Read</source>
        <translation>Получено</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>Без изменений</translation>
    </message>
    <message>
        <source>Read, the same as before</source>
        <translation>Получено, содержимое прежнее</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what came of it, status of HTTP</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Same error</source>
        <translation>Та же ошибка</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 ч</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours and minutes</comment>
        <translation>%1 ч %2 мин</translation>
    </message>
    <message>
        <source>Season %1, episode %2</source>
        <translation>Сезон %1, выпуск %2</translation>
    </message>
    <message>
        <source>Season %1</source>
        <translation>Сезон %1</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Выпуск %1</translation>
    </message>
    <message>
        <source>S%1 E%2</source>
        <comment>season and episode</comment>
        <translation>С%1 В%2</translation>
    </message>
    <message>
        <source>S%1</source>
        <comment>season</comment>
        <translation>С%1</translation>
    </message>
    <message>
        <source>E%1</source>
        <comment>episode</comment>
        <translation>В%1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>time</comment>
        <translation>осталось %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Вчера</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day and time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Завтра</translation>
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
        <translation>менее %1 с</translation>
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
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 ч</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 listened</source>
        <comment>time</comment>
        <translation>прослушано %1</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <comment>time</comment>
        <translation>сэкономлено %1</translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>number of episodes</comment>
        <translation>
            <numerusform>дослушан %n выпуск</numerusform>
            <numerusform>дослушано %n выпуска</numerusform>
            <numerusform>дослушано %n выпусков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saved by speed, %2 by trimming silence</source>
        <comment>times</comment>
        <translation>сэкономлено %1 за счёт скорости, %2 за счёт сокращения пауз</translation>
    </message>
</context>
<context>
    <name>PaletteActions</name>
    <message>
        <source>Button</source>
        <translation>Кнопка</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Inbox</source>
        <translation>Входящие</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>Очередь</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Начатые</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Избранное</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>All episodes</source>
        <translation>Все выпуски</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Загрузки</translation>
    </message>
    <message>
        <source>Discover</source>
        <translation>Обзор</translation>
    </message>
</context>
<context>
    <name>ProxyErrorText</name>
    <message>
        <source>Dogear is set to use a proxy, but its address is missing. Enter it under Network in the settings.</source>
        <translation>В Dogear включён прокси-сервер, но его адрес не указан. Введите его в настройках, в разделе «Сеть».</translation>
    </message>
    <message>
        <source>The proxy %1 can&apos;t be reached, or doesn&apos;t let Dogear through. Check it under Network in the settings.</source>
        <translation>Прокси-сервер %1 недоступен или не пропускает Dogear. Проверьте его в настройках, в разделе «Сеть».</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>Прокси-сервер требует имя и пароль или не принимает указанные. Введите их в настройках, в разделе «Сеть».</translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>Прокси-сервер %1 требует имя и пароль или не принимает указанные. Введите их в настройках, в разделе «Сеть».</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>“%1” was ignored. Use is:unplayed, is:played, is:started, is:downloaded, is:favourite or is:queued.</source>
        <translation>«%1» не учитывается. Используйте is:unplayed, is:played, is:started, is:downloaded, is:favourite или is:queued.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Use has:chapters, has:transcript, has:video or has:bookmark.</source>
        <translation>«%1» не учитывается. Используйте has:chapters, has:transcript, has:video или has:bookmark.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a date like 2024, 2024-03 or 2024-03-31.</source>
        <translation>«%1» не учитывается. Укажите дату в виде 2024, 2024-03 или 2024-03-31.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write an age like &lt;7d, &lt;3w, &lt;6m or &gt;1y.</source>
        <translation>«%1» не учитывается. Укажите давность в виде &lt;7d, &lt;3w, &lt;6m или &gt;1y.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a length like 20m or 1h30m.</source>
        <translation>«%1» не учитывается. Укажите длительность в виде 20m или 1h30m.</translation>
    </message>
    <message>
        <source>“%1” was ignored. A season is a number, like season:2.</source>
        <translation>«%1» не учитывается. Сезон указывается числом, например season:2.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write the word to look for right after the colon.</source>
        <translation>«%1» не учитывается. Введите искомое слово сразу после двоеточия.</translation>
    </message>
    <message>
        <source>OR was ignored. Write it between two words.</source>
        <translation>OR не учитывается. Поставьте его между двумя словами.</translation>
    </message>
</context>
<context>
    <name>RowButtonTexts</name>
    <message>
        <source>Pause the download</source>
        <translation>Приостановить загрузку</translation>
    </message>
    <message>
        <source>Retry the download</source>
        <translation>Повторить загрузку</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>Продолжить загрузку</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>Удалить загрузку</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>Отменить загрузку</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Убрать из очереди</translation>
    </message>
</context>
<context>
    <name>SubscribeText</name>
    <message numerus="yes">
        <source>%n entries of the list were left out: they are not followed there, or are no shows.</source>
        <translation>
            <numerusform>Пропущена %n запись списка (нет подписки или не подкаст).</numerusform>
            <numerusform>Пропущены %n записи списка (нет подписки или не подкаст).</numerusform>
            <numerusform>Пропущено %n записей списка (нет подписки или не подкаст).</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain the episode of the link; look for it in the list, or open the link in a browser.</source>
        <translation>Подкаст «%1» открыт, но в ленте нет выпуска, на который ведёт ссылка; найдите его в списке или откройте ссылку в браузере.</translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain “%2”, the episode of the link; open the link in a browser.</source>
        <translation>Подкаст «%1» открыт, но в ленте нет выпуска «%2», на который ведёт ссылка; откройте ссылку в браузере.</translation>
    </message>
    <message>
        <source>“%1” is open, but no directory says which episode the link means; look for it in the list.</source>
        <translation>Подкаст «%1» открыт, но ни один каталог не сообщает, на какой выпуск ведёт ссылка; найдите его в списке.</translation>
    </message>
    <message>
        <source>“%1” is open as it was read before, without the episode of the link.</source>
        <translation>Подкаст «%1» открыт в том виде, в каком был получен ранее, без выпуска, на который ведёт ссылка.</translation>
    </message>
</context>
<context>
    <name>TranscriptText</name>
    <message>
        <source>subtitles (VTT)</source>
        <translation>субтитры (VTT)</translation>
    </message>
    <message>
        <source>text with times (JSON)</source>
        <translation>текст с отметками времени (JSON)</translation>
    </message>
    <message>
        <source>subtitles (SRT)</source>
        <translation>субтитры (SRT)</translation>
    </message>
    <message>
        <source>web page</source>
        <translation>веб-страница</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>простой текст</translation>
    </message>
    <message>
        <source>Made on this computer</source>
        <comment>a transcript</comment>
        <translation>Создана на этом компьютере</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language and format of a transcript</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>Сервер</translation>
    </message>
    <message>
        <source>There is no connection to %1, so the transcript could not be fetched. Connect, then try again.</source>
        <translation>%1: нет соединения, поэтому расшифровка не получена. Подключитесь к сети и повторите попытку.</translation>
    </message>
    <message>
        <source>%1 gave a web page instead of the transcript; it may want you to sign in. Look for it on the episode&apos;s page, or try again later.</source>
        <translation>%1 присылает веб-страницу вместо расшифровки; возможно, требуется авторизация. Поищите расшифровку на странице выпуска или повторите попытку позже.</translation>
    </message>
    <message>
        <source>What %1 gave is no transcript that Dogear can read. Tell the show, or try again later.</source>
        <translation>%1 присылает расшифровку в виде, который Dogear не может прочитать. Сообщите авторам подкаста или повторите попытку позже.</translation>
    </message>
    <message>
        <source>The transcript from %1 breaks off in the middle. Try again.</source>
        <translation>%1 присылает расшифровку, которая обрывается на середине. Повторите попытку.</translation>
    </message>
    <message>
        <source>The transcript from %1 is an empty document. Tell the show, or try again later.</source>
        <translation>%1 присылает пустой документ вместо расшифровки. Сообщите авторам подкаста или повторите попытку позже.</translation>
    </message>
    <message>
        <source>The transcript from %1 is larger than any that Dogear reads. Tell the show.</source>
        <translation>%1 присылает расшифровку, размер которой больше допустимого для Dogear. Сообщите авторам подкаста.</translation>
    </message>
    <message>
        <source>%1 says that the transcript is not there (%2). Tell the show, or try again later.</source>
        <translation>%1 сообщает, что расшифровки нет (%2). Сообщите авторам подкаста или повторите попытку позже.</translation>
    </message>
    <message>
        <source>%1 The transcript that was here is kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 Прежняя расшифровка сохранена.</translation>
    </message>
</context>
<context>
    <name>dogear::BackupController</name>
    <message>
        <source>Back up…</source>
        <translation>Создать резервную копию…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Восстановить…</translation>
    </message>
    <message>
        <source>Check library</source>
        <translation>Проверить медиатеку</translation>
    </message>
    <message>
        <source>Write shows, places and settings to one file</source>
        <translation>Записать подкасты, позиции и настройки в один файл</translation>
    </message>
    <message>
        <source>Take shows, places and settings from a backup</source>
        <translation>Восстановить подкасты, позиции и настройки из резервной копии</translation>
    </message>
    <message>
        <source>Check the library for problems and fix them where possible</source>
        <translation>Проверить медиатеку на ошибки и по возможности исправить их</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Создать резервную копию</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Резервные копии (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Backing up the library…</source>
        <translation>Создание резервной копии медиатеки…</translation>
    </message>
    <message>
        <source>The library was backed up to %1 (%2, %3).</source>
        <comment>file, shows and episodes, size</comment>
        <translation>Резервная копия медиатеки сохранена в %1 (%2, %3).</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Backups (*.zip *.sqlite)</source>
        <translation>Резервные копии (*.zip *.sqlite)</translation>
    </message>
    <message>
        <source>Restore the library of %1?</source>
        <translation>Восстановить медиатеку от %1?</translation>
    </message>
    <message>
        <source>It holds %1. Dogear closes the library that is open now, keeps it as a backup, and opens the restored one.</source>
        <translation>Содержимое: %1. Dogear закроет текущую медиатеку, сохранит её как резервную копию и откроет восстановленную.</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Чтение резервной копии…</translation>
    </message>
    <message>
        <source>The library of %1 was restored.</source>
        <translation>Медиатека от %1 восстановлена.</translation>
    </message>
    <message>
        <source>Restore the library</source>
        <translation>Восстановить медиатеку</translation>
    </message>
    <message>
        <source>Checking the library…</source>
        <translation>Проверка медиатеки…</translation>
    </message>
</context>
<context>
    <name>dogear::BookmarkController</name>
    <message>
        <source>Bookmark this time</source>
        <translation>Добавить закладку</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>Копировать ссылку на этот момент</translation>
    </message>
    <message>
        <source>Possible with an episode in the player.</source>
        <translation>Доступно, когда в проигрывателе есть выпуск.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Закладка</translation>
    </message>
    <message>
        <source>Bookmarked at %1.</source>
        <translation>Закладка добавлена: %1.</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Добавить заметку</translation>
    </message>
    <message>
        <source>Note at %1 of “%2”:</source>
        <translation>Заметка к моменту %1 выпуска «%2»:</translation>
    </message>
    <message>
        <source>Copied: title, show and time. This episode has no address on the web.</source>
        <translation>Скопированы название, подкаст и время. У этого выпуска нет адреса в интернете.</translation>
    </message>
    <message>
        <source>Copied: title, show, time and link.</source>
        <translation>Скопированы название, подкаст, время и ссылка.</translation>
    </message>
    <message>
        <source>The bookmark was deleted.</source>
        <translation>Закладка удалена.</translation>
    </message>
    <message>
        <source>Delete bookmark</source>
        <translation>Удалить закладку</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Изменить заметку</translation>
    </message>
    <message>
        <source>Export bookmarks</source>
        <translation>Экспорт закладок</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>bookmarks.md</source>
        <comment>name of a file</comment>
        <translation>закладки.md</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) were written to %1.</source>
        <translation>
            <numerusform>%n закладка записана в %1.</numerusform>
            <numerusform>%n закладки записаны в %1.</numerusform>
            <numerusform>%n закладок записано в %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ChapterActions</name>
    <message>
        <source>Previous chapter</source>
        <translation>Предыдущая глава</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Следующая глава</translation>
    </message>
    <message>
        <source>Possible in an episode with chapters.</source>
        <translation>Доступно в выпуске с главами.</translation>
    </message>
</context>
<context>
    <name>dogear::ChapterController</name>
    <message>
        <source>Chapters that match “%1” are skipped in this show.</source>
        <translation>Главы, соответствующие «%1», в этом подкасте пропускаются.</translation>
    </message>
    <message>
        <source>Skip chapters</source>
        <translation>Пропускать главы</translation>
    </message>
</context>
<context>
    <name>dogear::DiagnosticsController</name>
    <message>
        <source>Diagnostics</source>
        <translation>Диагностика</translation>
    </message>
    <message>
        <source>This text helps with a bug report. It contains no names of shows, episodes or files, and Dogear sends it to no one: copy it where you want it.</source>
        <translation>Этот текст поможет составить сообщение об ошибке. В нём нет названий подкастов, выпусков и файлов, и Dogear никому его не отправляет: скопируйте его туда, где он нужен.</translation>
    </message>
</context>
<context>
    <name>dogear::DocumentController</name>
    <message>
        <source>“%1” could not be started, so no transcripts are made. Check the command in the settings.</source>
        <translation>Не удалось запустить «%1», поэтому расшифровки не создаются. Проверьте команду в настройках.</translation>
    </message>
    <message>
        <source>“%1” failed and said: %2. No more transcripts are made until you change the command in the settings.</source>
        <translation>Команда «%1» завершилась ошибкой: %2. Расшифровки не будут создаваться, пока команда в настройках не изменена.</translation>
    </message>
    <message>
        <source>“%1” left no subtitles (SRT, VTT), so no more transcripts are made until you change the command in the settings.</source>
        <translation>Команда «%1» не создала субтитров (SRT, VTT), поэтому расшифровки не будут создаваться, пока команда в настройках не изменена.</translation>
    </message>
    <message>
        <source>“%1” failed. No more transcripts are made until you change the command in the settings.</source>
        <translation>Команда «%1» завершилась ошибкой. Расшифровки не будут создаваться, пока команда в настройках не изменена.</translation>
    </message>
</context>
<context>
    <name>dogear::DownloadController</name>
    <message>
        <source>Pause all downloads</source>
        <translation>Приостановить все загрузки</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) removed.</source>
        <translation>
            <numerusform>%n загрузка удалена.</numerusform>
            <numerusform>%n загрузки удалены.</numerusform>
            <numerusform>%n загрузок удалено.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>Удалить загрузку</translation>
    </message>
    <message>
        <source>The file is gone: it was deleted or moved.</source>
        <translation>Файла больше нет: он удалён или перемещён.</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) failed; the list says why.</source>
        <translation>
            <numerusform>%n загрузка не удалась; причина указана в списке.</numerusform>
            <numerusform>%n загрузки не удались; причины указаны в списке.</numerusform>
            <numerusform>%n загрузок не удалось; причины указаны в списке.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>“%1” was not downloaded: %2.</source>
        <comment>title and reason</comment>
        <translation>Не удалось загрузить выпуск «%1»: %2.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeController</name>
    <message>
        <source>Mark as played or unplayed</source>
        <translation>Отметить как прослушанное или непрослушанное</translation>
    </message>
    <message>
        <source>Add to or remove from favourites</source>
        <translation>Добавить в избранное или убрать из него</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Перейти к подкасту</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Отметить все как прослушанные</translation>
    </message>
    <message>
        <source>Possible in the Inbox, in a show and in a tag.</source>
        <translation>Доступно во «Входящих», в подкасте и в теге.</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeMarker</name>
    <message>
        <source>The position was set back to the beginning.</source>
        <translation>Позиция сброшена на начало.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as played.</source>
        <translation>
            <numerusform>%Ln выпуск отмечен как прослушанный.</numerusform>
            <numerusform>%Ln выпуска отмечены как прослушанные.</numerusform>
            <numerusform>%Ln выпусков отмечены как прослушанные.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as unplayed.</source>
        <translation>
            <numerusform>%Ln выпуск отмечен как непрослушанный.</numerusform>
            <numerusform>%Ln выпуска отмечены как непрослушанные.</numerusform>
            <numerusform>%Ln выпусков отмечены как непрослушанные.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Отметить как прослушанное</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Отметить как непрослушанное</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) added to the favourites.</source>
        <translation>
            <numerusform>%Ln выпуск добавлен в избранное.</numerusform>
            <numerusform>%Ln выпуска добавлены в избранное.</numerusform>
            <numerusform>%Ln выпусков добавлено в избранное.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) removed from the favourites.</source>
        <translation>
            <numerusform>%Ln выпуск убран из избранного.</numerusform>
            <numerusform>%Ln выпуска убраны из избранного.</numerusform>
            <numerusform>%Ln выпусков убрано из избранного.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Добавить в избранное</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Убрать из избранного</translation>
    </message>
    <message>
        <source>All episodes here are marked as played already.</source>
        <translation>Все выпуски здесь уже отмечены как прослушанные.</translation>
    </message>
</context>
<context>
    <name>dogear::Features</name>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Медиатека</translation>
    </message>
    <message>
        <source>&amp;Episode</source>
        <translation>В&amp;ыпуск</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Воспроизведение</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Переход</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Закрыть окно</translation>
    </message>
</context>
<context>
    <name>dogear::FeedAddressController</name>
    <message>
        <source>Address of “%1”</source>
        <translation>Адрес подкаста «%1»</translation>
    </message>
    <message>
        <source>Feed address:</source>
        <translation>Адрес ленты:</translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>Изменить адрес</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Чтение: %1…</translation>
    </message>
    <message>
        <source>“%1” is read at its new address.</source>
        <translation>«%1» теперь обновляется по новому адресу.</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Изменить адрес</translation>
    </message>
</context>
<context>
    <name>dogear::FollowController</name>
    <message>
        <source>Reading %1…</source>
        <translation>Чтение: %1…</translation>
    </message>
    <message>
        <source>Reading the files of “%1”…</source>
        <translation>Чтение файлов «%1»…</translation>
    </message>
    <message>
        <source>Looking up where this link leads…</source>
        <translation>Проверка, куда ведёт ссылка…</translation>
    </message>
</context>
<context>
    <name>dogear::FollowReporter</name>
    <message>
        <source>You follow “%1” already.</source>
        <translation>Подписка на подкаст «%1» уже оформлена.</translation>
    </message>
    <message>
        <source>You now follow “%1”.</source>
        <translation>Подписка на подкаст «%1» оформлена.</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were added.</source>
        <translation>
            <numerusform>Добавлен %n подкаст.</numerusform>
            <numerusform>Добавлены %n подкаста.</numerusform>
            <numerusform>Добавлено %n подкастов.</numerusform>
        </translation>
    </message>
    <message>
        <source>You follow the shows of this list already.</source>
        <translation>Подписка на подкасты этого списка уже оформлена.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>The link leads to %1 in “%2”.</source>
        <translation>Ссылка ведёт к моменту %1 выпуска «%2».</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>Воспроизвести с %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of the shows could not be read; the sidebar marks them.</source>
        <translation>
            <numerusform>Не удалось прочитать %n подкаст; он отмечен на боковой панели.</numerusform>
            <numerusform>Не удалось прочитать %n подкаста; они отмечены на боковой панели.</numerusform>
            <numerusform>Не удалось прочитать %n подкастов; они отмечены на боковой панели.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Исправить…</translation>
    </message>
</context>
<context>
    <name>dogear::HelpController</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Комбинации клавиш</translation>
    </message>
    <message>
        <source>The Dogear Guide</source>
        <translation>Руководство Dogear</translation>
    </message>
    <message>
        <source>Release notes</source>
        <translation>Что нового</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Диагностика</translation>
    </message>
    <message>
        <source>About Dogear</source>
        <translation>О программе Dogear</translation>
    </message>
</context>
<context>
    <name>dogear::KeyBindings</name>
    <message>
        <source>Other</source>
        <translation>Прочее</translation>
    </message>
</context>
<context>
    <name>dogear::LiveReminders</name>
    <message>
        <source>“%1” starts now.</source>
        <translation>Сейчас начинается «%1».</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Перейти к подкасту</translation>
    </message>
</context>
<context>
    <name>dogear::MainWindow</name>
    <message>
        <source>%1 – Dogear</source>
        <translation>%1 — Dogear</translation>
    </message>
</context>
<context>
    <name>dogear::NavigationActions</name>
    <message>
        <source>Next pane</source>
        <translation>Следующая панель</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Предыдущая панель</translation>
    </message>
</context>
<context>
    <name>dogear::NextUndo</name>
    <message>
        <source>Next episode</source>
        <translation>Следующий выпуск</translation>
    </message>
</context>
<context>
    <name>dogear::PaletteController</name>
    <message>
        <source>Saved search</source>
        <translation>Сохранённый поиск</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Тег</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Подкаст</translation>
    </message>
    <message>
        <source>Archived show</source>
        <translation>Подкаст в архиве</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Раздел</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Go to anything…</source>
        <translation>Быстрый переход…</translation>
    </message>
</context>
<context>
    <name>dogear::PasswordController</name>
    <message>
        <source>Enter password…</source>
        <translation>Ввести пароль…</translation>
    </message>
</context>
<context>
    <name>dogear::PlayStarter</name>
    <message>
        <source>There is no unplayed episode to play. Select one, or add a show.</source>
        <translation>Нет непрослушанных выпусков. Выберите выпуск или добавьте подкаст.</translation>
    </message>
</context>
<context>
    <name>dogear::PlaybackController</name>
    <message>
        <source>Play or pause</source>
        <translation>Воспроизвести или приостановить</translation>
    </message>
    <message>
        <source>Back to last position</source>
        <translation>Вернуться к прежней позиции</translation>
    </message>
    <message>
        <source>Possible after a jump to another time.</source>
        <translation>Доступно после перехода к другому моменту.</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Медленнее</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Быстрее</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Обычная скорость</translation>
    </message>
    <message>
        <source>Switch between normal and last speed</source>
        <translation>Переключить между обычной и последней скоростью</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Громче</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Тише</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Выключить звук</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>Назад на %n секунду</numerusform>
            <numerusform>Назад на %n секунды</numerusform>
            <numerusform>Назад на %n секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>Вперёд на %n секунду</numerusform>
            <numerusform>Вперёд на %n секунды</numerusform>
            <numerusform>Вперёд на %n секунд</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::PrivacyController</name>
    <message>
        <source>Contacted hosts</source>
        <translation>Обращения к узлам</translation>
    </message>
    <message>
        <source>Hosts that Dogear contacts</source>
        <translation>Узлы, к которым обращается Dogear</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>dogear::QueueController</name>
    <message>
        <source>Clear Up next</source>
        <translation>Очистить очередь</translation>
    </message>
    <message>
        <source>Possible when Up next has an episode.</source>
        <translation>Доступно, когда в очереди есть выпуск.</translation>
    </message>
    <message>
        <source>Move in Up next</source>
        <translation>Переместить в очереди</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>Следующий выпуск</translation>
    </message>
    <message>
        <source>Possible when an episode comes next.</source>
        <translation>Доступно, когда есть следующий выпуск.</translation>
    </message>
    <message>
        <source>Sort Up next</source>
        <translation>Сортировать очередь</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Сначала новые</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Сначала старые</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Сначала короткие</translation>
    </message>
    <message>
        <source>By show</source>
        <translation>По подкастам</translation>
    </message>
    <message>
        <source>Up next is empty</source>
        <translation>Очередь пуста</translation>
    </message>
    <message numerus="yes">
        <source>Up next: %n episode(s)</source>
        <translation>
            <numerusform>В очереди: %n выпуск</numerusform>
            <numerusform>В очереди: %n выпуска</numerusform>
            <numerusform>В очереди: %n выпусков</numerusform>
        </translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Воспроизвести следующим</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Добавить в очередь</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Убрать из очереди</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) removed from Up next.</source>
        <translation>
            <numerusform>%n выпуск убран из очереди.</numerusform>
            <numerusform>%n выпуска убраны из очереди.</numerusform>
            <numerusform>%n выпусков убрано из очереди.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up next was sorted.</source>
        <translation>Очередь отсортирована.</translation>
    </message>
    <message numerus="yes">
        <source>Up next was cleared: %n episode(s).</source>
        <translation>
            <numerusform>Очередь очищена: %n выпуск.</numerusform>
            <numerusform>Очередь очищена: %n выпуска.</numerusform>
            <numerusform>Очередь очищена: %n выпусков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ReleaseNotes</name>
    <message>
        <source>Release notes</source>
        <translation>Что нового</translation>
    </message>
    <message>
        <source>Dogear was updated to %1.</source>
        <translation>Dogear обновлён до версии %1.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Что нового</translation>
    </message>
</context>
<context>
    <name>dogear::SavedSearchController</name>
    <message>
        <source>Save search</source>
        <translation>Сохранить поиск</translation>
    </message>
    <message>
        <source>The search “%1” is in the sidebar now.</source>
        <translation>Поиск «%1» теперь на боковой панели.</translation>
    </message>
    <message>
        <source>Rename search</source>
        <translation>Переименовать поиск</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Переименовано в «%1».</translation>
    </message>
    <message>
        <source>Remove search</source>
        <translation>Удалить поиск</translation>
    </message>
    <message>
        <source>The search “%1” was removed.</source>
        <translation>Поиск «%1» удалён.</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsController</name>
    <message>
        <source>Settings…</source>
        <translation>Настройки…</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsTransfer</name>
    <message>
        <source>Settings (*.json)</source>
        <translation>Настройки (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Экспорт настроек</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Импорт настроек</translation>
    </message>
    <message>
        <source>The settings were written to %1, without passwords.</source>
        <translation>Настройки записаны в %1 без паролей.</translation>
    </message>
    <message>
        <source>%1 has no setting that this Dogear can use, so nothing was changed.</source>
        <translation>%1 не содержит настроек, подходящих этой версии Dogear, поэтому ничего не изменено.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) taken from %1</source>
        <translation>
            <numerusform>Импортирована %n настройка из %1</numerusform>
            <numerusform>Импортированы %n настройки из %1</numerusform>
            <numerusform>Импортировано %n настроек из %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that this Dogear does not know</source>
        <comment>settings</comment>
        <translation>
            <numerusform>%n настройка, неизвестная этой версии Dogear</numerusform>
            <numerusform>%n настройки, неизвестные этой версии Dogear</numerusform>
            <numerusform>%n настроек, неизвестных этой версии Dogear</numerusform>
        </translation>
    </message>
    <message>
        <source>the folder %1, which is not on this computer</source>
        <translation>папка %1, которой нет на этом компьютере</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence: so many settings taken from a file</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; left out: %2.</source>
        <comment>so many settings taken from a file, a list</comment>
        <translation>%1; пропущено: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::ShowController</name>
    <message>
        <source>Add a show…</source>
        <translation>Добавить подкаст…</translation>
    </message>
    <message>
        <source>Add audio or video files…</source>
        <translation>Добавить аудио- или видеофайлы…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Добавить папку…</translation>
    </message>
    <message>
        <source>Import shows (OPML)…</source>
        <translation>Импорт подкастов (OPML)…</translation>
    </message>
    <message>
        <source>Export shows (OPML)…</source>
        <translation>Экспорт подкастов (OPML)…</translation>
    </message>
    <message>
        <source>Refresh all shows</source>
        <translation>Обновить все подкасты</translation>
    </message>
    <message>
        <source>You no longer follow “%1”.</source>
        <translation>Подписка на подкаст «%1» отменена.</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Отписаться</translation>
    </message>
    <message>
        <source>Add audio or video files</source>
        <translation>Добавить аудио- или видеофайлы</translation>
    </message>
    <message>
        <source>Audio and video (%1)</source>
        <translation>Аудио и видео (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Добавить папку</translation>
    </message>
    <message>
        <source>Import shows</source>
        <translation>Импорт подкастов</translation>
    </message>
    <message>
        <source>Lists of shows (*.opml *.xml)</source>
        <translation>Списки подкастов (*.opml *.xml)</translation>
    </message>
    <message>
        <source>Export shows</source>
        <translation>Экспорт подкастов</translation>
    </message>
    <message>
        <source>Export this show</source>
        <translation>Экспорт подкаста</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were written to %1.</source>
        <translation>
            <numerusform>%n подкаст записан в %1.</numerusform>
            <numerusform>%n подкаста записаны в %1.</numerusform>
            <numerusform>%n подкастов записано в %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ShowEditor</name>
    <message>
        <source>Archive</source>
        <translation>Архивировать</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Вернуть из архива</translation>
    </message>
    <message>
        <source>“%1” is in the archive: it stays as it is and is not refreshed.</source>
        <translation>Подкаст «%1» теперь в архиве: он остаётся как есть и не обновляется.</translation>
    </message>
    <message>
        <source>“%1” is back from the archive.</source>
        <translation>Подкаст «%1» возвращён из архива.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>“%1” was renamed.</source>
        <translation>Подкаст «%1» переименован.</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Добавить тег</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>Снять тег</translation>
    </message>
    <message>
        <source>“%1” has the tag “%2” now.</source>
        <translation>Подкасту «%1» добавлен тег «%2».</translation>
    </message>
    <message>
        <source>“%1” no longer has the tag “%2”.</source>
        <translation>С подкаста «%1» снят тег «%2».</translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation>Переименовать тег</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Переименовано в «%1».</translation>
    </message>
    <message>
        <source>Remove tag</source>
        <translation>Удалить тег</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its shows are still here.</source>
        <translation>Тег «%1» удалён; его подкасты остались.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image Dogear can read. The show keeps the one it has; choose another file.</source>
        <translation>Dogear не может прочитать изображение «%1». Обложка подкаста осталась прежней; выберите другой файл.</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>Выбрать обложку</translation>
    </message>
    <message>
        <source>Picture changed.</source>
        <translation>Обложка изменена.</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>Обложка из ленты</translation>
    </message>
    <message>
        <source>Feed picture restored.</source>
        <translation>Обложка из ленты возвращена.</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Новый тег</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Название тега</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Выбор обложки</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Изображения (%1)</translation>
    </message>
</context>
<context>
    <name>dogear::StatisticsController</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>dogear::StreamStatus</name>
    <message>
        <source>This episode has become another file at its server, perhaps with other advertisements. It goes on at the same time.</source>
        <translation>Файл этого выпуска на сервере изменился, возможно, из-за другой рекламы. Воспроизведение продолжится с того же момента.</translation>
    </message>
    <message>
        <source>This stream can&apos;t be saved. %1</source>
        <translation>Этот поток не удаётся сохранить. %1</translation>
    </message>
</context>
<context>
    <name>dogear::TrayIcon</name>
    <message>
        <source>Jump back</source>
        <translation>Перемотать назад</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Перемотать вперёд</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>Следующий выпуск</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Приостановить</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Hide the window</source>
        <translation>Скрыть окно</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>Показать окно</translation>
    </message>
</context>
<context>
    <name>dogear::UndoController</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Possible after a change of the library.</source>
        <translation>Доступно после изменения медиатеки.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>name of an act</comment>
        <translation>Отменено: «%1».</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Отменить «%1»</translation>
    </message>
</context>
<context>
    <name>dogear::VideoController</name>
    <message>
        <source>Possible while a video plays.</source>
        <translation>Доступно во время воспроизведения видео.</translation>
    </message>
    <message>
        <source>Video in its own window</source>
        <translation>Видео в отдельном окне</translation>
    </message>
    <message>
        <source>Video in full screen</source>
        <translation>Видео на весь экран</translation>
    </message>
    <message>
        <source>Show the video over the whole screen</source>
        <translation>Показать видео на весь экран</translation>
    </message>
    <message>
        <source>%1 – Dogear</source>
        <translation>%1 — Dogear</translation>
    </message>
    <message>
        <source>Show the video beside the notes</source>
        <translation>Показать видео рядом с описанием</translation>
    </message>
    <message>
        <source>Show the video in its own window</source>
        <translation>Показать видео в отдельном окне</translation>
    </message>
</context>
<context>
    <name>dogear::ViewMenu</name>
    <message>
        <source>Full screen</source>
        <translation>Полноэкранный режим</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Боковая панель</translation>
    </message>
    <message>
        <source>Notes and details</source>
        <translation>Описание и сведения</translation>
    </message>
    <message>
        <source>Larger notes</source>
        <translation>Увеличить текст описания</translation>
    </message>
    <message>
        <source>Smaller notes</source>
        <translation>Уменьшить текст описания</translation>
    </message>
    <message>
        <source>Usual size of notes</source>
        <translation>Обычный размер описания</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme of the desktop</comment>
        <translation>Системная</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>В&amp;ид</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::Autostart</name>
    <message>
        <source>Dogear starts when you log in.</source>
        <translation>Dogear запускается при входе в систему.</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::GlobalShortcuts</name>
    <message>
        <source>Play or pause</source>
        <translation>Воспроизвести или приостановить</translation>
    </message>
    <message>
        <source>Play the next episode</source>
        <translation>Воспроизвести следующий выпуск</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>Перемотать назад</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Перемотать вперёд</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ScreenInhibitor</name>
    <message>
        <source>Showing a video</source>
        <translation>Показ видео</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ServerNotifier</name>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::SleepInhibitor</name>
    <message>
        <source>Playing a podcast</source>
        <translation>Воспроизведение подкаста</translation>
    </message>
    <message>
        <source>Keeping the place in a podcast</source>
        <translation>Сохранение позиции в подкасте</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AboutDialog</name>
    <message>
        <source>About Dogear</source>
        <translation>О программе Dogear</translation>
    </message>
    <message>
        <source>About</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Версии</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Dogear %1</source>
        <translation>Dogear %1</translation>
    </message>
    <message>
        <source>A podcast player that keeps your place.</source>
        <translation>Проигрыватель подкастов, который помнит, где вы остановились.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>Свободная программа под лицензией GNU General Public License версии 3 или более поздней. Её можно использовать, изучать, распространять и изменять; она предоставляется без каких-либо гарантий.</translation>
    </message>
    <message>
        <source>© The Dogear developers</source>
        <translation>© Разработчики Dogear</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Назначение</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Библиотеки</translation>
    </message>
    <message>
        <source>Licence of Dogear</source>
        <translation>Лицензия Dogear</translation>
    </message>
    <message>
        <source>Dogear uses these libraries:</source>
        <translation>Dogear использует следующие библиотеки:</translation>
    </message>
    <message>
        <source>Licence of Dogear:</source>
        <translation>Лицензия Dogear:</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Компонент</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AddPodcastDialog</name>
    <message>
        <source>Name, link or feed address of a show, OPML list, folder or audio file:</source>
        <translation>Название, ссылка или адрес ленты подкаста, список OPML, папка или аудиофайл:</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Подписаться</translation>
    </message>
    <message>
        <source>Add a show</source>
        <translation>Добавить подкаст</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Choose a feed, a list of shows, audio or video</source>
        <translation>Выбор ленты, списка подкастов, аудио или видео</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AppearanceSettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Light or dark colours of the window</source>
        <translation>Светлые или тёмные цвета окна</translation>
    </message>
    <message>
        <source>dark mode light mode night</source>
        <comment>words that find the theme</comment>
        <translation>тёмный темный режим светлый ночь ночной dark mode</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Colours from artwork</source>
        <translation>Цвета обложек</translation>
    </message>
    <message>
        <source>The page of a show takes a colour from its picture</source>
        <translation>Страница подкаста окрашивается в цвет его обложки</translation>
    </message>
    <message>
        <source>accent cover tint</source>
        <comment>words that find colours from artwork</comment>
        <translation>акцент обложка оттенок цвет</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Size of notes</source>
        <translation>Размер описаний</translation>
    </message>
    <message>
        <source>Size of the text in notes and transcripts</source>
        <translation>Размер текста в описаниях и расшифровках</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>font zoom larger smaller letters</source>
        <comment>words that find the text size</comment>
        <translation>шрифт масштаб крупнее мельче больше меньше буквы</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Language of Dogear&apos;s texts</source>
        <translation>Язык интерфейса Dogear</translation>
    </message>
    <message>
        <source>translation locale</source>
        <comment>words that find the language; with the English word, too</comment>
        <translation>перевод локаль language translation locale</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarkDelegate</name>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Note of this bookmark</source>
        <translation>Заметка к этой закладке</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Изменить заметку</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>Воспроизвести с %1</translation>
    </message>
    <message>
        <source>You no longer follow this show. Follow it again to play this.</source>
        <translation>Подписки на этот подкаст больше нет. Чтобы воспроизвести, подпишитесь снова.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarksPage</name>
    <message>
        <source>Search bookmarks</source>
        <translation>Поиск по закладкам</translation>
    </message>
    <message>
        <source>Words of notes, titles and shows</source>
        <translation>Слова из заметок, названий выпусков и подкастов</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Write all bookmarks to a Markdown file</source>
        <translation>Записать все закладки в файл Markdown</translation>
    </message>
    <message>
        <source>In the bookmarks</source>
        <translation>В закладках</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Воспроизвести отсюда</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Изменить заметку</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n закладка</numerusform>
            <numerusform>%n закладки</numerusform>
            <numerusform>%n закладок</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or shorter words.</source>
        <translation>Ничего не найдено. Попробуйте ввести меньше слов или сократить их.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Очистить поиск</translation>
    </message>
    <message>
        <source>Bookmark a time while you listen to find it again and to write down why.</source>
        <translation>Добавьте закладку во время прослушивания, чтобы потом найти это место, и запишите, чем оно важно.</translation>
    </message>
    <message>
        <source>Press %1 while you listen to mark a time and to write down why.</source>
        <translation>Нажмите %1 во время прослушивания, чтобы отметить момент и записать, чем он важен.</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>Копировать ссылку на этот момент</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterDelegate</name>
    <message>
        <source>Without a title</source>
        <translation>Без названия</translation>
    </message>
    <message>
        <source>Skipped because of its title, as you chose for this show</source>
        <translation>Пропускается из-за названия, как выбрано для этого подкаста</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Пропустить эту главу</translation>
    </message>
    <message>
        <source>Do not skip this chapter</source>
        <translation>Не пропускать эту главу</translation>
    </message>
    <message>
        <source>%1 – play from %2</source>
        <comment>title of a chapter, time</comment>
        <translation>%1 — воспроизвести с %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
    <message>
        <source>In the chapters</source>
        <translation>В главах</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Воспроизвести отсюда</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Пропустить эту главу</translation>
    </message>
    <message>
        <source>Open the link</source>
        <translation>Открыть ссылку</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>%n глава</numerusform>
            <numerusform>%n главы</numerusform>
            <numerusform>%n глав</numerusform>
        </translation>
    </message>
    <message>
        <source>Always skip chapters with this title</source>
        <translation>Всегда пропускать главы с этим названием</translation>
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
        <translation>Страна чарта</translation>
    </message>
    <message>
        <source>Category of the chart</source>
        <translation>Категория чарта</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::CommandPalette</name>
    <message>
        <source>on</source>
        <translation>включено</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>сейчас недоступно</translation>
    </message>
    <message>
        <source>Search all episodes for “%1”</source>
        <translation>Искать «%1» во всех выпусках</translation>
    </message>
    <message>
        <source>Name of an action, a show, a place or a setting</source>
        <translation>Название действия, подкаста, раздела или настройки</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>Быстрый переход</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Совпадения</translation>
    </message>
    <message>
        <source>Nothing in Dogear has this name.</source>
        <translation>В Dogear нет ничего с таким названием.</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Сейчас недоступно.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailPage</name>
    <message>
        <source>Select an episode to read its notes.</source>
        <translation>Выберите выпуск, чтобы прочитать его описание.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailTabs</name>
    <message>
        <source>Parts of the page</source>
        <translation>Части страницы</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryDelegate</name>
    <message>
        <source>Play the episode</source>
        <translation>Воспроизвести выпуск</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>Воспроизвести последний выпуск</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Подписаться</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryShowPage</name>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>See and play the episodes before you follow the show</source>
        <translation>Посмотреть и послушать выпуски до подписки на подкаст</translation>
    </message>
    <message>
        <source>What directories say about the show</source>
        <translation>Сведения о подкасте из каталогов</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>В подписках</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Подписаться</translation>
    </message>
    <message>
        <source>Reading the feed…</source>
        <translation>Чтение ленты…</translation>
    </message>
    <message>
        <source>Open the show</source>
        <translation>Открыть подкаст</translation>
    </message>
    <message>
        <source>Show episodes</source>
        <translation>Показать выпуски</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Лента</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Дата выхода</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>Каталоги</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>Последний выпуск</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Выпуски</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Тип содержимого</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Возрастной рейтинг</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Для взрослых</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Для всех</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>A directory says that its feed is gone.</source>
        <translation>По данным каталога, лента больше не существует.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Page of the directory</source>
        <translation>Страница в каталоге</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Открыть в браузере</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DiscoverPage</name>
    <message>
        <source>Search for shows, or paste a link</source>
        <translation>Найдите подкаст или вставьте ссылку</translation>
    </message>
    <message>
        <source>Names of shows and people, or the link of another player. Return follows the selected show, and plays one that you follow.</source>
        <translation>Названия подкастов, имена участников или ссылка другого проигрывателя. Enter оформляет подписку на выбранный подкаст, а если она уже есть, воспроизводит его.</translation>
    </message>
    <message>
        <source>Shows and episodes</source>
        <translation>Подкасты и выпуски</translation>
    </message>
    <message>
        <source>In Discover</source>
        <translation>В разделе «Обзор»</translation>
    </message>
    <message>
        <source>Follow, or play what you follow</source>
        <translation>Подписаться или воспроизвести из подписок</translation>
    </message>
    <message>
        <source>This chart is empty. Choose another one.</source>
        <translation>Этот чарт пуст. Выберите другой.</translation>
    </message>
    <message>
        <source>Reading the chart…</source>
        <translation>Чтение чарта…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Поиск…</translation>
    </message>
    <message>
        <source>Press Return to follow the show that this link leads to.</source>
        <translation>Нажмите Enter, чтобы подписаться на подкаст, на который ведёт эта ссылка.</translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or other words.</source>
        <translation>Ничего не найдено. Попробуйте меньше слов или другие слова.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadButton</name>
    <message>
        <source>Cancel the download</source>
        <translation>Отменить загрузку</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>Продолжить загрузку</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Повторить загрузку</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>Удалить загрузку</translation>
    </message>
    <message>
        <source>Keep (already here)</source>
        <translation>Сохранить в загрузках (уже здесь)</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Загрузить</translation>
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
        <translation>Загрузки</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Where the files are; those that are there already move along</source>
        <translation>Где хранятся файлы; уже загруженные будут перемещены туда</translation>
    </message>
    <message>
        <source>path directory disk storage</source>
        <comment>words that find the folder of downloads</comment>
        <translation>путь каталог диск хранилище место</translation>
    </message>
    <message>
        <source>Keep free</source>
        <translation>Запас места на диске</translation>
    </message>
    <message>
        <source>Downloads wait while the disk has less room than this</source>
        <translation>Загрузки ожидают, пока на диске меньше места, чем указано здесь</translation>
    </message>
    <message>
        <source>space full</source>
        <comment>words that find the room that stays free</comment>
        <translation>свободное место заполнен</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>From</source>
        <translation>С</translation>
    </message>
    <message>
        <source>When downloads may begin</source>
        <translation>Когда загрузки могут начинаться</translation>
    </message>
    <message>
        <source>To</source>
        <translation>До</translation>
    </message>
    <message>
        <source>When they end; before the other hour: on the next day</source>
        <translation>Когда они заканчиваются; если раньше времени начала, то на следующий день</translation>
    </message>
    <message>
        <source>Only from</source>
        <comment>an hour to another</comment>
        <translation>Только с</translation>
    </message>
    <message>
        <source>Downloads wait until these hours begin</source>
        <translation>Загрузки ожидают начала этого времени</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two hours</comment>
        <translation>до</translation>
    </message>
    <message>
        <source>time night schedule</source>
        <comment>words that find the hours of downloads</comment>
        <translation>время ночь расписание часы</translation>
    </message>
    <message>
        <source>Only at certain hours</source>
        <translation>Только в определённые часы</translation>
    </message>
    <message>
        <source>Limits of the network…</source>
        <translation>Сетевые ограничения…</translation>
    </message>
    <message>
        <source>Speed limit, parallel downloads and metered networks</source>
        <translation>Ограничение скорости, одновременные загрузки и сети с платным трафиком</translation>
    </message>
    <message>
        <source>Removing downloads</source>
        <translation>Удаление загрузок</translation>
    </message>
    <message>
        <source>Days after playing</source>
        <translation>Дней после прослушивания</translation>
    </message>
    <message>
        <source>How long they stay after they were played</source>
        <translation>Сколько они хранятся после прослушивания</translation>
    </message>
    <message>
        <source>Remove played after</source>
        <comment>so many days</comment>
        <translation>Удалять прослушанные через</translation>
    </message>
    <message>
        <source>What was heard to its end needs no room</source>
        <translation>Дослушанное до конца не должно занимать место</translation>
    </message>
    <message>
        <source>delete clean up</source>
        <comment>words that find automatic removal</comment>
        <translation>удалить очистка очистить</translation>
    </message>
    <message>
        <source>Remove played</source>
        <translation>Удалять прослушанные</translation>
    </message>
    <message>
        <source>Remove all after</source>
        <translation>Удалять все через</translation>
    </message>
    <message>
        <source>How long downloads stay, played or not</source>
        <translation>Сколько хранятся загрузки, прослушанные и нет</translation>
    </message>
    <message>
        <source>delete old age</source>
        <comment>words that find removal by age</comment>
        <translation>удалить старые возраст</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>Keep newest per show</source>
        <translation>Хранить последние каждого подкаста</translation>
    </message>
    <message>
        <source>Keeps this many automatic downloads of each show; your own all stay</source>
        <translation>Сколько автоматических загрузок хранится для каждого подкаста; загруженные вручную хранятся все</translation>
    </message>
    <message>
        <source>delete number episodes</source>
        <comment>words that find removal by number</comment>
        <translation>удалить число количество выпусков</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Total size limit</source>
        <translation>Предел общего размера</translation>
    </message>
    <message>
        <source>When they need more room than this, played ones go first, then the oldest</source>
        <translation>Если загрузкам нужно больше места, сначала удаляются прослушанные, затем самые старые</translation>
    </message>
    <message>
        <source>delete disk space quota</source>
        <comment>words that find removal by size</comment>
        <translation>удалить диск место квота размер</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Без ограничения</translation>
    </message>
    <message>
        <source>Keep favourites</source>
        <translation>Не удалять избранное</translation>
    </message>
    <message>
        <source>Only you remove favourites</source>
        <translation>Избранное удаляется только вручную</translation>
    </message>
    <message>
        <source>star protect</source>
        <comment>words that find the protection of favourites</comment>
        <translation>звёздочка звездочка защита</translation>
    </message>
    <message>
        <source>What plays or is up next always stays.</source>
        <translation>Воспроизводимый выпуск и выпуски в очереди хранятся всегда.</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>Потоковое воспроизведение</translation>
    </message>
    <message>
        <source>Stream cache</source>
        <translation>Кэш потоков</translation>
    </message>
    <message>
        <source>Kept so it isn&apos;t downloaded again; oldest first out</source>
        <translation>Хранится, чтобы не загружать повторно; самое старое удаляется первым</translation>
    </message>
    <message>
        <source>temporary disk space</source>
        <comment>words that find the size of the cache</comment>
        <translation>временные файлы кеш место на диске</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Буфер</translation>
    </message>
    <message>
        <source>Loaded ahead of playback, to bridge a bad connection</source>
        <translation>Загружается с опережением, чтобы воспроизведение не прерывалось при плохой связи</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> с</translation>
    </message>
    <message>
        <source>stutter interruption train tunnel</source>
        <comment>words that find the buffer</comment>
        <translation>прерывается заикание перебои поезд туннель метро</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadsHeader</name>
    <message>
        <source>Resume all</source>
        <translation>Продолжить все</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Приостановить все</translation>
    </message>
    <message>
        <source>Let downloads go on</source>
        <translation>Разрешить загрузкам продолжаться</translation>
    </message>
    <message>
        <source>Stop all downloads until you let them go on</source>
        <translation>Приостановить все загрузки до возобновления вручную</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EffectScope</name>
    <message>
        <source>Remember for this show</source>
        <translation>Запомнить для этого подкаста</translation>
    </message>
    <message>
        <source>Use this show&apos;s setting as the default</source>
        <translation>Использовать настройку этого подкаста по умолчанию</translation>
    </message>
    <message>
        <source>trimmed silence, even volume</source>
        <translation>сокращённые паузы, ровная громкость</translation>
    </message>
    <message>
        <source>trimmed silence</source>
        <translation>сокращённые паузы</translation>
    </message>
    <message>
        <source>even volume</source>
        <translation>ровная громкость</translation>
    </message>
    <message>
        <source>as it was recorded</source>
        <translation>как записано</translation>
    </message>
    <message>
        <source>Use for all shows (now %1)</source>
        <translation>Использовать для всех подкастов (сейчас: %1)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ElidedLabel</name>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDelegate</name>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetailPage</name>
    <message>
        <source>Go to this show</source>
        <translation>Перейти к этому подкасту</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Описание</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Расшифровка</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Сведения</translation>
    </message>
    <message>
        <source>Search in the transcript</source>
        <translation>Поиск в расшифровке</translation>
    </message>
    <message>
        <source>Possible for an episode with a transcript.</source>
        <translation>Доступно для выпуска с расшифровкой.</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Добавить в очередь</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Избранное</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Отметить как прослушанное</translation>
    </message>
    <message>
        <source>Copy the link to the episode&apos;s page</source>
        <translation>Копировать ссылку на страницу выпуска</translation>
    </message>
    <message>
        <source>In the list of episodes</source>
        <translation>В списке выпусков</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Загрузить</translation>
    </message>
    <message>
        <source>No longer in the feed</source>
        <translation>Больше нет в ленте</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Убрать из очереди</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Приостановить</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>Нечего воспроизводить</translation>
    </message>
    <message>
        <source>Resume at %1</source>
        <translation>Продолжить с %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Play this episode</source>
        <translation>Воспроизвести этот выпуск</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Убрать из избранного</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Добавить в избранное</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Отметить как непрослушанное</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>Показать изображения</translation>
    </message>
    <message>
        <source>Fetch the pictures in these notes from their web site</source>
        <translation>Загрузить изображения этого описания с их сайта</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetails</name>
    <message>
        <source>Details</source>
        <translation>Сведения</translation>
    </message>
    <message>
        <source>Play this excerpt</source>
        <translation>Воспроизвести этот фрагмент</translation>
    </message>
    <message>
        <source>Play the excerpt at %1: %2</source>
        <comment>time and title</comment>
        <translation>Воспроизвести фрагмент с %1: %2</translation>
    </message>
    <message>
        <source>Play the episode in this version</source>
        <translation>Воспроизвести выпуск в этом варианте</translation>
    </message>
    <message>
        <source>Play this version: %1, %2</source>
        <comment>name and properties</comment>
        <translation>Воспроизвести этот вариант: %1, %2</translation>
    </message>
    <message>
        <source>Show all episodes with this person</source>
        <translation>Показать все выпуски с этим участником</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a link is about, and its address</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Открыть в браузере</translation>
    </message>
    <message>
        <source>Show replies</source>
        <translation>Показать ответы</translation>
    </message>
    <message>
        <source>Load the replies from the server of the thread</source>
        <translation>Загрузить ответы с сервера обсуждения</translation>
    </message>
    <message>
        <source>Loading the replies…</source>
        <translation>Загрузка ответов…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeListPage</name>
    <message>
        <source>In the list of episodes</source>
        <translation>В списке выпусков</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Воспроизвести следующим</translation>
    </message>
    <message>
        <source>Add to or remove from Up next</source>
        <translation>Добавить в очередь или убрать из неё</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Загрузить</translation>
    </message>
    <message>
        <source>Remove from Up next or Downloads</source>
        <translation>Убрать из очереди или загрузок</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Переместить вверх</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Переместить вниз</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>Переместить в начало</translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in all shows</source>
        <translation>
            <numerusform>%Ln похожий результат во всех подкастах</numerusform>
            <numerusform>%Ln похожих результата во всех подкастах</numerusform>
            <numerusform>%Ln похожих результатов во всех подкастах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln похожий результат в «%1»</numerusform>
            <numerusform>%Ln похожих результата в «%1»</numerusform>
            <numerusform>%Ln похожих результатов в «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in all shows</source>
        <translation>
            <numerusform>%Ln результат во всех подкастах</numerusform>
            <numerusform>%Ln результата во всех подкастах</numerusform>
            <numerusform>%Ln результатов во всех подкастах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln результат в «%1»</numerusform>
            <numerusform>%Ln результата в «%1»</numerusform>
            <numerusform>%Ln результатов в «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln similar</source>
        <comment>results</comment>
        <translation>
            <numerusform>%1 · %Ln похожий</numerusform>
            <numerusform>%1 · %Ln похожих</numerusform>
            <numerusform>%1 · %Ln похожих</numerusform>
        </translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Выпуски</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Назад к списку</translation>
    </message>
    <message>
        <source>Search all shows</source>
        <translation>Искать во всех подкастах</translation>
    </message>
    <message>
        <source>Only this show</source>
        <translation>Только этот подкаст</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <comment>a tag, or a place such as Inbox</comment>
        <translation>Только «%1»</translation>
    </message>
    <message>
        <source>Similar to “%1”</source>
        <translation>Похожие на «%1»</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>No results match these filters. Turn a filter off.</source>
        <translation>Нет результатов, соответствующих этим фильтрам. Отключите один из фильтров.</translation>
    </message>
    <message>
        <source>Nothing was found. Try other words.</source>
        <translation>Ничего не найдено. Попробуйте другие слова.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Очистить поиск</translation>
    </message>
    <message>
        <source>You don&apos;t follow any shows yet.</source>
        <translation>Подписок пока нет.</translation>
    </message>
    <message>
        <source>Add a show…</source>
        <translation>Добавить подкаст…</translation>
    </message>
    <message>
        <source>No episodes yet. The page of the show says why.</source>
        <translation>Выпусков пока нет. Причина указана на странице подкаста.</translation>
    </message>
    <message>
        <source>No episodes match. Turn a filter off.</source>
        <translation>Нет выпусков, соответствующих фильтрам. Отключите один из фильтров.</translation>
    </message>
    <message>
        <source>Search titles, notes and transcripts</source>
        <translation>Поиск по названиям, описаниям и расшифровкам</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Words, &quot;phrases&quot;, prefix*, -without</source>
        <translation>Слова, &quot;фразы&quot;, начало*, -исключить</translation>
    </message>
    <message>
        <source>Keep this search in the sidebar</source>
        <translation>Сохранить этот поиск на боковой панели</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeMenu</name>
    <message>
        <source>Selected episodes</source>
        <translation>Выбранные выпуски</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Воспроизвести следующим</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Добавить в очередь</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Убрать из очереди</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Переместить вверх</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Переместить вниз</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>Переместить в начало</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>Похожие выпуски</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Перейти к подкасту</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Сохранить в загрузках</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Загрузить</translation>
    </message>
    <message>
        <source>Pause download</source>
        <translation>Приостановить загрузку</translation>
    </message>
    <message>
        <source>Resume download</source>
        <translation>Продолжить загрузку</translation>
    </message>
    <message>
        <source>Retry download</source>
        <translation>Повторить загрузку</translation>
    </message>
    <message>
        <source>Cancel download</source>
        <translation>Отменить загрузку</translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>Удалить загрузку</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Показать в папке</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Отметить как прослушанное</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Отметить как непрослушанное</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Добавить в избранное</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Убрать из избранного</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FactForm</name>
    <message>
        <source>Open %1</source>
        <translation>Открыть %1</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>Копировать адрес ленты</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Change the address of the feed</source>
        <translation>Изменить адрес ленты</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedChoiceDialog</name>
    <message>
        <source>Choose a feed</source>
        <translation>Выбор ленты</translation>
    </message>
    <message>
        <source>The page at %1 names several feeds. Which do you want to follow?</source>
        <translation>На странице %1 указано несколько лент. На какие из них подписаться?</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>Ленты</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Подписаться</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedHealth</name>
    <message>
        <source>The feed hasn&apos;t been loaded yet.</source>
        <translation>Лента ещё не получена.</translation>
    </message>
    <message>
        <source>Next read: %1</source>
        <translation>Следующее обновление: %1</translation>
    </message>
    <message>
        <source>Next read: when you refresh it</source>
        <translation>Следующее обновление: вручную</translation>
    </message>
    <message>
        <source>Results of recent refreshes, newest first</source>
        <translation>Результаты последних обновлений, сначала новые</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Получено</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>outcome, figures</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Redirected to %1</source>
        <translation>Перенаправлено на %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like it</source>
        <translation>
            <numerusform>и ещё %n подобное</numerusform>
            <numerusform>и ещё %n подобных</numerusform>
            <numerusform>и ещё %n подобных</numerusform>
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
        <translation>От последних к первым</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Сначала новые</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>От первых к последним</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Сначала старые</translation>
    </message>
    <message>
        <source>Unplayed</source>
        <translation>Непрослушанные</translation>
    </message>
    <message>
        <source>Only unplayed episodes</source>
        <translation>Только непрослушанные выпуски</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Начатые</translation>
    </message>
    <message>
        <source>Only started episodes</source>
        <translation>Только начатые выпуски</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Избранное</translation>
    </message>
    <message>
        <source>Only favourites</source>
        <translation>Только избранное</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Офлайн</translation>
    </message>
    <message>
        <source>Available offline: only episodes on this computer</source>
        <translation>Доступно офлайн: только выпуски на этом компьютере</translation>
    </message>
    <message>
        <source>Available offline</source>
        <translation>Доступно офлайн</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Расшифровка</translation>
    </message>
    <message>
        <source>Only episodes with a transcript</source>
        <translation>Только выпуски с расшифровкой</translation>
    </message>
    <message>
        <source>With a transcript</source>
        <translation>С расшифровкой</translation>
    </message>
    <message>
        <source>Only one season of this show</source>
        <translation>Только один сезон этого подкаста</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Порядок списка</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Сначала наиболее подходящие</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>По названию</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Сначала короткие</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Сначала длинные</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Все сезоны</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FindBar</name>
    <message>
        <source>Search in this transcript</source>
        <translation>Поиск в этой расшифровке</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Предыдущее совпадение</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Следующее совпадение</translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Нет совпадений</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the first hit of seventeen</comment>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FolderField</name>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Выбрать другую папку</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Back to the usual folder</source>
        <translation>Вернуть обычную папку</translation>
    </message>
    <message>
        <source>Folder for downloads</source>
        <translation>Папка загрузок</translation>
    </message>
    <message>
        <source>%1 cannot be written to. The folder is the same as before.</source>
        <translation>Запись в %1 невозможна. Папка осталась прежней.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostTable</name>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <comment>titles of shows</comment>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Узел</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Подкасты</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Последнее</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Первое</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Запросы</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Получено</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostsPage</name>
    <message>
        <source>Filter by host, reason or show</source>
        <translation>Фильтр по узлу, причине или подкасту</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Contacted</source>
        <translation>Обращения</translation>
    </message>
    <message>
        <source>When and why</source>
        <translation>Когда и почему</translation>
    </message>
    <message>
        <source>Contacted hosts</source>
        <translation>Обращения к узлам</translation>
    </message>
    <message>
        <source>All hosts that Dogear has sent a request to in the last 30 days. This list is kept on this computer only; single requests and addresses are not in it.</source>
        <translation>Все узлы, которым Dogear отправлял запросы за последние 30 дней. Список хранится только на этом компьютере; отдельных запросов и адресов в нём нет.</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as text</source>
        <translation>Копировать выбранные строки или все как текст</translation>
    </message>
    <message>
        <source>Forget all hosts now</source>
        <translation>Забыть все узлы сейчас</translation>
    </message>
    <message>
        <source>Dogear sends a request for these reasons and no other: no usage statistics, no search for updates, no account. It keeps no cookies, and no request says which computer you use.</source>
        <translation>Dogear отправляет запросы только по этим причинам: без статистики использования, проверки обновлений и учётной записи. Программа не хранит cookie, и ни один запрос не сообщает, на каком компьютере она работает.</translation>
    </message>
    <message>
        <source>Outside Dogear</source>
        <translation>За пределами Dogear</translation>
    </message>
    <message>
        <source>This computer looks up the names of hosts, unless a proxy does. Links that you click open in your browser.</source>
        <translation>Адреса узлов по их именам определяет этот компьютер, если этого не делает прокси-сервер. Ссылки, по которым вы переходите, открываются в браузере.</translation>
    </message>
    <message>
        <source>No host was contacted in the last 30 days.</source>
        <translation>За последние 30 дней обращений к узлам не было.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n запись</numerusform>
            <numerusform>%n записи</numerusform>
            <numerusform>%n записей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LibrarySettingsPage</name>
    <message>
        <source>Library</source>
        <translation>Медиатека</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Новые выпуски</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>How often Dogear checks shows by itself</source>
        <translation>Как часто Dogear сам проверяет подкасты</translation>
    </message>
    <message>
        <source>refresh update rss feed interval automatic</source>
        <comment>words that find refreshing of shows</comment>
        <translation>обновить обновление лента rss интервал автоматически</translation>
    </message>
    <message>
        <source>As often as each show publishes</source>
        <translation>По частоте выхода каждого подкаста</translation>
    </message>
    <message>
        <source>At a fixed interval</source>
        <translation>Через равные промежутки</translation>
    </message>
    <message>
        <source>Only manually</source>
        <translation>Только вручную</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Интервал</translation>
    </message>
    <message>
        <source>How long Dogear waits before it checks again</source>
        <translation>Через какое время Dogear проверяет снова</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> ч</translation>
    </message>
    <message>
        <source>refresh rss feed interval hours</source>
        <comment>words that find the interval</comment>
        <translation>обновить обновление лента rss интервал часы</translation>
    </message>
    <message>
        <source>Chapters and transcripts of shows</source>
        <translation>Главы и расшифровки подкастов</translation>
    </message>
    <message>
        <source>Fetch for all episodes</source>
        <translation>Получать для всех выпусков</translation>
    </message>
    <message>
        <source>One episode after another, while the network costs nothing</source>
        <translation>По одному выпуску, пока трафик бесплатный</translation>
    </message>
    <message>
        <source>subtitles text search index</source>
        <comment>words that find fetching of transcripts</comment>
        <translation>субтитры текст поиск индекс</translation>
    </message>
    <message>
        <source>Makes their words searchable, even in episodes you never opened.</source>
        <translation>Их текст становится доступен для поиска, даже если выпуск ни разу не открывали.</translation>
    </message>
    <message>
        <source>Transcripts made on this computer</source>
        <translation>Расшифровки, создаваемые на этом компьютере</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>A program that makes subtitles (SRT, VTT) of sound</source>
        <translation>Программа, которая создаёт субтитры (SRT, VTT) из звука</translation>
    </message>
    <message>
        <source>whisper speech recognition</source>
        <comment>words that find the making of transcripts</comment>
        <translation>whisper распознавание речи</translation>
    </message>
    <message>
        <source>Runs for each episode that was downloaded and has no transcript. {file} is the download, {output} is where the subtitles go, without .srt or .vtt; what the program prints is taken as well.</source>
        <translation>Запускается для каждого загруженного выпуска без расшифровки. {file} — загруженный файл, {output} — куда записать субтитры, без .srt и .vtt; вывод программы тоже принимается.</translation>
    </message>
    <message>
        <source>Charts and searches</source>
        <translation>Чарты и поиск</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Страна</translation>
    </message>
    <message>
        <source>Whose charts are shown, and whose shows Apple lists</source>
        <translation>Для какой страны показывать чарты и подкасты Apple</translation>
    </message>
    <message>
        <source>discover region itunes store</source>
        <comment>words that find the country of charts</comment>
        <translation>обзор регион itunes магазин</translation>
    </message>
    <message>
        <source>Also ask fyyd</source>
        <translation>Искать также в fyyd</translation>
    </message>
    <message>
        <source>A directory with many German shows, and sometimes slow</source>
        <translation>Каталог со множеством немецких подкастов, иногда медленный</translation>
    </message>
    <message>
        <source>discover</source>
        <comment>words that find the directory fyyd</comment>
        <translation>обзор каталог</translation>
    </message>
    <message>
        <source>Podcast Index</source>
        <translation>Podcast Index</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Ключ</translation>
    </message>
    <message>
        <source>The key that podcastindex.org gave you</source>
        <translation>Ключ, выданный сайтом podcastindex.org</translation>
    </message>
    <message>
        <source>discover api account</source>
        <comment>words that find the key of Podcast Index</comment>
        <translation>обзор api учётная запись аккаунт</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Секрет</translation>
    </message>
    <message>
        <source>The secret that podcastindex.org gave you with the key</source>
        <translation>Секрет, выданный сайтом podcastindex.org вместе с ключом</translation>
    </message>
    <message>
        <source>discover api password</source>
        <comment>words that find the secret of Podcast Index</comment>
        <translation>обзор api пароль</translation>
    </message>
    <message>
        <source>Podcast Index is also asked without a key, and then finds less. Both are kept in your keychain.</source>
        <translation>Podcast Index используется и без ключа, но тогда находит меньше. Ключ и секрет хранятся в связке ключей.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LinkOffer</name>
    <message>
        <source>Follow</source>
        <translation>Подписаться</translation>
    </message>
    <message>
        <source>Don&apos;t offer this link again</source>
        <translation>Больше не предлагать эту ссылку</translation>
    </message>
    <message>
        <source>Follow the link in the clipboard: %1</source>
        <translation>Подписаться по ссылке из буфера обмена: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LiveItemCard</name>
    <message>
        <source>Live stream</source>
        <translation>Прямой эфир</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Напомнить</translation>
    </message>
    <message>
        <source>Show a message when it starts, while Dogear is open</source>
        <translation>Показать сообщение в начале эфира, если Dogear открыт</translation>
    </message>
    <message>
        <source>Remind me of %1</source>
        <translation>Напомнить: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Закрыть это сообщение</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Отменить «%1»</translation>
    </message>
    <message>
        <source>“%1” can no longer be undone, because it has changed since.</source>
        <translation>Действие «%1» уже нельзя отменить: с тех пор произошли изменения.</translation>
    </message>
    <message>
        <source>“%1” could not be undone: %2.</source>
        <comment>act, reason</comment>
        <translation>Не удалось отменить «%1»: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NetworkSettingsPage</name>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Прокси-сервер</translation>
    </message>
    <message>
        <source>Through which server all connections lead</source>
        <translation>Через какой сервер идут все соединения</translation>
    </message>
    <message>
        <source>vpn tor tunnel firewall company internet connection</source>
        <comment>words that find the proxy</comment>
        <translation>vpn tor туннель брандмауэр компания интернет соединение</translation>
    </message>
    <message>
        <source>That of the desktop</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
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
        <translation>Пароль</translation>
    </message>
    <message>
        <source>The password for the proxy, if it asks for one</source>
        <translation>Пароль для прокси-сервера, если он требуется</translation>
    </message>
    <message>
        <source>The password is kept in your keychain.</source>
        <translation>Пароль хранится в связке ключей.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Узел</translation>
    </message>
    <message>
        <source>The name or the address of the proxy, such as proxy.example</source>
        <translation>Имя или адрес прокси-сервера, например proxy.example</translation>
    </message>
    <message>
        <source>Enter the host of the proxy. Without it, Dogear reaches no server.</source>
        <translation>Укажите узел прокси-сервера. Без него Dogear не сможет связаться ни с одним сервером.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Порт</translation>
    </message>
    <message>
        <source>The number of its port</source>
        <translation>Номер порта прокси-сервера</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Имя пользователя</translation>
    </message>
    <message>
        <source>The name for the proxy, if it asks for one</source>
        <translation>Имя для прокси-сервера, если оно требуется</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Загрузки</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>Ограничение скорости</translation>
    </message>
    <message>
        <source>How fast all downloads together may be</source>
        <translation>Наибольшая общая скорость всех загрузок</translation>
    </message>
    <message>
        <source> kB/s</source>
        <comment>kilobytes a second, after a number</comment>
        <translation> кБ/с</translation>
    </message>
    <message>
        <source>bandwidth throttle rate slow</source>
        <comment>words that find the speed limit</comment>
        <translation>пропускная способность ограничить трафик медленно</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>Одновременные загрузки</translation>
    </message>
    <message>
        <source>How many episodes are downloaded at the same time</source>
        <translation>Сколько выпусков загружается одновременно</translation>
    </message>
    <message>
        <source>concurrent connections</source>
        <comment>words that find parallel downloads</comment>
        <translation>параллельные соединения</translation>
    </message>
    <message>
        <source>Download on metered networks</source>
        <translation>Загружать в сетях с платным трафиком</translation>
    </message>
    <message>
        <source>Where data costs money, as on a phone, downloads wait otherwise</source>
        <translation>Иначе там, где трафик платный, как в мобильной сети, загрузки ожидают</translation>
    </message>
    <message>
        <source>mobile data cellular roaming tethering</source>
        <comment>words that find metered networks</comment>
        <translation>мобильный интернет сотовая сеть роуминг модем</translation>
    </message>
    <message>
        <source>Refreshing shows</source>
        <translation>Обновление подкастов</translation>
    </message>
    <message>
        <source>Parallel feeds</source>
        <translation>Одновременно читаемые ленты</translation>
    </message>
    <message>
        <source>How many feeds are read at the same time</source>
        <translation>Сколько лент читается одновременно</translation>
    </message>
    <message>
        <source>concurrent connections rss</source>
        <comment>words that find parallel feeds</comment>
        <translation>параллельные соединения rss</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>С одного сервера</translation>
    </message>
    <message>
        <source>How many feeds of one server are read at the same time</source>
        <translation>Сколько лент одного сервера читается одновременно</translation>
    </message>
    <message>
        <source>concurrent connections host rss</source>
        <comment>words that find feeds per server</comment>
        <translation>параллельные соединения узел хост rss</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Без ограничений</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NewestEpisodeLine</name>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Go to the newest episode</source>
        <translation>Перейти к последнему выпуску</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>Воспроизвести последний выпуск</translation>
    </message>
    <message>
        <source>The newest episode has nothing to play</source>
        <translation>В последнем выпуске нечего воспроизводить</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>Последний выпуск</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NoteDialog</name>
    <message>
        <source>Bookmark</source>
        <translation>Закладка</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotesView</name>
    <message>
        <source>Show notes</source>
        <translation>Описание</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>Описания нет.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Воспроизвести отсюда</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotificationSettingsPage</name>
    <message>
        <source>Notifications</source>
        <translation>Уведомления</translation>
    </message>
    <message>
        <source>The desktop announces</source>
        <translation>Системные уведомления</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Новые выпуски</translation>
    </message>
    <message>
        <source>One message for each show, with buttons to play and to queue</source>
        <translation>По сообщению на подкаст, с кнопками для воспроизведения и добавления в очередь</translation>
    </message>
    <message>
        <source>popup bubble alert notify</source>
        <comment>words that find announcements</comment>
        <translation>всплывающее окно оповещение сообщение уведомить</translation>
    </message>
    <message>
        <source>To leave out a show, open its page and the tab Settings there.</source>
        <translation>Чтобы исключить подкаст, откройте на его странице вкладку «Настройки».</translation>
    </message>
    <message>
        <source>Finished downloads</source>
        <translation>Завершённые загрузки</translation>
    </message>
    <message>
        <source>Downloads that you started, not automatic ones</source>
        <translation>Загрузки, начатые вручную, а не автоматические</translation>
    </message>
    <message>
        <source>Errors that need you</source>
        <translation>Ошибки, требующие вмешательства</translation>
    </message>
    <message>
        <source>Such as a full disk, or a feed that asks for a password</source>
        <translation>Например, заполненный диск или лента, требующая пароль</translation>
    </message>
    <message>
        <source>popup bubble alert notify problem</source>
        <comment>words that find announcements</comment>
        <translation>всплывающее окно оповещение сообщение уведомить проблема ошибка</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Системный лоток</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>Показывать значок в системном лотке</translation>
    </message>
    <message>
        <source>It tells what plays; a middle click pauses</source>
        <translation>Показывает, что воспроизводится; щелчок средней кнопкой приостанавливает</translation>
    </message>
    <message>
        <source>system tray status icon indicator</source>
        <comment>words that find the tray</comment>
        <translation>трей область уведомлений значок индикатор</translation>
    </message>
    <message>
        <source>Closing the window leaves Dogear in the tray</source>
        <translation>При закрытии окна оставлять Dogear в системном лотке</translation>
    </message>
    <message>
        <source>It goes on playing; Quit ends it</source>
        <translation>Воспроизведение продолжается; завершить работу можно командой «Выйти»</translation>
    </message>
    <message>
        <source>background minimise quit</source>
        <comment>words that find closing to the tray</comment>
        <translation>фон свернуть трей выход</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Start Dogear when you log in</source>
        <translation>Запускать Dogear при входе в систему</translation>
    </message>
    <message>
        <source>The window stays minimised until you want it</source>
        <translation>Окно остаётся свёрнутым, пока не понадобится</translation>
    </message>
    <message>
        <source>autostart boot startup login</source>
        <comment>words that find the start with the session</comment>
        <translation>автозапуск загрузка запуск вход</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NowPlayingLine</name>
    <message>
        <source>Now playing</source>
        <translation>Сейчас воспроизводится</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>Показать этот выпуск</translation>
    </message>
    <message>
        <source>Now playing: %1</source>
        <translation>Сейчас воспроизводится: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PasswordDialog</name>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>&amp;Запомнить в связке ключей</translation>
    </message>
    <message>
        <source>Name and password</source>
        <translation>Имя и пароль</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password. The connection is not encrypted: others on the way can read what you enter.</source>
        <translation>%1 требует имя и пароль. Соединение не зашифровано: введённые данные могут прочитать посторонние.</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password.</source>
        <translation>%1 требует имя и пароль.</translation>
    </message>
    <message>
        <source>&amp;Show the password</source>
        <translation>&amp;Показать пароль</translation>
    </message>
    <message>
        <source>Without it, Dogear forgets the password when it closes</source>
        <translation>Иначе Dogear забудет пароль при закрытии</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Имя:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>П&amp;ароль:</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Войти</translation>
    </message>
    <message>
        <source>%1 does not take this name and password. Check both and try again.</source>
        <translation>%1 не принимает эти имя и пароль. Проверьте их и повторите попытку.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlaybackSettingsPage</name>
    <message>
        <source>Playback</source>
        <translation>Воспроизведение</translation>
    </message>
    <message>
        <source>All shows</source>
        <translation>Все подкасты</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>How fast shows are played that have no speed of their own</source>
        <translation>С какой скоростью воспроизводятся подкасты без собственной настройки</translation>
    </message>
    <message>
        <source>rate tempo faster slower</source>
        <comment>words that find the speed of playback</comment>
        <translation>темп быстрее медленнее ускорение</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Сокращать паузы</translation>
    </message>
    <message>
        <source>Shortens long pauses</source>
        <translation>Делает длинные паузы короче</translation>
    </message>
    <message>
        <source>skip gaps smart speed</source>
        <comment>words that find shortening of pauses</comment>
        <translation>тишина пропуск паузы ускорение</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Выравнивать громкость</translation>
    </message>
    <message>
        <source>Makes all shows, and all of an episode, equally loud</source>
        <translation>Делает одинаково громкими все подкасты и все части выпуска</translation>
    </message>
    <message>
        <source>loudness normalise boost compressor</source>
        <comment>words that find equal volume</comment>
        <translation>уровень нормализация усиление компрессор</translation>
    </message>
    <message>
        <source>Settings of a show win over these.</source>
        <translation>Настройки отдельного подкаста имеют приоритет над этими.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Баланс</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Моно</translation>
    </message>
    <message>
        <source>Plays both channels on both sides</source>
        <translation>Воспроизводит оба канала с обеих сторон</translation>
    </message>
    <message>
        <source>one ear stereo hearing</source>
        <comment>words that find mono</comment>
        <translation>одно ухо стерео слух</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Левый</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Правый</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>Баланс левого и правого каналов</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> с</translation>
    </message>
    <message>
        <source>Back and forward</source>
        <translation>Назад и вперёд</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>How far the Left key and its button go back</source>
        <translation>На сколько перематывают назад клавиша «Влево» и соответствующая кнопка</translation>
    </message>
    <message>
        <source>skip rewind seek jump</source>
        <comment>words that find the length of a step back</comment>
        <translation>перемотка пропуск прыжок назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>How far the Right key and its button go forward</source>
        <translation>На сколько перематывают вперёд клавиша «Вправо» и соответствующая кнопка</translation>
    </message>
    <message>
        <source>skip seek jump</source>
        <comment>words that find the length of a step forward</comment>
        <translation>перемотка пропуск прыжок вперёд</translation>
    </message>
    <message>
        <source>Go back a little after a pause</source>
        <translation>Немного возвращаться после паузы</translation>
    </message>
    <message>
        <source>3 seconds after a minute, 10 after an hour, 20 after a day</source>
        <translation>3 секунды после минуты, 10 после часа, 20 после суток</translation>
    </message>
    <message>
        <source>resume rewind</source>
        <comment>words that find going back after a pause</comment>
        <translation>продолжить перемотка</translation>
    </message>
    <message>
        <source>The end of an episode</source>
        <translation>Конец выпуска</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>По окончании</translation>
    </message>
    <message>
        <source>What is played when an episode was heard to its end</source>
        <translation>Что воспроизводится, когда выпуск дослушан до конца</translation>
    </message>
    <message>
        <source>next continuous autoplay queue</source>
        <comment>words that find what plays next</comment>
        <translation>следующий подряд автовоспроизведение очередь</translation>
    </message>
    <message>
        <source>Play Up next</source>
        <translation>Воспроизвести очередь</translation>
    </message>
    <message>
        <source>Then the show&apos;s next episode</source>
        <translation>Очередь, затем следующий выпуск подкаста</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить воспроизведение</translation>
    </message>
    <message>
        <source>Mark as played when this much is left</source>
        <translation>Отмечать как прослушанное, если осталось</translation>
    </message>
    <message>
        <source>An episode that you leave with no more than this to go counts as played</source>
        <translation>Если до конца выпуска остаётся не больше этого, он считается прослушанным</translation>
    </message>
    <message>
        <source>finished heard done</source>
        <comment>words that find what counts as played</comment>
        <translation>прослушано дослушано готово завершено</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Нисколько</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerBar</name>
    <message>
        <source>Previous chapter</source>
        <translation>Предыдущая глава</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Следующая глава</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>Назад на %n секунду</numerusform>
            <numerusform>Назад на %n секунды</numerusform>
            <numerusform>Назад на %n секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>Вперёд на %n секунду</numerusform>
            <numerusform>Вперёд на %n секунды</numerusform>
            <numerusform>Вперёд на %n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to switch between time left and length</source>
        <translation>Щелчок переключает между оставшимся временем и длительностью</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Nothing is playing</source>
        <translation>Ничего не воспроизводится</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>Показать этот выпуск</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Приостановить</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>Включить звук</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Выключить звук</translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <translation>Громкость %1 %</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerStatus</name>
    <message>
        <source>Waiting for the network…</source>
        <translation>Ожидание сети…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Загрузка…</translation>
    </message>
    <message>
        <source>Buffering…</source>
        <translation>Буферизация…</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Перейти к этому подкасту</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PodcastDetailPage</name>
    <message>
        <source>Episodes</source>
        <translation>Выпуски</translation>
    </message>
    <message>
        <source>About</source>
        <translation>О подкасте</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Feed health</source>
        <translation>Состояние ленты</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PositionSlider</name>
    <message>
        <source>%1 of %2</source>
        <comment>position and length</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>On this computer: %1 %</source>
        <translation>На этом компьютере: %1 %</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PrivacySettingsPage</name>
    <message>
        <source>Privacy</source>
        <translation>Конфиденциальность</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Выпуски</translation>
    </message>
    <message>
        <source>Leave out services that count listeners</source>
        <translation>Исключать службы подсчёта слушателей</translation>
    </message>
    <message>
        <source>Episodes are asked of the show&apos;s own server; if that fails, as the feed says</source>
        <translation>Выпуски запрашиваются с сервера самого подкаста, а при неудаче — как указано в ленте</translation>
    </message>
    <message>
        <source>tracking prefix analytics statistics address podtrac</source>
        <comment>words that find the removal of trackers</comment>
        <translation>отслеживание слежка трекер аналитика статистика адрес podtrac</translation>
    </message>
    <message>
        <source>Some shows live on these numbers, so this is off unless you choose it.</source>
        <translation>Некоторые подкасты живут за счёт этих данных, поэтому по умолчанию это выключено.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Описания</translation>
    </message>
    <message>
        <source>Load pictures in notes</source>
        <translation>Загружать изображения в описаниях</translation>
    </message>
    <message>
        <source>Otherwise a click loads them, and no server learns what you read</source>
        <translation>Иначе они загружаются по щелчку, и ни один сервер не узнаёт, что вы читаете</translation>
    </message>
    <message>
        <source>images remote tracking pixel</source>
        <comment>words that find pictures in notes</comment>
        <translation>картинки внешние отслеживание пиксель</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Соединения</translation>
    </message>
    <message>
        <source>Which hosts Dogear contacts…</source>
        <translation>К каким узлам обращается Dogear…</translation>
    </message>
    <message>
        <source>Lists every server, when it is asked and why</source>
        <translation>Показывает все серверы, а также когда и зачем к ним обращается Dogear</translation>
    </message>
    <message>
        <source>servers telemetry network log</source>
        <comment>words that find the list of hosts</comment>
        <translation>серверы телеметрия сеть журнал</translation>
    </message>
    <message>
        <source>Dogear reports nothing to its makers.</source>
        <translation>Dogear ничего не сообщает своим разработчикам.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::RefreshBar</name>
    <message>
        <source>Stop refreshing; what was read stays</source>
        <translation>Остановить обновление; уже полученное останется</translation>
    </message>
    <message>
        <source>Refreshing %1 of %2</source>
        <translation>Обновление: %1 из %2</translation>
    </message>
    <message>
        <source>Refreshing</source>
        <translation>Обновление</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ReportDialog</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранение</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Текст (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchField</name>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
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
        <translation>Показаны результаты по запросу %1.</translation>
    </message>
    <message>
        <source>Nothing matches well. These episodes have some of the words.</source>
        <translation>Точных совпадений нет. В этих выпусках есть некоторые из слов.</translation>
    </message>
    <message>
        <source>Search for %1 instead</source>
        <translation>Искать вместо этого %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SeasonDelegate</name>
    <message>
        <source>Without a season</source>
        <translation>Без сезона</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsBrowser</name>
    <message>
        <source>Find a setting</source>
        <translation>Найти настройку</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>Подходящих настроек нет.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Очистить поиск</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Export settings…</source>
        <translation>Экспорт настроек…</translation>
    </message>
    <message>
        <source>Write all settings, without passwords, to a file</source>
        <translation>Записать все настройки, кроме паролей, в файл</translation>
    </message>
    <message>
        <source>Import…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Import settings…</source>
        <translation>Импорт настроек…</translation>
    </message>
    <message>
        <source>Take the settings from a file that was exported</source>
        <translation>Импортировать настройки из ранее экспортированного файла</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Give the settings of this page the values that they had at first</source>
        <translation>Вернуть настройкам этой страницы исходные значения</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>“%1” has its defaults again.</source>
        <comment>a page</comment>
        <translation>Для страницы «%1» восстановлены значения по умолчанию.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsForm</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> день</numerusform>
            <numerusform> дня</numerusform>
            <numerusform> дней</numerusform>
        </translation>
    </message>
    <message>
        <source> GB</source>
        <comment>gigabytes, after a number</comment>
        <translation> ГБ</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutEditor</name>
    <message>
        <source>No shortcut</source>
        <translation>Нет комбинации</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Новая комбинация</translation>
    </message>
    <message>
        <source>Press the keys that the action shall have, too</source>
        <translation>Нажмите клавиши, которые также будут вызывать это действие</translation>
    </message>
    <message>
        <source>Give this action the shortcuts that it had at first</source>
        <translation>Вернуть этому действию исходные комбинации клавиш</translation>
    </message>
    <message>
        <source>Standard shortcuts</source>
        <translation>Комбинации по умолчанию</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Переназначить</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Shortcuts of “%1”</source>
        <translation>Комбинации действия «%1»</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts.</source>
        <translation>Выберите действие, чтобы изменить его комбинации клавиш.</translation>
    </message>
    <message>
        <source>Remove this shortcut</source>
        <translation>Удалить эту комбинацию</translation>
    </message>
    <message>
        <source>Remove the shortcut %1</source>
        <translation>Удалить комбинацию %1</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <comment>a key, an action</comment>
        <translation>Комбинация %1 уже назначена действию «%2».</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutSettingsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Комбинации клавиш</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Найти действие или клавишу</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>Нет действий с такими словами.</translation>
    </message>
    <message>
        <source>Shortcuts of one letter</source>
        <translation>Однобуквенные комбинации</translation>
    </message>
    <message>
        <source>N, S, M and other keys without Ctrl act anywhere in the window</source>
        <translation>N, S, M и другие клавиши без Ctrl действуют во всём окне</translation>
    </message>
    <message>
        <source>single character keys dictation</source>
        <comment>words that find letter keys</comment>
        <translation>одна клавиша буква диктовка</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Действия и их комбинации клавиш</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts below</source>
        <translation>Выберите действие, чтобы изменить его комбинации ниже</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>hotkeys keyboard key bindings</source>
        <comment>words that find the shortcuts</comment>
        <translation>горячие клавиши клавиатура сочетания привязка</translation>
    </message>
    <message>
        <source>none</source>
        <comment>standard shortcut</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>Changed; the standard is: %1</source>
        <translation>Изменено; по умолчанию: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutsDialog</name>
    <message>
        <source>Search actions and keys</source>
        <translation>Поиск по действиям и клавишам</translation>
    </message>
    <message>
        <source>No shortcut matches.</source>
        <translation>Подходящих комбинаций нет.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Комбинации клавиш</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Изменить комбинации…</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Клавиша</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Очистить поиск</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>Контекстное меню</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowAbout</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>About the show</source>
        <translation>О подкасте</translation>
    </message>
    <message>
        <source>Description of the show</source>
        <translation>Описание подкаста</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Прямой эфир</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Издатель</translation>
    </message>
    <message>
        <source>Recommended by the show</source>
        <translation>Подкаст рекомендует</translation>
    </message>
    <message>
        <source>Listed by the feed</source>
        <translation>Указаны в ленте</translation>
    </message>
    <message>
        <source>More by this author</source>
        <translation>Другие подкасты автора</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Перейти к этому подкасту</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowActions</name>
    <message>
        <source>Refresh</source>
        <translation>Обновить</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Отметить все как прослушанные</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Поделиться</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Отписаться</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Подписаться</translation>
    </message>
    <message>
        <source>Copy the address of the website</source>
        <translation>Копировать адрес сайта</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>Копировать адрес ленты</translation>
    </message>
    <message>
        <source>Save as OPML…</source>
        <translation>Сохранить как OPML…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowCard</name>
    <message>
        <source>Unnamed show</source>
        <translation>Подкаст без названия</translation>
    </message>
    <message>
        <source>The feed gives no address for it</source>
        <translation>В ленте нет его адреса</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Подписаться</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>Подписаться на подкаст «%1»</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowDownloadsForm</name>
    <message>
        <source>Downloads</source>
        <translation>Загрузки</translation>
    </message>
    <message>
        <source>Only unplayed ones</source>
        <translation>Только непрослушанные</translation>
    </message>
    <message>
        <source>What was played before it could be downloaded stays away</source>
        <translation>Прослушанное до загрузки не загружается</translation>
    </message>
    <message>
        <source>Download the newest</source>
        <translation>Загружать последние</translation>
    </message>
    <message>
        <source>Downloads this many new episodes automatically</source>
        <translation>Автоматически загружает столько новых выпусков</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>Только со словами</translation>
    </message>
    <message>
        <source>Words that must be found in an episode, as when you search for it</source>
        <translation>Слова, которые должны быть в выпуске, как при поиске</translation>
    </message>
    <message>
        <source>Any words</source>
        <translation>Любые слова</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowEpisodes</name>
    <message>
        <source>Episodes of the show</source>
        <translation>Выпуски подкаста</translation>
    </message>
    <message>
        <source>This show has no episodes.</source>
        <translation>В этом подкасте нет выпусков.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowPlaybackForm</name>
    <message>
        <source>Playback</source>
        <translation>Воспроизведение</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Сокращать паузы</translation>
    </message>
    <message>
        <source>Shortens long pauses in this show</source>
        <translation>Делает длинные паузы в этом подкасте короче</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Выравнивать громкость</translation>
    </message>
    <message>
        <source>Makes this show as loud as others</source>
        <translation>Делает этот подкаст таким же громким, как другие</translation>
    </message>
    <message>
        <source>Skip intro</source>
        <translation>Пропускать начало</translation>
    </message>
    <message>
        <source>Skips this much at the beginning of each episode</source>
        <translation>Сколько пропускать в начале каждого выпуска</translation>
    </message>
    <message>
        <source>Skip outro</source>
        <translation>Пропускать конец</translation>
    </message>
    <message>
        <source>Skips this much at the end of each episode</source>
        <translation>Сколько пропускать в конце каждого выпуска</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>Скорость этого подкаста</translation>
    </message>
    <message>
        <source>How fast this show is played</source>
        <translation>С какой скоростью воспроизводится этот подкаст</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Play this show as fast as all shows</source>
        <translation>Воспроизводить этот подкаст с общей скоростью</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Включено</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выключено</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> с</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Default (%1)</source>
        <translation>По умолчанию (%1)</translation>
    </message>
    <message>
        <source>Default (on)</source>
        <translation>По умолчанию (включено)</translation>
    </message>
    <message>
        <source>Default (off)</source>
        <translation>По умолчанию (выключено)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowProblem</name>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Read the feed again</source>
        <translation>Прочитать ленту ещё раз</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Ввести пароль…</translation>
    </message>
    <message>
        <source>%1
Next try: %2</source>
        <comment>sentence, time</comment>
        <translation>%1
Следующая попытка: %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowSettings</name>
    <message>
        <source>Settings of the show</source>
        <translation>Настройки подкаста</translation>
    </message>
    <message>
        <source>Always skip chapters that match</source>
        <translation>Всегда пропускать главы со словами</translation>
    </message>
    <message>
        <source>For example: ad, sponsor*</source>
        <translation>Например: реклама, спонсор*</translation>
    </message>
    <message>
        <source>Words of chapter titles, with commas between them. A * stands for any letters.</source>
        <translation>Слова из названий глав через запятую. Знак * заменяет любые буквы.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Уведомления</translation>
    </message>
    <message>
        <source>Notify me of new episodes</source>
        <translation>Уведомлять о новых выпусках</translation>
    </message>
    <message>
        <source>The desktop shows new episodes of this show while you do something else</source>
        <translation>Система сообщает о новых выпусках этого подкаста, пока вы заняты другим</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::Sidebar</name>
    <message>
        <source>Library</source>
        <translation>Медиатека</translation>
    </message>
    <message>
        <source>In the sidebar</source>
        <translation>На боковой панели</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Stop following or remove</source>
        <translation>Отписаться или удалить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Отметить все как прослушанные</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Обновить</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Выбрать обложку…</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>Обложка из ленты</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Вернуть из архива</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Архивировать</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Отписаться</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Теги</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Новый тег…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarDelegate</name>
    <message>
        <source>Searches</source>
        <translation>Поиски</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Теги</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Подкасты</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>В архиве</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarTexts</name>
    <message numerus="yes">
        <source>%1, %n result(s)</source>
        <translation>
            <numerusform>%1, %n результат</numerusform>
            <numerusform>%1, %n результата</numerusform>
            <numerusform>%1, %n результатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to come</source>
        <translation>
            <numerusform>%1, осталась %n</numerusform>
            <numerusform>%1, осталось %n</numerusform>
            <numerusform>%1, осталось %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n episode(s)</source>
        <translation>
            <numerusform>%1, %n выпуск</numerusform>
            <numerusform>%1, %n выпуска</numerusform>
            <numerusform>%1, %n выпусков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unplayed</source>
        <translation>
            <numerusform>%1, %n непрослушанный</numerusform>
            <numerusform>%1, %n непрослушанных</numerusform>
            <numerusform>%1, %n непрослушанных</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SleepButton</name>
    <message>
        <source>Sleep timer</source>
        <translation>Таймер сна</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выключен</translation>
    </message>
    <message numerus="yes">
        <source>%n more minute(s)</source>
        <translation>
            <numerusform>Ещё %n минута</numerusform>
            <numerusform>Ещё %n минуты</numerusform>
            <numerusform>Ещё %n минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Через %n минуту</numerusform>
            <numerusform>Через %n минуты</numerusform>
            <numerusform>Через %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the chapter</source>
        <translation>В конце главы</translation>
    </message>
    <message>
        <source>At the end of the episode</source>
        <translation>В конце выпуска</translation>
    </message>
    <message>
        <source>Playback stops at the end of the chapter</source>
        <translation>Воспроизведение остановится в конце главы</translation>
    </message>
    <message>
        <source>Playback stops at the end of the episode</source>
        <translation>Воспроизведение остановится в конце выпуска</translation>
    </message>
    <message numerus="yes">
        <source>Playback stops after %n more minute(s) of listening</source>
        <translation>
            <numerusform>Воспроизведение остановится через %n минуту прослушивания</numerusform>
            <numerusform>Воспроизведение остановится через %n минуты прослушивания</numerusform>
            <numerusform>Воспроизведение остановится через %n минут прослушивания</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>what is left of the sleep timer</comment>
        <translation>
            <numerusform>%n мин</numerusform>
            <numerusform>%n мин</numerusform>
            <numerusform>%n мин</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoughtChoice</name>
    <message>
        <source>Shows</source>
        <translation>Подкасты</translation>
    </message>
    <message>
        <source>Search for shows</source>
        <translation>Искать подкасты</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Выпуски</translation>
    </message>
    <message>
        <source>Search for episodes of all shows, in the directories that can</source>
        <translation>Искать выпуски всех подкастов в каталогах, где это возможно</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Сокращать паузы</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Выравнивать громкость</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Моно</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Баланс</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>Баланс левого и правого каналов</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Левый</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Правый</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Звук: %1</translation>
    </message>
    <message>
        <source>Not in a video: the sound would run ahead of the pictures</source>
        <translation>Не для видео: звук опережал бы изображение</translation>
    </message>
    <message>
        <source>Leaves out most of the silence</source>
        <translation>Пропускает большую часть тишины</translation>
    </message>
    <message>
        <source>%1 saved so far</source>
        <translation>уже сэкономлено %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SpeedButton</name>
    <message>
        <source>%1 slower, %2 faster</source>
        <comment>keys in a tooltip</comment>
        <translation>%1 — медленнее, %2 — быстрее</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Speed in steps of 0.05</source>
        <translation>Скорость с шагом 0,05</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>Скорость этого подкаста</translation>
    </message>
    <message>
        <source>Speed of this show %1</source>
        <translation>Скорость этого подкаста %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Скорость %1</translation>
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
        <translation>Период</translation>
    </message>
    <message>
        <source>What is counted here</source>
        <translation>За какое время показана статистика</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Последние 30 дней</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Последние 12 месяцев</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Все годы</translation>
    </message>
    <message>
        <source>by speed</source>
        <translation>за счёт скорости</translation>
    </message>
    <message>
        <source>by trimming silence</source>
        <translation>за счёт сокращения пауз</translation>
    </message>
    <message>
        <source>Your listening time, your shows and the time saved by speed and trimming silence appear here after the first minute. They stay on this computer.</source>
        <translation>После первой минуты здесь появятся время прослушивания, подкасты и время, сэкономленное за счёт скорости и сокращения пауз. Эти данные остаются на этом компьютере.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>listened</source>
        <translation>прослушано</translation>
    </message>
    <message>
        <source>As long as sound ran; pauses and jumps are not counted</source>
        <translation>Время, пока звучала запись; паузы и переходы не учитываются</translation>
    </message>
    <message>
        <source>saved by speed</source>
        <translation>сэкономлено за счёт скорости</translation>
    </message>
    <message>
        <source>The extra time it would have taken at normal speed</source>
        <translation>Сколько лишнего времени заняло бы прослушивание с обычной скоростью</translation>
    </message>
    <message>
        <source>saved by trimming silence</source>
        <translation>сэкономлено за счёт сокращения пауз</translation>
    </message>
    <message>
        <source>The silence that was skipped</source>
        <translation>Пропущенная тишина</translation>
    </message>
    <message numerus="yes">
        <source>episode(s) finished</source>
        <translation>
            <numerusform>выпуск дослушан</numerusform>
            <numerusform>выпуска дослушано</numerusform>
            <numerusform>выпусков дослушано</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard to their end, or left with little to go</source>
        <translation>Дослушаны до конца или почти до конца</translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>день подряд</numerusform>
            <numerusform>дня подряд</numerusform>
            <numerusform>дней подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>The most days one after the other with at least a minute of listening</source>
        <translation>Наибольшее число дней подряд, в которые слушали хотя бы минуту</translation>
    </message>
    <message>
        <source>Time listened by day</source>
        <translation>Время прослушивания по дням</translation>
    </message>
    <message>
        <source>Time listened by month</source>
        <translation>Время прослушивания по месяцам</translation>
    </message>
    <message>
        <source>Time listened by year</source>
        <translation>Время прослушивания по годам</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>day, month or year: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>Сэкономленное время</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>show: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other show(s)</source>
        <translation>
            <numerusform>Ещё %n подкаст</numerusform>
            <numerusform>Ещё %n подкаста</numerusform>
            <numerusform>Ещё %n подкастов</numerusform>
        </translation>
    </message>
    <message>
        <source>Time listened by show</source>
        <translation>Время прослушивания по подкастам</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptPage</name>
    <message>
        <source>Follow</source>
        <translation>Прокручивать</translation>
    </message>
    <message>
        <source>Scroll along with what is heard</source>
        <translation>Прокручивать вслед за звуком</translation>
    </message>
    <message>
        <source>Next hit in the transcript</source>
        <translation>Следующее совпадение в расшифровке</translation>
    </message>
    <message>
        <source>Previous hit in the transcript</source>
        <translation>Предыдущее совпадение в расшифровке</translation>
    </message>
    <message>
        <source>Possible after a search in a transcript.</source>
        <translation>Доступно после поиска в расшифровке.</translation>
    </message>
    <message>
        <source>There are several transcripts: read another one</source>
        <translation>Есть несколько расшифровок: выбрать другую</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>This transcript has no times, so it does not follow the sound.</source>
        <translation>В этой расшифровке нет отметок времени, поэтому она не следует за звуком.</translation>
    </message>
    <message>
        <source>There are no words in this transcript.</source>
        <translation>В этой расшифровке нет текста.</translation>
    </message>
    <message>
        <source>The transcript is being fetched…</source>
        <translation>Получение расшифровки…</translation>
    </message>
    <message>
        <source>Transcript: %1</source>
        <translation>Расшифровка: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptView</name>
    <message>
        <source>Play from here</source>
        <translation>Воспроизвести отсюда</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy with time and link</source>
        <translation>Копировать со временем и ссылкой</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Выделить всё</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Расшифровка</translation>
    </message>
    <message>
        <source>In the transcript</source>
        <translation>В расшифровке</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::VideoView</name>
    <message>
        <source>Video</source>
        <translation>Видео</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Dogear is not running, so nothing was done.</source>
        <translation>Dogear не запущен, поэтому ничего не сделано.</translation>
    </message>
    <message>
        <source>Dogear is running already and does not answer; nothing was opened. Close it, or end it if it hangs, and start again.</source>
        <translation>Dogear уже запущен и не отвечает; ничего не открыто. Закройте программу (если она зависла, завершите её принудительно) и запустите снова.</translation>
    </message>
</context>
</TS>
