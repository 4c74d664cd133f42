<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>AboutFacts</name>
    <message>
        <source>window, network</source>
        <translation>النافذة، الشبكة</translation>
    </message>
    <message>
        <source>library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>feeds</source>
        <translation>الخلاصات</translation>
    </message>
    <message>
        <source>show notes</source>
        <translation>ملاحظات الحلقات</translation>
    </message>
    <message>
        <source>media files</source>
        <translation>ملفات الوسائط</translation>
    </message>
    <message>
        <source>playback</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>loudness</source>
        <translation>شدة الصوت</translation>
    </message>
    <message>
        <source>search</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation>البيانات المضغوطة</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>النسخ الاحتياطية</translation>
    </message>
    <message>
        <source>passwords</source>
        <translation>كلمات المرور</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>%1 (built with %2)</source>
        <translation>%1 (بُني باستخدام %2)</translation>
    </message>
    <message>
        <source>Plays with</source>
        <translation>محرّك التشغيل</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>النواة</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>المعالج</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>المنصة</translation>
    </message>
</context>
<context>
    <name>AnnouncementText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ولا حلقات أخرى</numerusform>
            <numerusform>وحلقة أخرى</numerusform>
            <numerusform>وحلقتان أخريان</numerusform>
            <numerusform>و%n حلقات أخرى</numerusform>
            <numerusform>و%n حلقة أخرى</numerusform>
            <numerusform>و%n حلقة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>إضافة إلى قائمة الانتظار</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new episode(s)</source>
        <translation>
            <numerusform>%1: لا حلقات جديدة</numerusform>
            <numerusform>%1: حلقة جديدة</numerusform>
            <numerusform>%1: حلقتان جديدتان</numerusform>
            <numerusform>%1: %n حلقات جديدة</numerusform>
            <numerusform>%1: %n حلقة جديدة</numerusform>
            <numerusform>%1: %n حلقة جديدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new episode(s)</source>
        <translation>
            <numerusform>لا حلقات جديدة</numerusform>
            <numerusform>حلقة جديدة</numerusform>
            <numerusform>حلقتان جديدتان</numerusform>
            <numerusform>%n حلقات جديدة</numerusform>
            <numerusform>%n حلقة جديدة</numerusform>
            <numerusform>%n حلقة جديدة</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” needs a password</source>
        <translation>يتطلب «%1» كلمة مرور</translation>
    </message>
    <message>
        <source>The feed of “%1” is gone</source>
        <translation>لم تعد خلاصة «%1» موجودة</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) complete</source>
        <translation>
            <numerusform>لم يكتمل أي تنزيل</numerusform>
            <numerusform>اكتمل تنزيل واحد</numerusform>
            <numerusform>اكتمل تنزيلان</numerusform>
            <numerusform>اكتملت %n تنزيلات</numerusform>
            <numerusform>اكتمل %n تنزيلًا</numerusform>
            <numerusform>اكتمل %n تنزيل</numerusform>
        </translation>
    </message>
    <message>
        <source>Download complete</source>
        <translation>اكتمل التنزيل</translation>
    </message>
    <message numerus="yes">
        <source>%n feed(s) can&apos;t be read any more</source>
        <translation>
            <numerusform>لا خلاصات أصبحت غير قابلة للقراءة</numerusform>
            <numerusform>خلاصة واحدة لم تعد قابلة للقراءة</numerusform>
            <numerusform>خلاصتان لم تعودا قابلتين للقراءة</numerusform>
            <numerusform>%n خلاصات لم تعد قابلة للقراءة</numerusform>
            <numerusform>%n خلاصة لم تعد قابلة للقراءة</numerusform>
            <numerusform>%n خلاصة لم تعد قابلة للقراءة</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloads wait</source>
        <translation>التنزيلات في الانتظار</translation>
    </message>
    <message>
        <source>Your place can&apos;t be saved</source>
        <translation>يتعذر حفظ موضع الاستماع</translation>
    </message>
    <message>
        <source>Dogear is in the tray</source>
        <translation>يعمل Dogear في علبة النظام</translation>
    </message>
    <message>
        <source>It goes on without its window. A click on its icon brings the window back. To quit, choose Quit in the menu of the icon, or press Ctrl+Q in the window.</source>
        <translation>يستمر التطبيق من دون نافذته، وتعود النافذة بالنقر على أيقونته. ويمكن إنهاؤه باختيار «إنهاء» من قائمة الأيقونة أو بالضغط على Ctrl+Q في النافذة.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The language changes when you close “%1”.</source>
        <translation>تتغير اللغة عند إغلاق «%1».</translation>
    </message>
</context>
<context>
    <name>BookmarkText</name>
    <message>
        <source>Bookmarks</source>
        <translation>الإشارات المرجعية</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>بلا عنوان</translation>
    </message>
</context>
<context>
    <name>ChartCategory</name>
    <message>
        <source>Arts</source>
        <translation>الفنون</translation>
    </message>
    <message>
        <source>Business</source>
        <translation>الأعمال</translation>
    </message>
    <message>
        <source>Comedy</source>
        <translation>الكوميديا</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>التعليم</translation>
    </message>
    <message>
        <source>Fiction</source>
        <translation>القصص الخيالية</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>الحكومة</translation>
    </message>
    <message>
        <source>Health &amp; Fitness</source>
        <translation>الصحة واللياقة البدنية</translation>
    </message>
    <message>
        <source>History</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Kids &amp; Family</source>
        <translation>الأطفال والعائلة</translation>
    </message>
    <message>
        <source>Leisure</source>
        <translation>أوقات الفراغ</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>الموسيقى</translation>
    </message>
    <message>
        <source>News</source>
        <translation>الأخبار</translation>
    </message>
    <message>
        <source>Religion &amp; Spirituality</source>
        <translation>الدين والروحانيات</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>العلوم</translation>
    </message>
    <message>
        <source>Society &amp; Culture</source>
        <translation>المجتمع والثقافة</translation>
    </message>
    <message>
        <source>Sports</source>
        <translation>الرياضة</translation>
    </message>
    <message>
        <source>TV &amp; Film</source>
        <translation>التلفزيون والأفلام</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>التقنية</translation>
    </message>
    <message>
        <source>True Crime</source>
        <translation>الجرائم الحقيقية</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>The file of the library is damaged (%1). Restore a backup; what is here now is kept beside it.</source>
        <translation>ملف المكتبة تالف (%1). يُرجى استعادة نسخة احتياطية؛ سيُحتفظ بالملف الحالي بجانبها.</translation>
    </message>
    <message>
        <source>Indexes did not fit the library; they were built anew.</source>
        <translation>كانت بعض الفهارس غير مطابقة للمكتبة، فأُعيد بناؤها.</translation>
    </message>
    <message>
        <source>The search index did not fit the library; it was built anew.</source>
        <translation>كان فهرس البحث غير مطابق للمكتبة، فأُعيد بناؤه.</translation>
    </message>
    <message>
        <source>The search index %1 does not fit the library and cannot be built anew. Restore a backup.</source>
        <translation>فهرس البحث %1 غير مطابق للمكتبة وتتعذر إعادة بنائه. يُرجى استعادة نسخة احتياطية.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of “%1” belonged to nothing; they were taken out.</source>
        <translation>
            <numerusform>لم يكن في «%1» أي صف لا يتبع شيئًا.</numerusform>
            <numerusform>كان في «%1» صف واحد لا يتبع شيئًا، فأُزيل.</numerusform>
            <numerusform>كان في «%1» صفان لا يتبعان شيئًا، فأُزيلا.</numerusform>
            <numerusform>كان في «%1» %n صفوف لا تتبع شيئًا، فأُزيلت.</numerusform>
            <numerusform>كان في «%1» %n صفًا لا تتبع شيئًا، فأُزيلت.</numerusform>
            <numerusform>كان في «%1» %n صف لا تتبع شيئًا، فأُزيلت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The episodes of %n shows were miscounted; they were counted again.</source>
        <translation>
            <numerusform>لم يكن عدد الحلقات خاطئًا في أي برنامج.</numerusform>
            <numerusform>كان عدد الحلقات خاطئًا في برنامج واحد، فأُعيد عدّها.</numerusform>
            <numerusform>كان عدد الحلقات خاطئًا في برنامجين، فأُعيد عدّها.</numerusform>
            <numerusform>كان عدد الحلقات خاطئًا في %n برامج، فأُعيد عدّها.</numerusform>
            <numerusform>كان عدد الحلقات خاطئًا في %n برنامجًا، فأُعيد عدّها.</numerusform>
            <numerusform>كان عدد الحلقات خاطئًا في %n برنامج، فأُعيد عدّها.</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is sound; nothing was found wrong.</source>
        <translation>المكتبة سليمة، ولم يُعثر على أي خطأ.</translation>
    </message>
    <message numerus="yes">
        <source>Found and fixed %n problems.</source>
        <translation>
            <numerusform>لم يُعثر على أي مشكلة.</numerusform>
            <numerusform>عُثر على مشكلة واحدة وأُصلحت.</numerusform>
            <numerusform>عُثر على مشكلتين وأُصلحتا.</numerusform>
            <numerusform>عُثر على %n مشكلات وأُصلحت.</numerusform>
            <numerusform>عُثر على %n مشكلة وأُصلحت.</numerusform>
            <numerusform>عُثر على %n مشكلة وأُصلحت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n problems, and not all could be fixed. Restore a backup.</source>
        <translation>
            <numerusform>لم يُعثر على أي مشكلة تتطلب استعادة نسخة احتياطية.</numerusform>
            <numerusform>عُثر على مشكلة واحدة وتعذّر إصلاحها. يُرجى استعادة نسخة احتياطية.</numerusform>
            <numerusform>عُثر على مشكلتين ولم يمكن إصلاح كلتيهما. يُرجى استعادة نسخة احتياطية.</numerusform>
            <numerusform>عُثر على %n مشكلات ولم يمكن إصلاحها كلها. يُرجى استعادة نسخة احتياطية.</numerusform>
            <numerusform>عُثر على %n مشكلة ولم يمكن إصلاحها كلها. يُرجى استعادة نسخة احتياطية.</numerusform>
            <numerusform>عُثر على %n مشكلة ولم يمكن إصلاحها كلها. يُرجى استعادة نسخة احتياطية.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>shows, episodes</comment>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shows</source>
        <translation>
            <numerusform>لا برامج</numerusform>
            <numerusform>برنامج واحد</numerusform>
            <numerusform>برنامجان</numerusform>
            <numerusform>%Ln برامج</numerusform>
            <numerusform>%Ln برنامجًا</numerusform>
            <numerusform>%Ln برنامج</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>لا حلقات</numerusform>
            <numerusform>حلقة واحدة</numerusform>
            <numerusform>حلقتان</numerusform>
            <numerusform>%Ln حلقات</numerusform>
            <numerusform>%Ln حلقة</numerusform>
            <numerusform>%Ln حلقة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactText</name>
    <message>
        <source>Reading feeds</source>
        <translation>قراءة الخلاصات</translation>
    </message>
    <message>
        <source>Playing and downloading</source>
        <translation>التشغيل والتنزيل</translation>
    </message>
    <message>
        <source>Artwork</source>
        <translation>صور الأغلفة</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>الفصول</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>النصوص المكتوبة</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>التعليقات</translation>
    </message>
    <message>
        <source>Directories of podcasts</source>
        <translation>أدلة البودكاست</translation>
    </message>
    <message>
        <source>Pages behind links</source>
        <translation>صفحات الروابط</translation>
    </message>
    <message>
        <source>Pictures in notes</source>
        <translation>الصور في الملاحظات</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>When you follow a show or look at one before, and later when it is refreshed: the server of its feed, and those it redirects to.</source>
        <translation>عند متابعة برنامج أو تصفّحه قبل متابعته، ثم عند تحديثه لاحقًا: خادم خلاصته والخوادم التي يحيل إليها.</translation>
    </message>
    <message>
        <source>When you play or download an episode, or a rule of yours downloads it: the server that the feed names, and those it redirects to. Services that count listeners are often in between; they can be left out in the settings.</source>
        <translation>عند تشغيل حلقة أو تنزيلها، أو عندما تنزّلها قاعدة مضبوطة: الخادم الذي تحدده الخلاصة والخوادم التي يحيل إليها. وكثيرًا ما تتوسط بينها خدمات تحصي المستمعين، ويمكن استبعادها في الإعدادات.</translation>
    </message>
    <message>
        <source>When a show, an episode or a chapter with a picture is on the screen: the server of the picture, once.</source>
        <translation>عند ظهور برنامج أو حلقة أو فصل مع صورة على الشاشة: خادم الصورة، مرة واحدة.</translation>
    </message>
    <message>
        <source>When an episode is opened, or soon after it appears if the settings say so: the server of the chapters that its feed names.</source>
        <translation>عند فتح حلقة، أو بُعيد ظهورها إذا ضُبطت الإعدادات على ذلك: خادم الفصول الذي تحدده خلاصتها.</translation>
    </message>
    <message>
        <source>When you open a transcript, or soon after the episode appears if the settings say so: the server that the feed names.</source>
        <translation>عند فتح نص مكتوب، أو بُعيد ظهور الحلقة إذا ضُبطت الإعدادات على ذلك: الخادم الذي تحدده الخلاصة.</translation>
    </message>
    <message>
        <source>When you ask for the replies to an episode: the server of the thread that the feed names.</source>
        <translation>عند طلب الردود على حلقة: خادم سلسلة النقاش التي تحددها الخلاصة.</translation>
    </message>
    <message>
        <source>When you search for shows, look at the charts or open a link of another player: %1. They learn the words that you search for, and the country of the charts.</source>
        <translation>عند البحث عن برامج، أو عرض قوائم الأكثر رواجًا، أو فتح رابط من مشغّل آخر: %1. وهي تطّلع على كلمات البحث وعلى بلد القائمة.</translation>
    </message>
    <message>
        <source>When you open a link to a show whose feed no directory knows: the server of the page.</source>
        <translation>عند فتح رابط برنامج لا يعرف أي دليل خلاصته: خادم الصفحة.</translation>
    </message>
    <message>
        <source>When you click Show pictures below notes, or always if the settings say so: the servers of the pictures.</source>
        <translation>عند النقر على «إظهار الصور» أسفل الملاحظات، أو دائمًا إذا ضُبطت الإعدادات على ذلك: خوادم الصور.</translation>
    </message>
    <message>
        <source>With every request, if the settings or this computer name a proxy.</source>
        <translation>مع كل طلب، إذا كان في الإعدادات أو في هذا الحاسوب وكيل محدد.</translation>
    </message>
</context>
<context>
    <name>DirectoryFacts</name>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>لا حلقات</numerusform>
            <numerusform>حلقة واحدة</numerusform>
            <numerusform>حلقتان</numerusform>
            <numerusform>%Ln حلقات</numerusform>
            <numerusform>%Ln حلقة</numerusform>
            <numerusform>%Ln حلقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>محتوى صريح</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>يجري الفتح…</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>متابَع</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>تجري الإضافة…</translation>
    </message>
    <message>
        <source>Its feed is gone</source>
        <translation>لم تعد خلاصته موجودة</translation>
    </message>
</context>
<context>
    <name>DirectoryText</name>
    <message>
        <source>%1 wants fewer requests (%2). Wait a minute, then try again.</source>
        <translation>يطلب %1 تقليل عدد الطلبات (%2). يُرجى الانتظار دقيقة ثم إعادة المحاولة.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>لدى %1 مشكلة (%2). يُرجى إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Try again later.</source>
        <translation>رفض %1 الطلب (%2). يُرجى إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>%1 refused the request. Try again later.</source>
        <translation>رفض %1 الطلب. يُرجى إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network, then try again.</source>
        <translation>لا يوجد اتصال مع %1. يُرجى التحقق من الشبكة ثم إعادة المحاولة.</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>لا يقبل %1 الاتصال، أو أنه قطعه. يُرجى إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>تحجب الشبكة %1، ربما بمانع إعلانات. يُرجى السماح به هناك ثم إعادة المحاولة.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>تأخر %1 كثيرًا في الرد. يُرجى إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>%1 can&apos;t prove that it is who it says, so nothing was read. Check the date of this computer, and whether your network asks you to log in.</source>
        <translation>يتعذر على %1 إثبات هويته، لذلك لم يُقرأ شيء. يُرجى التحقق من تاريخ هذا الحاسوب ومما إذا كانت الشبكة تطلب تسجيل الدخول.</translation>
    </message>
    <message>
        <source>%1 leads to an address that Dogear doesn&apos;t open. Try again later.</source>
        <translation>يؤدي %1 إلى عنوان لا يفتحه Dogear. يُرجى إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>%1 sent an empty answer. Try again later.</source>
        <translation>أرسل %1 ردًا فارغًا. يُرجى إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>The answer of %1 ends in the middle. Try again.</source>
        <translation>انقطع رد %1 في منتصفه. يُرجى إعادة المحاولة.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of an answer. Your network may ask you to log in: open any page in a browser, then try again.</source>
        <translation>أرسل %1 صفحة ويب بدل الرد. قد تطلب الشبكة تسجيل الدخول: يُرجى فتح أي صفحة في المتصفح ثم إعادة المحاولة.</translation>
    </message>
    <message>
        <source>%1 sent more than Dogear reads. Try other words.</source>
        <translation>أرسل %1 أكثر مما يقرؤه Dogear. يُرجى تجربة كلمات أخرى.</translation>
    </message>
    <message>
        <source>%1 sent an answer that Dogear can&apos;t read. Try again later.</source>
        <translation>أرسل %1 ردًا يتعذر على Dogear قراءته. يُرجى إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>The request to %1 was stopped. Try again.</source>
        <translation>أُوقف الطلب إلى %1. يُرجى إعادة المحاولة.</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <comment>after the name of a directory</comment>
        <translation>يرفض المفتاح</translation>
    </message>
    <message>
        <source>too many requests</source>
        <comment>after the name of a directory</comment>
        <translation>طلبات كثيرة جدًا</translation>
    </message>
    <message>
        <source>no connection</source>
        <comment>after the name of a directory</comment>
        <translation>لا اتصال</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>after the name of a directory</comment>
        <translation>محجوب</translation>
    </message>
    <message>
        <source>not reached: the proxy</source>
        <comment>after the name of a directory</comment>
        <translation>تعذّر الوصول: الوكيل</translation>
    </message>
    <message>
        <source>does not answer</source>
        <comment>after the name of a directory</comment>
        <translation>لا يستجيب</translation>
    </message>
    <message>
        <source>has a problem</source>
        <comment>after the name of a directory</comment>
        <translation>لديه مشكلة</translation>
    </message>
    <message>
        <source>Search for its name, or paste the address of its feed.</source>
        <translation>يُرجى البحث عن اسمه أو لصق عنوان خلاصته.</translation>
    </message>
    <message>
        <source>These shows have a similar name.</source>
        <translation>لهذه البرامج أسماء مشابهة.</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>الخادم</translation>
    </message>
    <message>
        <source>Apple has no chart of %1. Choose another country.</source>
        <translation>ليس لدى Apple قائمة للأكثر رواجًا في %1. يُرجى اختيار بلد آخر.</translation>
    </message>
    <message>
        <source>What you see is from %1.</source>
        <comment>date and time</comment>
        <translation>المعروض هنا بتاريخ %1.</translation>
    </message>
    <message>
        <source>This show</source>
        <translation>هذا البرنامج</translation>
    </message>
    <message>
        <source>The directories that Dogear asks don&apos;t know this show.</source>
        <translation>لا تعرف الأدلة التي يستعلم منها Dogear هذا البرنامج.</translation>
    </message>
    <message>
        <source>%1 is only at Apple, which doesn&apos;t say where its feed is.</source>
        <translation>لا يوجد %1 إلا لدى Apple، وهي لا تفصح عن مكان خلاصته.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say where the feeds of its shows are.</source>
        <translation>لا يفصح %1 عن أماكن خلاصات برامجه.</translation>
    </message>
    <message>
        <source>This service</source>
        <translation>هذا الموقع</translation>
    </message>
    <message>
        <source>The feed of a YouTube channel has nothing that Dogear can play.</source>
        <translation>ليس في خلاصة قناة YouTube ما يستطيع Dogear تشغيله.</translation>
    </message>
    <message>
        <source>No keychain gives out your key of Podcast Index, so Dogear goes on without it. Unlock your keychain, then start Dogear again.</source>
        <translation>لا تتيح أي سلسلة مفاتيح مفتاح Podcast Index، لذلك يستمر Dogear من دونه. يُرجى إلغاء قفل سلسلة المفاتيح ثم إعادة تشغيل Dogear.</translation>
    </message>
    <message>
        <source>No keychain takes your key of Podcast Index, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the key again.</source>
        <translation>لا تقبل أي سلسلة مفاتيح مفتاح Podcast Index، لذلك يُنسى عند إغلاق Dogear. يُرجى إلغاء قفل سلسلة مفاتيح أو تثبيت واحدة، مثل GNOME Keyring، ثم إدخال المفتاح من جديد.</translation>
    </message>
    <message>
        <source>Dogear no longer uses your key of Podcast Index, but the key stays in your keychain, which doesn&apos;t answer. Unlock the keychain, and delete the key there.</source>
        <translation>لم يعد Dogear يستخدم مفتاح Podcast Index، لكن المفتاح باقٍ في سلسلة المفاتيح التي لا تستجيب. يُرجى إلغاء قفل سلسلة المفاتيح وحذف المفتاح منها.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a directory, number of its hits or its state</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>asking…</source>
        <comment>after the name of a directory</comment>
        <translation>يجري الاستعلام…</translation>
    </message>
    <message>
        <source>%1, older</source>
        <comment>number of hits of an earlier answer</comment>
        <translation>%1، أقدم</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>يجري الاستعلام من %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %n shows.</source>
        <translation>
            <numerusform>لم يعثر %1 على أي برنامج.</numerusform>
            <numerusform>عثر %1 على برنامج واحد.</numerusform>
            <numerusform>عثر %1 على برنامجين.</numerusform>
            <numerusform>عثر %1 على %n برامج.</numerusform>
            <numerusform>عثر %1 على %n برنامجًا.</numerusform>
            <numerusform>عثر %1 على %n برنامج.</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>كل الفئات</translation>
    </message>
    <message>
        <source>%1 refuses your key (%2). Check it in the settings, under Library.</source>
        <translation>يرفض %1 المفتاح (%2). يُرجى التحقق منه في الإعدادات ضمن «المكتبة».</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>title of a show</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Only Podcast Index knows this show, and answers this only with a key. Enter yours in the settings, under Library.</source>
        <translation>لا يعرف هذا البرنامج سوى Podcast Index، ولا يجيب عنه إلا بمفتاح. يُرجى إدخال المفتاح في الإعدادات ضمن «المكتبة».</translation>
    </message>
</context>
<context>
    <name>DownloadText</name>
    <message>
        <source>not allowed (%1)</source>
        <translation>التنزيل غير مسموح (%1)</translation>
    </message>
    <message>
        <source>not found (%1)</source>
        <translation>الملف غير موجود (%1)</translation>
    </message>
    <message>
        <source>the server refused it (%1)</source>
        <translation>رفض الخادم الطلب (%1)</translation>
    </message>
    <message>
        <source>the server refused it</source>
        <translation>رفض الخادم الطلب</translation>
    </message>
    <message>
        <source>the server sent a web page</source>
        <translation>أرسل الخادم صفحة ويب</translation>
    </message>
    <message>
        <source>the server sent a playlist</source>
        <translation>أرسل الخادم قائمة تشغيل</translation>
    </message>
    <message>
        <source>the server sent an empty file</source>
        <translation>أرسل الخادم ملفًا فارغًا</translation>
    </message>
    <message>
        <source>the server sent a message instead</source>
        <translation>أرسل الخادم رسالة بدل الحلقة</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>لا توجد شبكة</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>انقطع الاتصال</translation>
    </message>
    <message>
        <source>your network blocks the server</source>
        <translation>الشبكة تحجب الخادم</translation>
    </message>
    <message>
        <source>the server does not answer</source>
        <translation>الخادم لا يستجيب</translation>
    </message>
    <message>
        <source>the server cannot be trusted</source>
        <translation>الخادم غير موثوق</translation>
    </message>
    <message>
        <source>the address leads from https to http</source>
        <translation>العنوان ينتقل من https إلى http</translation>
    </message>
    <message>
        <source>the server&apos;s answer makes no sense</source>
        <translation>رد الخادم غير مفهوم</translation>
    </message>
    <message>
        <source>the server sends it compressed</source>
        <translation>يرسل الخادم الملف مضغوطًا</translation>
    </message>
    <message>
        <source>the server sends another file each time</source>
        <translation>يرسل الخادم ملفًا مختلفًا كل مرة</translation>
    </message>
    <message>
        <source>the proxy does not let it through</source>
        <translation>الوكيل يمنع المرور</translation>
    </message>
    <message>
        <source>the proxy wants a password</source>
        <translation>الوكيل يطلب كلمة مرور</translation>
    </message>
    <message>
        <source>it does not come from the web</source>
        <translation>الحلقة ليست من الويب</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>تتعذر الكتابة في المجلد</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>لم يعد الملف موجودًا</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>تتعذر قراءة الملف</translation>
    </message>
    <message>
        <source>there is nothing to download</source>
        <translation>لا يوجد ما يمكن تنزيله</translation>
    </message>
    <message>
        <source>the server sent something else</source>
        <translation>أرسل الخادم شيئًا آخر</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes that are there, of all</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>bytes per second</comment>
        <translation>%1/ث</translation>
    </message>
    <message>
        <source>The disk is full, so downloads wait. Make room; they go on by themselves, and nothing that is here is lost.</source>
        <translation>القرص ممتلئ، لذلك تنتظر التنزيلات. يُرجى توفير مساحة؛ ستُستأنف عندها تلقائيًا، ولن يُفقد شيء مما هو موجود.</translation>
    </message>
    <message>
        <source>The folder for downloads cannot be written, so they wait. Check whether you may change it, or choose another one.</source>
        <translation>تتعذر الكتابة في مجلد التنزيلات، لذلك تنتظر التنزيلات. يُرجى التحقق من أذونات المجلد أو اختيار مجلد آخر.</translation>
    </message>
    <message>
        <source>Downloads wait: %1.</source>
        <comment>why</comment>
        <translation>التنزيلات في الانتظار: %1.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>حدث خطأ ما</translation>
    </message>
    <message>
        <source>the address leads round in a circle</source>
        <translation>العنوان يحيل إلى عناوين أخرى بلا نهاية</translation>
    </message>
</context>
<context>
    <name>Downloads</name>
    <message>
        <source>Waiting: %1</source>
        <comment>why</comment>
        <translation>في الانتظار: %1</translation>
    </message>
    <message>
        <source>Begins…</source>
        <comment>a download</comment>
        <translation>يبدأ…</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>غير مشفّر</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <comment>why</comment>
        <translation>فشل: %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Downloading %1 %</source>
        <translation>يجري التنزيل، %1٪</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>يجري التنزيل</translation>
    </message>
    <message>
        <source>All downloads are paused</source>
        <translation>كل التنزيلات متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>time of day</comment>
        <translation>في انتظار الساعة %1</translation>
    </message>
    <message>
        <source>Waiting: the network is metered</source>
        <translation>في الانتظار: الشبكة محدودة البيانات</translation>
    </message>
    <message>
        <source>Waiting: there is no network</source>
        <translation>في الانتظار: لا توجد شبكة</translation>
    </message>
    <message>
        <source>Waiting: the disk is nearly full</source>
        <translation>في الانتظار: القرص يكاد يمتلئ</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Waiting to be downloaded</source>
        <translation>في انتظار التنزيل</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>التنزيل متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Download failed: %1</source>
        <comment>why</comment>
        <translation>فشل التنزيل: %1</translation>
    </message>
    <message>
        <source>Download failed</source>
        <translation>فشل التنزيل</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>مُنزَّلة</translation>
    </message>
    <message>
        <source>Partly on this computer</source>
        <translation>جزء منها على هذا الحاسوب</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>على هذا الحاسوب</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>لم يفشل شيء</numerusform>
            <numerusform>فشل واحد</numerusform>
            <numerusform>فشل اثنان</numerusform>
            <numerusform>فشلت %n</numerusform>
            <numerusform>فشل %n</numerusform>
            <numerusform>فشل %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>لا شيء في الانتظار</numerusform>
            <numerusform>واحد في الانتظار</numerusform>
            <numerusform>اثنان في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
            <numerusform>%n في الانتظار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paused</source>
        <translation>
            <numerusform>لا شيء متوقف مؤقتًا</numerusform>
            <numerusform>واحد متوقف مؤقتًا</numerusform>
            <numerusform>اثنان متوقفان مؤقتًا</numerusform>
            <numerusform>%n متوقفة مؤقتًا</numerusform>
            <numerusform>%n متوقفة مؤقتًا</numerusform>
            <numerusform>%n متوقفة مؤقتًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n downloading</source>
        <translation>
            <numerusform>لا شيء قيد التنزيل</numerusform>
            <numerusform>واحد قيد التنزيل</numerusform>
            <numerusform>اثنان قيد التنزيل</numerusform>
            <numerusform>%n قيد التنزيل</numerusform>
            <numerusform>%n قيد التنزيل</numerusform>
            <numerusform>%n قيد التنزيل</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused with all downloads</source>
        <translation>متوقف مؤقتًا مع كل التنزيلات</translation>
    </message>
    <message>
        <source>Waiting for another network</source>
        <translation>في انتظار شبكة أخرى</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>في انتظار الشبكة</translation>
    </message>
    <message>
        <source>Waiting for room on the disk</source>
        <translation>في انتظار مساحة على القرص</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
</context>
<context>
    <name>EmptyView</name>
    <message>
        <source>Nothing is up next. Add episodes from their menu.</source>
        <translation>قائمة الانتظار فارغة. يمكن إضافة حلقة إليها من قائمة الحلقة.</translation>
    </message>
    <message>
        <source>Nothing is up next. Press %1 on an episode to add it.</source>
        <translation>قائمة الانتظار فارغة. يمكن إضافة حلقة إليها بالضغط على %1 عند الحلقة.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Download episodes from their menu.</source>
        <translation>تعمل التنزيلات من دون شبكة وتبقى حتى تُزال. يمكن تنزيل حلقة من قائمة الحلقة.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Press %1 on an episode to download it.</source>
        <translation>تعمل التنزيلات من دون شبكة وتبقى حتى تُزال. يمكن تنزيل حلقة بالضغط على %1 عند الحلقة.</translation>
    </message>
    <message>
        <source>You&apos;re all caught up.</source>
        <translation>تم الاستماع إلى كل ما وصل.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve started appear here.</source>
        <translation>تظهر هنا الحلقات التي بدأ الاستماع إليها.</translation>
    </message>
    <message>
        <source>Episodes you mark with a star appear here.</source>
        <translation>تظهر هنا الحلقات المميَّزة بنجمة.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve played appear here.</source>
        <translation>تظهر هنا الحلقات المسموعة.</translation>
    </message>
    <message>
        <source>No episodes yet.</source>
        <translation>لا حلقات بعد.</translation>
    </message>
    <message>
        <source>This show hasn&apos;t been loaded yet.</source>
        <translation>لم يُحمَّل هذا البرنامج بعد.</translation>
    </message>
    <message>
        <source>Load now</source>
        <translation>تحميل الآن</translation>
    </message>
</context>
<context>
    <name>EpisodeRow</name>
    <message>
        <source>Trailer</source>
        <translation>مقطع دعائي</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>إضافية</translation>
    </message>
    <message>
        <source>Some of the words</source>
        <translation>بعض الكلمات</translation>
    </message>
    <message>
        <source>In the player</source>
        <translation>في المشغّل</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>مسموعة</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>في قائمة الانتظار</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>مفضّلة</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>الخادم</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password (401). Check them, or ask the show for an address of your own.</source>
        <translation>يطلب %1 اسمًا وكلمة مرور (401). يُرجى التحقق منهما، أو طلب عنوان خاص من أصحاب البرنامج.</translation>
    </message>
    <message>
        <source>%1 does not let Dogear read this (403). Check whether the address is still yours to use.</source>
        <translation>لا يسمح %1 لتطبيق Dogear بقراءة هذا (403). يُرجى التحقق من أن العنوان ما زال صالحًا للاستخدام.</translation>
    </message>
    <message>
        <source>%1 says that this is not there (404). Check the address, or ask the show where its feed has moved.</source>
        <translation>يفيد %1 بأن هذا غير موجود (404). يُرجى التحقق من العنوان، أو سؤال أصحاب البرنامج عن المكان الجديد لخلاصته.</translation>
    </message>
    <message>
        <source>%1 says that this is gone for good (410). Ask the show where its feed has moved, or stop following it.</source>
        <translation>يفيد %1 بأن هذا أُزيل نهائيًا (410). يُرجى سؤال أصحاب البرنامج عن المكان الجديد لخلاصته، أو إلغاء متابعته.</translation>
    </message>
    <message>
        <source>%1 wants fewer requests (429). Wait an hour, then try again.</source>
        <translation>يطلب %1 تقليل عدد الطلبات (429). يُرجى الانتظار ساعة ثم إعادة المحاولة.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>لدى %1 مشكلة (%2). يُرجى إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Check the address.</source>
        <translation>رفض %1 الطلب (%2). يُرجى التحقق من العنوان.</translation>
    </message>
    <message>
        <source>%1 refused the request. Check the address.</source>
        <translation>رفض %1 الطلب. يُرجى التحقق من العنوان.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network and the address, then try again.</source>
        <translation>لا يوجد اتصال مع %1. يُرجى التحقق من الشبكة والعنوان ثم إعادة المحاولة.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>لا يقبل %1 الاتصال، أو أنه قطعه. يُرجى إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>تحجب الشبكة %1، ربما بمانع إعلانات. يُرجى السماح به هناك ثم إعادة المحاولة.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>تأخر %1 كثيرًا في الرد. يُرجى إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>%1 does not speak https. Write http:// in front of the address.</source>
        <translation>لا يدعم %1 بروتوكول https. يُرجى كتابة http://‎ قبل العنوان.</translation>
    </message>
    <message>
        <source>%1 cannot prove that it is who it says, so nothing was read. Check the date of this computer; if it is right, tell the show.</source>
        <translation>يتعذر على %1 إثبات هويته، لذلك لم يُقرأ شيء. يُرجى التحقق من تاريخ هذا الحاسوب، وإبلاغ أصحاب البرنامج إن كان صحيحًا.</translation>
    </message>
    <message>
        <source>%1 redirects in a loop. Tell the show, or look for another address of its feed.</source>
        <translation>يعيد %1 التوجيه بلا نهاية. يُرجى إبلاغ أصحاب البرنامج أو البحث عن عنوان آخر لخلاصته.</translation>
    </message>
    <message>
        <source>%1 leads from a secure address (https) to an open one (http), where others could read along, so Dogear didn&apos;t go there. Tell the show.</source>
        <translation>ينقل %1 من عنوان آمن (https) إلى عنوان مكشوف (http) قد يطّلع فيه آخرون على البيانات، لذلك لم يتبعه Dogear. يُرجى إبلاغ أصحاب البرنامج.</translation>
    </message>
    <message>
        <source>%1 sent an answer that contradicts itself, so nothing of it was used. Try again later, or tell the show.</source>
        <translation>أرسل %1 ردًا يناقض نفسه، لذلك لم يُستخدم منه شيء. يُرجى إعادة المحاولة لاحقًا أو إبلاغ أصحاب البرنامج.</translation>
    </message>
    <message>
        <source>%1 sends this compressed in a way that Dogear can&apos;t read, although it asked for it as it is. Tell the show.</source>
        <translation>يرسل %1 هذا مضغوطًا بطريقة يتعذر على Dogear قراءتها، مع أنه طلبه من دون ضغط. يُرجى إبلاغ أصحاب البرنامج.</translation>
    </message>
    <message>
        <source>This is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>يتعذر على Dogear فتح هذا العنوان. يُرجى إدخال عنوان يبدأ بـ https://‎ أو http://‎، أو اختيار ملف.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Paste the address of a feed.</source>
        <translation>النص «%1» ليس عنوانًا. يُرجى لصق عنوان خلاصة.</translation>
    </message>
    <message>
        <source>“%1” is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>يتعذر على Dogear فتح العنوان «%1». يُرجى إدخال عنوان يبدأ بـ https://‎ أو http://‎، أو اختيار ملف.</translation>
    </message>
    <message>
        <source>%1 is broken at line %2 and cannot be read. Tell the show, and try again later.</source>
        <translation>في السطر %2 من %1 خطأ يمنع قراءته. يُرجى إبلاغ أصحاب البرنامج وإعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>%1 is broken and cannot be read. Tell the show, and try again later.</source>
        <translation>في %1 خطأ يمنع قراءته. يُرجى إبلاغ أصحاب البرنامج وإعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of this episode. It may ask you to log in, or your network does; open the episode&apos;s page in a browser.</source>
        <translation>أرسل %1 صفحة ويب بدل هذه الحلقة. قد يكون تسجيل الدخول مطلوبًا لديه أو في الشبكة؛ يُرجى فتح صفحة الحلقة في المتصفح.</translation>
    </message>
    <message>
        <source>%1 sent a playlist, a list of addresses, instead of this episode. Dogear can&apos;t play it; open the episode&apos;s page in a browser.</source>
        <translation>أرسل %1 قائمة تشغيل، أي قائمة عناوين، بدل هذه الحلقة. يتعذر على Dogear تشغيلها؛ يُرجى فتح صفحة الحلقة في المتصفح.</translation>
    </message>
    <message>
        <source>%1 sent an empty file instead of this episode. Try again later, or tell the show.</source>
        <translation>أرسل %1 ملفًا فارغًا بدل هذه الحلقة. يُرجى إعادة المحاولة لاحقًا أو إبلاغ أصحاب البرنامج.</translation>
    </message>
    <message>
        <source>%1 sent a message instead of this episode, as servers do when they refuse it. Try again later, or open the episode&apos;s page in a browser.</source>
        <translation>أرسل %1 رسالة بدل هذه الحلقة، كما تفعل الخوادم عند الرفض. يُرجى إعادة المحاولة لاحقًا أو فتح صفحة الحلقة في المتصفح.</translation>
    </message>
    <message>
        <source>%1 is a list without shows, so nothing was added. Export it again, or choose another file.</source>
        <translation>ليس في %1 أي برنامج، لذلك لم يُضَف شيء. يُرجى تصدير القائمة من جديد أو اختيار ملف آخر.</translation>
    </message>
    <message>
        <source>There is nothing to read. Give the address of a feed, or a file.</source>
        <translation>لا يوجد ما يُقرأ. يُرجى إدخال عنوان خلاصة أو اختيار ملف.</translation>
    </message>
    <message>
        <source>%1 is empty. Try again later, or check the address.</source>
        <translation>لا يحتوي %1 على شيء. يُرجى إعادة المحاولة لاحقًا أو التحقق من العنوان.</translation>
    </message>
    <message>
        <source>%1 sends another file of this episode at each request, so it can&apos;t be put together. Your place is kept; try again later.</source>
        <translation>يرسل %1 ملفًا مختلفًا لهذه الحلقة مع كل طلب، فيتعذر تجميعها. موضع الاستماع محفوظ؛ يُرجى إعادة المحاولة لاحقًا.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged. Dogear added the %n shows that it could read; export the list again for the others.</source>
        <translation>
            <numerusform>محتوى %1 تالف، ولم يتمكن Dogear من قراءة أي برنامج؛ يُرجى تصدير القائمة من جديد.</numerusform>
            <numerusform>محتوى %1 تالف. أضاف Dogear برنامجًا واحدًا أمكنت قراءته؛ يُرجى تصدير القائمة من جديد لإضافة البقية.</numerusform>
            <numerusform>محتوى %1 تالف. أضاف Dogear برنامجين أمكنت قراءتهما؛ يُرجى تصدير القائمة من جديد لإضافة البقية.</numerusform>
            <numerusform>محتوى %1 تالف. أضاف Dogear %n برامج أمكنت قراءتها؛ يُرجى تصدير القائمة من جديد لإضافة البقية.</numerusform>
            <numerusform>محتوى %1 تالف. أضاف Dogear %n برنامجًا أمكنت قراءتها؛ يُرجى تصدير القائمة من جديد لإضافة البقية.</numerusform>
            <numerusform>محتوى %1 تالف. أضاف Dogear %n برنامج أمكنت قراءتها؛ يُرجى تصدير القائمة من جديد لإضافة البقية.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends in the middle. Try again; what is missing may come the next time.</source>
        <translation>ينقطع %1 في منتصفه. يُرجى إعادة المحاولة؛ فقد يصل الناقص في المرة القادمة.</translation>
    </message>
    <message>
        <source>%1 is a web page that names several feeds. Give the address of one of them.</source>
        <translation>في %1 صفحة ويب تذكر عدة خلاصات. يُرجى إدخال عنوان إحداها.</translation>
    </message>
    <message>
        <source>%1 is a web page, not a podcast feed. Look there for a link named RSS or Feed and paste it here.</source>
        <translation>في %1 صفحة ويب لا خلاصة بودكاست. يُرجى البحث فيها عن رابط باسم RSS أو Feed ولصقه هنا.</translation>
    </message>
    <message>
        <source>%1 is neither a podcast feed nor an audio or video file. Choose another file.</source>
        <translation>ليس %1 خلاصة بودكاست ولا ملف صوت أو فيديو. يُرجى اختيار ملف آخر.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a podcast feed. Check the address, or look on the page of the show for its feed.</source>
        <translation>ليس %1 خلاصة بودكاست. يُرجى التحقق من العنوان، أو البحث عن الخلاصة في صفحة البرنامج.</translation>
    </message>
    <message>
        <source>There is nothing to hear or see in %1. Choose a folder with audio or video files.</source>
        <translation>ليس في %1 ما يُسمع أو يُشاهَد. يُرجى اختيار مجلد فيه ملفات صوت أو فيديو.</translation>
    </message>
    <message>
        <source>this folder</source>
        <translation>هذا المجلد</translation>
    </message>
    <message>
        <source>%1 holds more files than one show may have. Choose one of the folders in it.</source>
        <translation>في %1 ملفات أكثر مما يتسع له برنامج واحد. يُرجى اختيار أحد المجلدات داخله.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>%1 is larger than any feed that Dogear reads. Check the address.</source>
        <translation>حجم %1 أكبر من أي خلاصة يقرؤها Dogear. يُرجى التحقق من العنوان.</translation>
    </message>
    <message>
        <source>The folder %1 is not there. If it is on a disk that is not connected, connect it, then refresh.</source>
        <translation>المجلد %1 غير موجود. إن كان على قرص غير موصول، فيُرجى توصيله ثم التحديث.</translation>
    </message>
    <message>
        <source>%1 is not there. Check its name and folder.</source>
        <translation>لم يُعثر على %1. يُرجى التحقق من الاسم والمجلد.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check whether you may open it.</source>
        <translation>تتعذر قراءة %1. يُرجى التحقق من إذن فتحه.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check whether you may change its folder, or choose another one.</source>
        <translation>تتعذر كتابة %1. يُرجى التحقق من أذونات المجلد أو اختيار مجلد آخر.</translation>
    </message>
    <message>
        <source>%1 is there already and is no backup, so it was left as it is. Choose another name.</source>
        <translation>يوجد %1 بالفعل، وهو ليس نسخة احتياطية، لذلك تُرك كما هو. يُرجى اختيار اسم آخر.</translation>
    </message>
    <message>
        <source>The disk is full. Make room, then try again.</source>
        <translation>القرص ممتلئ. يُرجى توفير مساحة ثم إعادة المحاولة.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no backup of Dogear, so nothing was changed. Choose another file.</source>
        <translation>إما أن %1 تالف، وإما أنه ليس نسخة احتياطية من Dogear، لذلك لم يتغير شيء. يُرجى اختيار ملف آخر.</translation>
    </message>
    <message>
        <source>%1 was made by a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>أُنشئ %1 بإصدار أحدث من Dogear، لذلك لم يتغير شيء. يُرجى تثبيت ذلك الإصدار أو اختيار ملف آخر.</translation>
    </message>
    <message>
        <source>%1 is damaged, or has no settings of Dogear, so nothing was changed. Choose a file that was exported in the settings.</source>
        <translation>إما أن %1 تالف، وإما أنه خالٍ من إعدادات Dogear، لذلك لم يتغير شيء. يُرجى اختيار ملف صُدِّر من الإعدادات.</translation>
    </message>
    <message>
        <source>%1 has settings of a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>في %1 إعدادات إصدار أحدث من Dogear، لذلك لم يتغير شيء. يُرجى تثبيت ذلك الإصدار أو اختيار ملف آخر.</translation>
    </message>
    <message>
        <source>No keychain takes the password for %1, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the password again.</source>
        <translation>لا تقبل أي سلسلة مفاتيح كلمة مرور %1، لذلك تُنسى عند إغلاق Dogear. يُرجى إلغاء قفل سلسلة مفاتيح أو تثبيت واحدة، مثل GNOME Keyring، ثم إدخال كلمة المرور من جديد.</translation>
    </message>
    <message>
        <source>this show</source>
        <translation>هذا البرنامج</translation>
    </message>
    <message>
        <source>This episode has nothing to play. Its notes may link to the sound.</source>
        <translation>ليس في هذه الحلقة ما يمكن تشغيله. قد يكون في ملاحظاتها رابط إلى الصوت.</translation>
    </message>
    <message>
        <source>There is no sound device. Connect or switch one on, then press play again.</source>
        <translation>لا يوجد جهاز صوت. يُرجى توصيل جهاز أو تشغيله، ثم الضغط على «تشغيل» من جديد.</translation>
    </message>
    <message>
        <source>The sound device is gone, so the episode is paused. Press play to go on from the same place with another one.</source>
        <translation>لم يعد جهاز الصوت موجودًا، فتوقفت الحلقة مؤقتًا. الضغط على «تشغيل» يكملها من الموضع نفسه على جهاز آخر.</translation>
    </message>
    <message>
        <source>%1 cannot be played any further: it is missing, was changed while it played, or is damaged. Your place is kept. Check the file, or get it again.</source>
        <translation>تعذّر إكمال تشغيل %1: فهو مفقود، أو تغيّر أثناء التشغيل، أو تالف. موضع الاستماع محفوظ. يُرجى التحقق من الملف أو الحصول عليه من جديد.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t sending this episode. Try again later; your place is kept.</source>
        <translation>لا يرسل %1 هذه الحلقة. يُرجى إعادة المحاولة لاحقًا؛ موضع الاستماع محفوظ.</translation>
    </message>
    <message>
        <source>This computer cannot play the format of this episode. Open it in another program, or install what your system offers for more formats.</source>
        <translation>يتعذر على هذا الحاسوب تشغيل تنسيق هذه الحلقة. يُرجى فتحها في تطبيق آخر، أو تثبيت ما يوفره النظام لدعم مزيد من التنسيقات.</translation>
    </message>
    <message>
        <source>The part of Qt Multimedia that plays is not installed, so there is no sound. Install it with your system&apos;s packages, and start Dogear again; your library and your places are kept.</source>
        <translation>جزء التشغيل من Qt Multimedia غير مثبّت، لذلك لا يوجد صوت. يُرجى تثبيته من حزم النظام وإعادة تشغيل Dogear؛ تبقى المكتبة ومواضع الاستماع محفوظة.</translation>
    </message>
    <message>
        <source>The part of Dogear that plays, %1, is missing or does not fit, so there is no sound. Install Dogear again; your library and your places are kept.</source>
        <translation>جزء التشغيل من Dogear، وهو %1، مفقود أو غير متوافق، لذلك لا يوجد صوت. يُرجى تثبيت Dogear من جديد؛ تبقى المكتبة ومواضع الاستماع محفوظة.</translation>
    </message>
    <message>
        <source>This was stopped before it was done. Start it again if you still want it.</source>
        <translation>أُوقف هذا قبل أن يكتمل. يمكن بدؤه من جديد عند الحاجة.</translation>
    </message>
    <message>
        <source>Something in Dogear went wrong. Try again; if it stays, report it together with the log.</source>
        <translation>حدث خطأ في Dogear. يُرجى إعادة المحاولة، والإبلاغ عن الخطأ مع السجل إن تكرر.</translation>
    </message>
    <message>
        <source>%1 The episodes that were here are kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 تبقى الحلقات الموجودة محفوظة.</translation>
    </message>
    <message>
        <source>The library could not do this. Nothing was changed; close Dogear, start it again and try once more.</source>
        <translation>تعذّر على المكتبة تنفيذ ذلك، ولم يتغير شيء. يُرجى إغلاق Dogear وفتحه من جديد ثم إعادة المحاولة.</translation>
    </message>
    <message>
        <source>Another program is using the library. Close it, or wait a moment, then try again.</source>
        <translation>يستخدم تطبيق آخر المكتبة. يُرجى إغلاقه أو الانتظار قليلًا ثم إعادة المحاولة.</translation>
    </message>
    <message>
        <source>The library file is damaged, so not all of it can be read. Choose “Check library” (dogearctl check), or restore a backup if that does not help. Your places are kept.</source>
        <translation>ملف المكتبة تالف، لذلك تتعذر قراءة بعضه. يُرجى اختيار «فحص المكتبة» (dogearctl check)، أو استعادة نسخة احتياطية إن لم يُفد ذلك. مواضع الاستماع محفوظة.</translation>
    </message>
    <message>
        <source>The library was written by a newer Dogear, and was left as it is. Install that version, or choose another data folder.</source>
        <translation>كُتبت المكتبة بإصدار أحدث من Dogear، وتُركت كما هي. يُرجى تثبيت ذلك الإصدار أو اختيار مجلد بيانات آخر.</translation>
    </message>
    <message>
        <source>Dogear is open with this library, so nothing was changed. Close it, or choose Restore in its Library menu.</source>
        <translation>هذه المكتبة مفتوحة في Dogear، لذلك لم يتغير شيء. يُرجى إغلاقه، أو اختيار «استعادة» من قائمة «المكتبة» فيه.</translation>
    </message>
    <message>
        <source>This is not in the library. It may have been removed.</source>
        <translation>هذا غير موجود في المكتبة. ربما أُزيل.</translation>
    </message>
    <message>
        <source>You follow this show already. Look for it in the list of shows.</source>
        <translation>هذا البرنامج متابَع بالفعل، وهو في قائمة البرامج.</translation>
    </message>
    <message>
        <source>Dogear does not understand this search. Try plain words.</source>
        <translation>لا يفهم Dogear هذا البحث. يُرجى تجربة كلمات بسيطة.</translation>
    </message>
    <message>
        <source>Dogear does not understand “%1”. Try plain words.</source>
        <translation>لا يفهم Dogear «%1». يُرجى تجربة كلمات بسيطة.</translation>
    </message>
</context>
<context>
    <name>FeedFacts</name>
    <message>
        <source>There are no replies.</source>
        <translation>لا توجد ردود.</translation>
    </message>
    <message>
        <source>There is no network, so the replies were not loaded. Try again later.</source>
        <translation>لا توجد شبكة، لذلك لم تُحمَّل الردود. يُرجى إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>Dogear can&apos;t read the replies of this server. Open the thread in the browser.</source>
        <translation>يتعذر على Dogear قراءة ردود هذا الخادم. يُرجى فتح سلسلة النقاش في المتصفح.</translation>
    </message>
    <message>
        <source>The server did not send the replies. Try again later, or open the thread in the browser.</source>
        <translation>لم يرسل الخادم الردود. يُرجى إعادة المحاولة لاحقًا أو فتح سلسلة النقاش في المتصفح.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>الموسم</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>الحلقة</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>العنوان الفرعي</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>مقطع دعائي</translation>
    </message>
    <message>
        <source>Bonus episode</source>
        <translation>حلقة إضافية</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>تصنيف المحتوى</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>صريح</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>النهاية المقررة</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>بث مباشر</translation>
    </message>
    <message>
        <source>Watch or listen</source>
        <translation>مشاهدة أو استماع</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>موقع الويب</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>المقتطفات</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>النسخ</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>الدعم</translation>
    </message>
    <message>
        <source>About the episode</source>
        <translation>عن الحلقة</translation>
    </message>
    <message>
        <source>People</source>
        <translation>الأشخاص</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>المستندات</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>الفصول</translation>
    </message>
    <message>
        <source>Live now</source>
        <translation>مباشر الآن</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>انتهى</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>مقرر</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ولا شيء آخر</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>time</comment>
        <translation>من %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>times</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>التعليقات</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>الدردشة</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>المدفوعات</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>Further texts</source>
        <translation>نصوص أخرى</translation>
    </message>
    <message>
        <source>%1 kbit/s</source>
        <comment>bit rate</comment>
        <translation>%1 كيلوبت/ث</translation>
    </message>
    <message>
        <source>%1p</source>
        <comment>height of a video in pixels</comment>
        <translation>%1p</translation>
    </message>
    <message>
        <source>default</source>
        <translation>افتراضية</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>نسخة</translation>
    </message>
    <message>
        <source>Another source</source>
        <comment>of a version of an episode</comment>
        <translation>مصدر آخر</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>مجموع التحقق</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>width and height in pixels</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) wide</source>
        <translation>
            <numerusform>العرض 0 بكسل</numerusform>
            <numerusform>العرض بكسل واحد</numerusform>
            <numerusform>العرض بكسلان</numerusform>
            <numerusform>العرض %n بكسلات</numerusform>
            <numerusform>العرض %n بكسلًا</numerusform>
            <numerusform>العرض %n بكسل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) high</source>
        <translation>
            <numerusform>الارتفاع 0 بكسل</numerusform>
            <numerusform>الارتفاع بكسل واحد</numerusform>
            <numerusform>الارتفاع بكسلان</numerusform>
            <numerusform>الارتفاع %n بكسلات</numerusform>
            <numerusform>الارتفاع %n بكسلًا</numerusform>
            <numerusform>الارتفاع %n بكسل</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>version of an episode</comment>
        <translation>قياسية</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>النص المكتوب</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>نص متزامن</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>التقديم</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>الضيف</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>المؤلف</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>سلسلة النقاش</translation>
    </message>
    <message>
        <source>The show has turned comments off.</source>
        <translation>عطّل البرنامج التعليقات.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>البروتوكول</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>الخادم</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>الغرفة</translation>
    </message>
    <message>
        <source>Made in</source>
        <comment>place</comment>
        <translation>مكان الإنتاج</translation>
    </message>
    <message>
        <source>About the place</source>
        <translation>عن المكان</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>الإحداثيات</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>على الخريطة</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>الترخيص</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last year</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>منذ %1</translation>
    </message>
    <message>
        <source>Finished, no further episodes</source>
        <translation>اكتمل، لا حلقات أخرى</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>الحلقات الجديدة</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>الخلاصة</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>المُنشئ</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>المالك</translation>
    </message>
    <message>
        <source>Years active</source>
        <translation>سنوات النشاط</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>الحلقات</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>الترتيب</translation>
    </message>
    <message>
        <source>One story, from the first episode on</source>
        <translation>قصة واحدة، بدءًا من الحلقة الأولى</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>ملائم للجميع</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>الفئات</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>حقوق النشر</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>آخر قراءة</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>مسموح</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>غير مسموح</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>نوع الوسائط</translation>
    </message>
    <message>
        <source>Own address</source>
        <translation>العنوان الذاتي</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>العنوان الجديد</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>أُنشئت باستخدام</translation>
    </message>
    <message>
        <source>Import by other hosts</source>
        <translation>الاستيراد إلى منصات أخرى</translation>
    </message>
    <message>
        <source>Listing in directories</source>
        <translation>الإدراج في الأدلة</translation>
    </message>
    <message>
        <source>All directories</source>
        <translation>كل الأدلة</translation>
    </message>
    <message>
        <source>Announced by Podping</source>
        <translation>الإعلان عبر Podping</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>معلومات</translation>
    </message>
    <message>
        <source>Trailers</source>
        <translation>المقاطع الدعائية</translation>
    </message>
    <message>
        <source>About the feed</source>
        <translation>عن الخلاصة</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1٪</translation>
    </message>
    <message>
        <source>fee of %1</source>
        <translation>رسم قدره %1</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>المستلِم</translation>
    </message>
    <message>
        <source>from %1 of the other recording</source>
        <translation>من %1 في التسجيل الآخر</translation>
    </message>
    <message>
        <source>other recipients</source>
        <translation>مستلمون آخرون</translation>
    </message>
    <message>
        <source>For information only: Dogear sends no payments.</source>
        <translation>للعلم فقط: لا يرسل Dogear أي مدفوعات.</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>الدفع</translation>
    </message>
    <message>
        <source>%1 suggested</source>
        <comment>amount</comment>
        <translation>المقترح %1</translation>
    </message>
</context>
<context>
    <name>FetchText</name>
    <message>
        <source>Read</source>
        <translation>تمت القراءة</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>بلا تغيير</translation>
    </message>
    <message>
        <source>Read, the same as before</source>
        <translation>تمت القراءة، والمحتوى كما كان</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what came of it, status of HTTP</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Same error</source>
        <translation>الخطأ نفسه</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 س</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours and minutes</comment>
        <translation>%1 س %2 د</translation>
    </message>
    <message>
        <source>Season %1, episode %2</source>
        <translation>الموسم %1، الحلقة %2</translation>
    </message>
    <message>
        <source>Season %1</source>
        <translation>الموسم %1</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>الحلقة %1</translation>
    </message>
    <message>
        <source>S%1 E%2</source>
        <comment>season and episode</comment>
        <translation>م%1 ح%2</translation>
    </message>
    <message>
        <source>S%1</source>
        <comment>season</comment>
        <translation>م%1</translation>
    </message>
    <message>
        <source>E%1</source>
        <comment>episode</comment>
        <translation>ح%1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>time</comment>
        <translation>بقي %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>أمس</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day and time of day</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>غدًا</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts that a screen reader reads</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>under %1 s</source>
        <comment>seconds</comment>
        <translation>أقل من %1 ث</translation>
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
        <translation>‎−%1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 س</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 listened</source>
        <comment>time</comment>
        <translation>%1 من الاستماع</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <comment>time</comment>
        <translation>توفير %1</translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>number of episodes</comment>
        <translation>
            <numerusform>لا حلقات مكتملة</numerusform>
            <numerusform>حلقة مكتملة</numerusform>
            <numerusform>حلقتان مكتملتان</numerusform>
            <numerusform>%n حلقات مكتملة</numerusform>
            <numerusform>%n حلقة مكتملة</numerusform>
            <numerusform>%n حلقة مكتملة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saved by speed, %2 by trimming silence</source>
        <comment>times</comment>
        <translation>توفير %1 بالسرعة و%2 بتقليص الصمت</translation>
    </message>
</context>
<context>
    <name>PaletteActions</name>
    <message>
        <source>Button</source>
        <translation>زر</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Inbox</source>
        <translation>صندوق الوارد</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>قائمة الانتظار</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>قيد الاستماع</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>المفضلة</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>All episodes</source>
        <translation>كل الحلقات</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>الإشارات المرجعية</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>التنزيلات</translation>
    </message>
    <message>
        <source>Discover</source>
        <translation>استكشاف</translation>
    </message>
</context>
<context>
    <name>ProxyErrorText</name>
    <message>
        <source>Dogear is set to use a proxy, but its address is missing. Enter it under Network in the settings.</source>
        <translation>ضُبط Dogear على استخدام وكيل، لكن عنوانه ناقص. يُرجى إدخاله في الإعدادات ضمن «الشبكة».</translation>
    </message>
    <message>
        <source>The proxy %1 can&apos;t be reached, or doesn&apos;t let Dogear through. Check it under Network in the settings.</source>
        <translation>يتعذر الوصول إلى الوكيل %1، أو أنه لا يسمح بمرور Dogear. يُرجى التحقق منه في الإعدادات ضمن «الشبكة».</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>يطلب الوكيل اسمًا وكلمة مرور، أو أن المُدخَلين غير صحيحين. يُرجى إدخالهما في الإعدادات ضمن «الشبكة».</translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>يطلب الوكيل %1 اسمًا وكلمة مرور، أو أن المُدخَلين غير صحيحين. يُرجى إدخالهما في الإعدادات ضمن «الشبكة».</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>“%1” was ignored. Use is:unplayed, is:played, is:started, is:downloaded, is:favourite or is:queued.</source>
        <translation>جرى تجاهل «%1». الصيغ الممكنة هي is:unplayed أو is:played أو is:started أو is:downloaded أو is:favourite أو is:queued.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Use has:chapters, has:transcript, has:video or has:bookmark.</source>
        <translation>جرى تجاهل «%1». الصيغ الممكنة هي has:chapters أو has:transcript أو has:video أو has:bookmark.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a date like 2024, 2024-03 or 2024-03-31.</source>
        <translation>جرى تجاهل «%1». يُكتب التاريخ مثل 2024 أو ‎2024-03 أو ‎2024-03-31.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write an age like &lt;7d, &lt;3w, &lt;6m or &gt;1y.</source>
        <translation>جرى تجاهل «%1». يُكتب العمر مثل ‎&lt;7d أو ‎&lt;3w أو ‎&lt;6m أو ‎&gt;1y.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a length like 20m or 1h30m.</source>
        <translation>جرى تجاهل «%1». تُكتب المدة مثل ‎20m أو ‎1h30m.</translation>
    </message>
    <message>
        <source>“%1” was ignored. A season is a number, like season:2.</source>
        <translation>جرى تجاهل «%1». الموسم رقم، مثل season:2.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write the word to look for right after the colon.</source>
        <translation>جرى تجاهل «%1». تُكتب كلمة البحث بعد النقطتين مباشرة.</translation>
    </message>
    <message>
        <source>OR was ignored. Write it between two words.</source>
        <translation>جرى تجاهل OR. موضعها بين كلمتين.</translation>
    </message>
</context>
<context>
    <name>RowButtonTexts</name>
    <message>
        <source>Pause the download</source>
        <translation>إيقاف التنزيل مؤقتًا</translation>
    </message>
    <message>
        <source>Retry the download</source>
        <translation>إعادة محاولة التنزيل</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>استئناف التنزيل</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>إزالة التنزيل</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>إلغاء التنزيل</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>إزالة من قائمة الانتظار</translation>
    </message>
</context>
<context>
    <name>SubscribeText</name>
    <message numerus="yes">
        <source>%n entries of the list were left out: they are not followed there, or are no shows.</source>
        <translation>
            <numerusform>لم يُستبعد أي عنصر من القائمة.</numerusform>
            <numerusform>استُبعد عنصر واحد من القائمة: فهو غير متابَع فيها أو ليس برنامجًا.</numerusform>
            <numerusform>استُبعد عنصران من القائمة: فهما غير متابَعين فيها أو ليسا برنامجين.</numerusform>
            <numerusform>استُبعدت %n عناصر من القائمة: فهي غير متابَعة فيها أو ليست برامج.</numerusform>
            <numerusform>استُبعد %n عنصرًا من القائمة: فهي غير متابَعة فيها أو ليست برامج.</numerusform>
            <numerusform>استُبعد %n عنصر من القائمة: فهي غير متابَعة فيها أو ليست برامج.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain the episode of the link; look for it in the list, or open the link in a browser.</source>
        <translation>فُتح «%1»، لكن خلاصته لا تحتوي على حلقة الرابط؛ يُرجى البحث عنها في القائمة أو فتح الرابط في متصفح.</translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain “%2”, the episode of the link; open the link in a browser.</source>
        <translation>فُتح «%1»، لكن خلاصته لا تحتوي على «%2»، وهي حلقة الرابط؛ يُرجى فتح الرابط في متصفح.</translation>
    </message>
    <message>
        <source>“%1” is open, but no directory says which episode the link means; look for it in the list.</source>
        <translation>فُتح «%1»، لكن ليس في الأدلة ما يحدد الحلقة المقصودة بالرابط؛ يُرجى البحث عنها في القائمة.</translation>
    </message>
    <message>
        <source>“%1” is open as it was read before, without the episode of the link.</source>
        <translation>فُتح «%1» كما قُرئ من قبل، من دون حلقة الرابط.</translation>
    </message>
</context>
<context>
    <name>TranscriptText</name>
    <message>
        <source>subtitles (VTT)</source>
        <translation>نص متزامن (VTT)</translation>
    </message>
    <message>
        <source>text with times (JSON)</source>
        <translation>نص بأوقات (JSON)</translation>
    </message>
    <message>
        <source>subtitles (SRT)</source>
        <translation>نص متزامن (SRT)</translation>
    </message>
    <message>
        <source>web page</source>
        <translation>صفحة ويب</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>نص عادي</translation>
    </message>
    <message>
        <source>Made on this computer</source>
        <comment>a transcript</comment>
        <translation>أُنشئ على هذا الحاسوب</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language and format of a transcript</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>الخادم</translation>
    </message>
    <message>
        <source>There is no connection to %1, so the transcript could not be fetched. Connect, then try again.</source>
        <translation>لا يوجد اتصال مع %1، لذلك تعذّر جلب النص المكتوب. يُرجى الاتصال ثم إعادة المحاولة.</translation>
    </message>
    <message>
        <source>%1 gave a web page instead of the transcript; it may want you to sign in. Look for it on the episode&apos;s page, or try again later.</source>
        <translation>أرسل %1 صفحة ويب بدل النص المكتوب، وربما يطلب تسجيل الدخول. يُرجى البحث عن النص في صفحة الحلقة أو إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>What %1 gave is no transcript that Dogear can read. Tell the show, or try again later.</source>
        <translation>ما أرسله %1 ليس نصًا مكتوبًا يستطيع Dogear قراءته. يُرجى إبلاغ أصحاب البرنامج أو إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>The transcript from %1 breaks off in the middle. Try again.</source>
        <translation>انقطع النص المكتوب من %1 في منتصفه. يُرجى إعادة المحاولة.</translation>
    </message>
    <message>
        <source>The transcript from %1 is an empty document. Tell the show, or try again later.</source>
        <translation>النص المكتوب من %1 مستند فارغ. يُرجى إبلاغ أصحاب البرنامج أو إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>The transcript from %1 is larger than any that Dogear reads. Tell the show.</source>
        <translation>النص المكتوب من %1 أكبر من أي نص يقرؤه Dogear. يُرجى إبلاغ أصحاب البرنامج.</translation>
    </message>
    <message>
        <source>%1 says that the transcript is not there (%2). Tell the show, or try again later.</source>
        <translation>يفيد %1 بأن النص المكتوب غير موجود (%2). يُرجى إبلاغ أصحاب البرنامج أو إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>%1 The transcript that was here is kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 يبقى النص المكتوب الموجود محفوظًا.</translation>
    </message>
</context>
<context>
    <name>dogear::BackupController</name>
    <message>
        <source>Back up…</source>
        <translation>نسخ احتياطي…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>استعادة…</translation>
    </message>
    <message>
        <source>Check library</source>
        <translation>فحص المكتبة</translation>
    </message>
    <message>
        <source>Write shows, places and settings to one file</source>
        <translation>كتابة البرامج ومواضع الاستماع والإعدادات في ملف واحد</translation>
    </message>
    <message>
        <source>Take shows, places and settings from a backup</source>
        <translation>أخذ البرامج ومواضع الاستماع والإعدادات من نسخة احتياطية</translation>
    </message>
    <message>
        <source>Check the library for problems and fix them where possible</source>
        <translation>فحص المكتبة بحثًا عن مشكلات وإصلاح ما يمكن إصلاحه</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>نسخ احتياطي</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>نسخ احتياطية (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Backing up the library…</source>
        <translation>يجري نسخ المكتبة احتياطيًا…</translation>
    </message>
    <message>
        <source>The library was backed up to %1 (%2, %3).</source>
        <comment>file, shows and episodes, size</comment>
        <translation>نُسخت المكتبة احتياطيًا إلى %1 (%2، %3).</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Backups (*.zip *.sqlite)</source>
        <translation>نسخ احتياطية (*.zip *.sqlite)</translation>
    </message>
    <message>
        <source>Restore the library of %1?</source>
        <translation>استعادة المكتبة المحفوظة بتاريخ %1؟</translation>
    </message>
    <message>
        <source>It holds %1. Dogear closes the library that is open now, keeps it as a backup, and opens the restored one.</source>
        <translation>محتواها: %1. يغلق Dogear المكتبة المفتوحة الآن، ويحتفظ بها كنسخة احتياطية، ثم يفتح المكتبة المستعادة.</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>تجري قراءة النسخة الاحتياطية…</translation>
    </message>
    <message>
        <source>The library of %1 was restored.</source>
        <translation>استُعيدت المكتبة المحفوظة بتاريخ %1.</translation>
    </message>
    <message>
        <source>Restore the library</source>
        <translation>استعادة المكتبة</translation>
    </message>
    <message>
        <source>Checking the library…</source>
        <translation>يجري فحص المكتبة…</translation>
    </message>
</context>
<context>
    <name>dogear::BookmarkController</name>
    <message>
        <source>Bookmark this time</source>
        <translation>إضافة إشارة مرجعية هنا</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>نسخ رابط هذه اللحظة</translation>
    </message>
    <message>
        <source>Possible with an episode in the player.</source>
        <translation>متاح عند وجود حلقة في المشغّل.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>إشارة مرجعية</translation>
    </message>
    <message>
        <source>Bookmarked at %1.</source>
        <translation>أُضيفت إشارة مرجعية عند %1.</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>إضافة ملاحظة</translation>
    </message>
    <message>
        <source>Note at %1 of “%2”:</source>
        <translation>ملاحظة عند %1 من «%2»:</translation>
    </message>
    <message>
        <source>Copied: title, show and time. This episode has no address on the web.</source>
        <translation>نُسخ اسم الحلقة واسم البرنامج والوقت. ليس لهذه الحلقة عنوان على الويب.</translation>
    </message>
    <message>
        <source>Copied: title, show, time and link.</source>
        <translation>نُسخ اسم الحلقة واسم البرنامج والوقت والرابط.</translation>
    </message>
    <message>
        <source>The bookmark was deleted.</source>
        <translation>حُذفت الإشارة المرجعية.</translation>
    </message>
    <message>
        <source>Delete bookmark</source>
        <translation>حذف الإشارة المرجعية</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>تحرير الملاحظة</translation>
    </message>
    <message>
        <source>Export bookmarks</source>
        <translation>تصدير الإشارات المرجعية</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>bookmarks.md</source>
        <comment>name of a file</comment>
        <translation>إشارات مرجعية.md</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) were written to %1.</source>
        <translation>
            <numerusform>لم تُكتب أي إشارة مرجعية في %1.</numerusform>
            <numerusform>كُتبت إشارة مرجعية واحدة في %1.</numerusform>
            <numerusform>كُتبت إشارتان مرجعيتان في %1.</numerusform>
            <numerusform>كُتبت %n إشارات مرجعية في %1.</numerusform>
            <numerusform>كُتبت %n إشارة مرجعية في %1.</numerusform>
            <numerusform>كُتبت %n إشارة مرجعية في %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ChapterActions</name>
    <message>
        <source>Previous chapter</source>
        <translation>الفصل السابق</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>الفصل التالي</translation>
    </message>
    <message>
        <source>Possible in an episode with chapters.</source>
        <translation>متاح في حلقة ذات فصول.</translation>
    </message>
</context>
<context>
    <name>dogear::ChapterController</name>
    <message>
        <source>Chapters that match “%1” are skipped in this show.</source>
        <translation>تُتخطى في هذا البرنامج الفصول المطابقة للنص «%1».</translation>
    </message>
    <message>
        <source>Skip chapters</source>
        <translation>تخطي الفصول</translation>
    </message>
</context>
<context>
    <name>dogear::DiagnosticsController</name>
    <message>
        <source>Diagnostics</source>
        <translation>التشخيص</translation>
    </message>
    <message>
        <source>This text helps with a bug report. It contains no names of shows, episodes or files, and Dogear sends it to no one: copy it where you want it.</source>
        <translation>يفيد هذا النص في الإبلاغ عن خطأ. لا يحتوي على أسماء برامج أو حلقات أو ملفات، ولا يرسله Dogear إلى أحد: يمكن نسخه إلى أي مكان.</translation>
    </message>
</context>
<context>
    <name>dogear::DocumentController</name>
    <message>
        <source>“%1” could not be started, so no transcripts are made. Check the command in the settings.</source>
        <translation>تعذّر تشغيل «%1»، لذلك لا تُنشأ نصوص مكتوبة. يُرجى التحقق من الأمر في الإعدادات.</translation>
    </message>
    <message>
        <source>“%1” failed and said: %2. No more transcripts are made until you change the command in the settings.</source>
        <translation>فشل «%1» وأعطى الرسالة: %2. لن تُنشأ نصوص مكتوبة أخرى حتى يُغيَّر الأمر في الإعدادات.</translation>
    </message>
    <message>
        <source>“%1” left no subtitles (SRT, VTT), so no more transcripts are made until you change the command in the settings.</source>
        <translation>لم ينتج «%1» نصًا متزامنًا (SRT أو VTT)، لذلك لن تُنشأ نصوص مكتوبة أخرى حتى يُغيَّر الأمر في الإعدادات.</translation>
    </message>
    <message>
        <source>“%1” failed. No more transcripts are made until you change the command in the settings.</source>
        <translation>فشل «%1». لن تُنشأ نصوص مكتوبة أخرى حتى يُغيَّر الأمر في الإعدادات.</translation>
    </message>
</context>
<context>
    <name>dogear::DownloadController</name>
    <message>
        <source>Pause all downloads</source>
        <translation>إيقاف كل التنزيلات مؤقتًا</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) removed.</source>
        <translation>
            <numerusform>لم يُزَل أي تنزيل.</numerusform>
            <numerusform>أُزيل تنزيل واحد.</numerusform>
            <numerusform>أُزيل تنزيلان.</numerusform>
            <numerusform>أُزيلت %n تنزيلات.</numerusform>
            <numerusform>أُزيل %n تنزيلًا.</numerusform>
            <numerusform>أُزيل %n تنزيل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>إزالة التنزيل</translation>
    </message>
    <message>
        <source>The file is gone: it was deleted or moved.</source>
        <translation>لم يعد الملف موجودًا: فقد حُذف أو نُقل.</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) failed; the list says why.</source>
        <translation>
            <numerusform>لم يفشل أي تنزيل.</numerusform>
            <numerusform>فشل تنزيل واحد؛ السبب في القائمة.</numerusform>
            <numerusform>فشل تنزيلان؛ السبب في القائمة.</numerusform>
            <numerusform>فشلت %n تنزيلات؛ الأسباب في القائمة.</numerusform>
            <numerusform>فشل %n تنزيلًا؛ الأسباب في القائمة.</numerusform>
            <numerusform>فشل %n تنزيل؛ الأسباب في القائمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>إظهارها</translation>
    </message>
    <message>
        <source>“%1” was not downloaded: %2.</source>
        <comment>title and reason</comment>
        <translation>لم تُنزَّل الحلقة «%1»: %2.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeController</name>
    <message>
        <source>Mark as played or unplayed</source>
        <translation>تمييز كمسموعة أو غير مسموعة</translation>
    </message>
    <message>
        <source>Add to or remove from favourites</source>
        <translation>إضافة إلى المفضلة أو إزالة منها</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>الانتقال إلى البرنامج</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>تمييز الكل كمسموع</translation>
    </message>
    <message>
        <source>Possible in the Inbox, in a show and in a tag.</source>
        <translation>متاح في صندوق الوارد وفي برنامج وفي وسم.</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeMarker</name>
    <message>
        <source>The position was set back to the beginning.</source>
        <translation>أُعيد الموضع إلى البداية.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as played.</source>
        <translation>
            <numerusform>لم تُميَّز أي حلقة كمسموعة.</numerusform>
            <numerusform>مُيِّزت حلقة واحدة كمسموعة.</numerusform>
            <numerusform>مُيِّزت حلقتان كمسموعتين.</numerusform>
            <numerusform>مُيِّزت %Ln حلقات كمسموعة.</numerusform>
            <numerusform>مُيِّزت %Ln حلقة كمسموعة.</numerusform>
            <numerusform>مُيِّزت %Ln حلقة كمسموعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as unplayed.</source>
        <translation>
            <numerusform>لم تُميَّز أي حلقة كغير مسموعة.</numerusform>
            <numerusform>مُيِّزت حلقة واحدة كغير مسموعة.</numerusform>
            <numerusform>مُيِّزت حلقتان كغير مسموعتين.</numerusform>
            <numerusform>مُيِّزت %Ln حلقات كغير مسموعة.</numerusform>
            <numerusform>مُيِّزت %Ln حلقة كغير مسموعة.</numerusform>
            <numerusform>مُيِّزت %Ln حلقة كغير مسموعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>تمييز كمسموعة</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>تمييز كغير مسموعة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) added to the favourites.</source>
        <translation>
            <numerusform>لم تُضَف أي حلقة إلى المفضلة.</numerusform>
            <numerusform>أُضيفت حلقة واحدة إلى المفضلة.</numerusform>
            <numerusform>أُضيفت حلقتان إلى المفضلة.</numerusform>
            <numerusform>أُضيفت %Ln حلقات إلى المفضلة.</numerusform>
            <numerusform>أُضيفت %Ln حلقة إلى المفضلة.</numerusform>
            <numerusform>أُضيفت %Ln حلقة إلى المفضلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) removed from the favourites.</source>
        <translation>
            <numerusform>لم تُزَل أي حلقة من المفضلة.</numerusform>
            <numerusform>أُزيلت حلقة واحدة من المفضلة.</numerusform>
            <numerusform>أُزيلت حلقتان من المفضلة.</numerusform>
            <numerusform>أُزيلت %Ln حلقات من المفضلة.</numerusform>
            <numerusform>أُزيلت %Ln حلقة من المفضلة.</numerusform>
            <numerusform>أُزيلت %Ln حلقة من المفضلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>إضافة إلى المفضلة</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>إزالة من المفضلة</translation>
    </message>
    <message>
        <source>All episodes here are marked as played already.</source>
        <translation>كل الحلقات هنا مسموعة بالفعل.</translation>
    </message>
</context>
<context>
    <name>dogear::Features</name>
    <message>
        <source>&amp;Library</source>
        <translation>ال&amp;مكتبة</translation>
    </message>
    <message>
        <source>&amp;Episode</source>
        <translation>ال&amp;حلقة</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>ال&amp;تشغيل</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>الا&amp;نتقال</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>الم&amp;ساعدة</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>إغلاق النافذة</translation>
    </message>
</context>
<context>
    <name>dogear::FeedAddressController</name>
    <message>
        <source>Address of “%1”</source>
        <translation>عنوان خلاصة «%1»</translation>
    </message>
    <message>
        <source>Feed address:</source>
        <translation>عنوان الخلاصة:</translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>تغيير العنوان</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>تجري قراءة %1…</translation>
    </message>
    <message>
        <source>“%1” is read at its new address.</source>
        <translation>تُقرأ خلاصة «%1» الآن من عنوانها الجديد.</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>تغيير العنوان</translation>
    </message>
</context>
<context>
    <name>dogear::FollowController</name>
    <message>
        <source>Reading %1…</source>
        <translation>تجري قراءة %1…</translation>
    </message>
    <message>
        <source>Reading the files of “%1”…</source>
        <translation>تجري قراءة ملفات «%1»…</translation>
    </message>
    <message>
        <source>Looking up where this link leads…</source>
        <translation>يجري البحث عن وجهة هذا الرابط…</translation>
    </message>
</context>
<context>
    <name>dogear::FollowReporter</name>
    <message>
        <source>You follow “%1” already.</source>
        <translation>البرنامج «%1» متابَع بالفعل.</translation>
    </message>
    <message>
        <source>You now follow “%1”.</source>
        <translation>البرنامج «%1» متابَع الآن.</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were added.</source>
        <translation>
            <numerusform>لم يُضَف أي برنامج.</numerusform>
            <numerusform>أُضيف برنامج واحد.</numerusform>
            <numerusform>أُضيف برنامجان.</numerusform>
            <numerusform>أُضيفت %n برامج.</numerusform>
            <numerusform>أُضيف %n برنامجًا.</numerusform>
            <numerusform>أُضيف %n برنامج.</numerusform>
        </translation>
    </message>
    <message>
        <source>You follow the shows of this list already.</source>
        <translation>برامج هذه القائمة متابَعة بالفعل.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>The link leads to %1 in “%2”.</source>
        <translation>يشير الرابط إلى %1 في «%2».</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>تشغيل من %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of the shows could not be read; the sidebar marks them.</source>
        <translation>
            <numerusform>لم تتعذر قراءة أي برنامج.</numerusform>
            <numerusform>تعذّرت قراءة برنامج واحد، وهو معلَّم في الشريط الجانبي.</numerusform>
            <numerusform>تعذّرت قراءة برنامجين، وهما معلَّمان في الشريط الجانبي.</numerusform>
            <numerusform>تعذّرت قراءة %n برامج، وهي معلَّمة في الشريط الجانبي.</numerusform>
            <numerusform>تعذّرت قراءة %n برنامجًا، وهي معلَّمة في الشريط الجانبي.</numerusform>
            <numerusform>تعذّرت قراءة %n برنامج، وهي معلَّمة في الشريط الجانبي.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>تصحيح…</translation>
    </message>
</context>
<context>
    <name>dogear::HelpController</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>The Dogear Guide</source>
        <translation>دليل استخدام Dogear</translation>
    </message>
    <message>
        <source>Release notes</source>
        <translation>ملاحظات الإصدار</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>التشخيص</translation>
    </message>
    <message>
        <source>About Dogear</source>
        <translation>حول Dogear</translation>
    </message>
</context>
<context>
    <name>dogear::KeyBindings</name>
    <message>
        <source>Other</source>
        <translation>أخرى</translation>
    </message>
</context>
<context>
    <name>dogear::LiveReminders</name>
    <message>
        <source>“%1” starts now.</source>
        <translation>يبدأ «%1» الآن.</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>الانتقال إلى البرنامج</translation>
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
        <translation>الجزء التالي</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>الجزء السابق</translation>
    </message>
</context>
<context>
    <name>dogear::NextUndo</name>
    <message>
        <source>Next episode</source>
        <translation>الحلقة التالية</translation>
    </message>
</context>
<context>
    <name>dogear::PaletteController</name>
    <message>
        <source>Saved search</source>
        <translation>بحث محفوظ</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>وسم</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>برنامج</translation>
    </message>
    <message>
        <source>Archived show</source>
        <translation>برنامج مؤرشف</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>قسم</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Go to anything…</source>
        <translation>الانتقال إلى…</translation>
    </message>
</context>
<context>
    <name>dogear::PasswordController</name>
    <message>
        <source>Enter password…</source>
        <translation>إدخال كلمة المرور…</translation>
    </message>
</context>
<context>
    <name>dogear::PlayStarter</name>
    <message>
        <source>There is no unplayed episode to play. Select one, or add a show.</source>
        <translation>لا توجد حلقة غير مسموعة لتشغيلها. يُرجى تحديد حلقة أو إضافة برنامج.</translation>
    </message>
</context>
<context>
    <name>dogear::PlaybackController</name>
    <message>
        <source>Play or pause</source>
        <translation>تشغيل أو إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Back to last position</source>
        <translation>العودة إلى الموضع السابق</translation>
    </message>
    <message>
        <source>Possible after a jump to another time.</source>
        <translation>متاح بعد القفز إلى وقت آخر.</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>إبطاء</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>تسريع</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>السرعة العادية</translation>
    </message>
    <message>
        <source>Switch between normal and last speed</source>
        <translation>التبديل بين السرعة العادية والسرعة الأخيرة</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>رفع الصوت</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>خفض الصوت</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>كتم الصوت</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>رجوع 0 ثانية</numerusform>
            <numerusform>رجوع ثانية واحدة</numerusform>
            <numerusform>رجوع ثانيتين</numerusform>
            <numerusform>رجوع %n ثوانٍ</numerusform>
            <numerusform>رجوع %n ثانية</numerusform>
            <numerusform>رجوع %n ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>تقديم 0 ثانية</numerusform>
            <numerusform>تقديم ثانية واحدة</numerusform>
            <numerusform>تقديم ثانيتين</numerusform>
            <numerusform>تقديم %n ثوانٍ</numerusform>
            <numerusform>تقديم %n ثانية</numerusform>
            <numerusform>تقديم %n ثانية</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::PrivacyController</name>
    <message>
        <source>Contacted hosts</source>
        <translation>الخوادم المتصل بها</translation>
    </message>
    <message>
        <source>Hosts that Dogear contacts</source>
        <translation>الخوادم التي يتصل بها Dogear</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>dogear::QueueController</name>
    <message>
        <source>Clear Up next</source>
        <translation>إفراغ قائمة الانتظار</translation>
    </message>
    <message>
        <source>Possible when Up next has an episode.</source>
        <translation>متاح عند وجود حلقة في قائمة الانتظار.</translation>
    </message>
    <message>
        <source>Move in Up next</source>
        <translation>نقل في قائمة الانتظار</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>الحلقة التالية</translation>
    </message>
    <message>
        <source>Possible when an episode comes next.</source>
        <translation>متاح عند وجود حلقة تالية.</translation>
    </message>
    <message>
        <source>Sort Up next</source>
        <translation>ترتيب قائمة الانتظار</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>الأقدم أولًا</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>الأقصر أولًا</translation>
    </message>
    <message>
        <source>By show</source>
        <translation>حسب البرنامج</translation>
    </message>
    <message>
        <source>Up next is empty</source>
        <translation>قائمة الانتظار فارغة</translation>
    </message>
    <message numerus="yes">
        <source>Up next: %n episode(s)</source>
        <translation>
            <numerusform>قائمة الانتظار: لا حلقات</numerusform>
            <numerusform>قائمة الانتظار: حلقة واحدة</numerusform>
            <numerusform>قائمة الانتظار: حلقتان</numerusform>
            <numerusform>قائمة الانتظار: %n حلقات</numerusform>
            <numerusform>قائمة الانتظار: %n حلقة</numerusform>
            <numerusform>قائمة الانتظار: %n حلقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>تشغيل تاليًا</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>إضافة إلى قائمة الانتظار</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>إزالة من قائمة الانتظار</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) removed from Up next.</source>
        <translation>
            <numerusform>لم تُزَل أي حلقة من قائمة الانتظار.</numerusform>
            <numerusform>أُزيلت حلقة واحدة من قائمة الانتظار.</numerusform>
            <numerusform>أُزيلت حلقتان من قائمة الانتظار.</numerusform>
            <numerusform>أُزيلت %n حلقات من قائمة الانتظار.</numerusform>
            <numerusform>أُزيلت %n حلقة من قائمة الانتظار.</numerusform>
            <numerusform>أُزيلت %n حلقة من قائمة الانتظار.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up next was sorted.</source>
        <translation>رُتِّبت قائمة الانتظار.</translation>
    </message>
    <message numerus="yes">
        <source>Up next was cleared: %n episode(s).</source>
        <translation>
            <numerusform>أُفرغت قائمة الانتظار: لا حلقات.</numerusform>
            <numerusform>أُفرغت قائمة الانتظار: حلقة واحدة.</numerusform>
            <numerusform>أُفرغت قائمة الانتظار: حلقتان.</numerusform>
            <numerusform>أُفرغت قائمة الانتظار: %n حلقات.</numerusform>
            <numerusform>أُفرغت قائمة الانتظار: %n حلقة.</numerusform>
            <numerusform>أُفرغت قائمة الانتظار: %n حلقة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ReleaseNotes</name>
    <message>
        <source>Release notes</source>
        <translation>ملاحظات الإصدار</translation>
    </message>
    <message>
        <source>Dogear was updated to %1.</source>
        <translation>حُدِّث Dogear إلى الإصدار %1.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>ما الجديد</translation>
    </message>
</context>
<context>
    <name>dogear::SavedSearchController</name>
    <message>
        <source>Save search</source>
        <translation>حفظ البحث</translation>
    </message>
    <message>
        <source>The search “%1” is in the sidebar now.</source>
        <translation>البحث «%1» موجود الآن في الشريط الجانبي.</translation>
    </message>
    <message>
        <source>Rename search</source>
        <translation>إعادة تسمية البحث</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>تغيّر الاسم إلى «%1».</translation>
    </message>
    <message>
        <source>Remove search</source>
        <translation>إزالة البحث</translation>
    </message>
    <message>
        <source>The search “%1” was removed.</source>
        <translation>أُزيل البحث «%1».</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsController</name>
    <message>
        <source>Settings…</source>
        <translation>الإعدادات…</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsTransfer</name>
    <message>
        <source>Settings (*.json)</source>
        <translation>الإعدادات (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>تصدير الإعدادات</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>استيراد الإعدادات</translation>
    </message>
    <message>
        <source>The settings were written to %1, without passwords.</source>
        <translation>كُتبت الإعدادات في %1 من دون كلمات المرور.</translation>
    </message>
    <message>
        <source>%1 has no setting that this Dogear can use, so nothing was changed.</source>
        <translation>ليس في %1 أي إعداد يمكن لهذا الإصدار من Dogear استخدامه، لذلك لم يتغير شيء.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) taken from %1</source>
        <translation>
            <numerusform>لم يُؤخذ أي إعداد من %1</numerusform>
            <numerusform>أُخذ إعداد واحد من %1</numerusform>
            <numerusform>أُخذ إعدادان من %1</numerusform>
            <numerusform>أُخذت %n إعدادات من %1</numerusform>
            <numerusform>أُخذ %n إعدادًا من %1</numerusform>
            <numerusform>أُخذ %n إعداد من %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that this Dogear does not know</source>
        <comment>settings</comment>
        <translation>
            <numerusform>لا إعدادات مجهولة</numerusform>
            <numerusform>إعداد واحد لا يعرفه هذا الإصدار من Dogear</numerusform>
            <numerusform>إعدادان لا يعرفهما هذا الإصدار من Dogear</numerusform>
            <numerusform>%n إعدادات لا يعرفها هذا الإصدار من Dogear</numerusform>
            <numerusform>%n إعدادًا لا يعرفها هذا الإصدار من Dogear</numerusform>
            <numerusform>%n إعداد لا يعرفها هذا الإصدار من Dogear</numerusform>
        </translation>
    </message>
    <message>
        <source>the folder %1, which is not on this computer</source>
        <translation>المجلد %1 غير الموجود على هذا الحاسوب</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence: so many settings taken from a file</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; left out: %2.</source>
        <comment>so many settings taken from a file, a list</comment>
        <translation>%1؛ المستبعَد: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::ShowController</name>
    <message>
        <source>Add a show…</source>
        <translation>إضافة برنامج…</translation>
    </message>
    <message>
        <source>Add audio or video files…</source>
        <translation>إضافة ملفات صوت أو فيديو…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>إضافة مجلد…</translation>
    </message>
    <message>
        <source>Import shows (OPML)…</source>
        <translation>استيراد برامج (OPML)…</translation>
    </message>
    <message>
        <source>Export shows (OPML)…</source>
        <translation>تصدير البرامج (OPML)…</translation>
    </message>
    <message>
        <source>Refresh all shows</source>
        <translation>تحديث كل البرامج</translation>
    </message>
    <message>
        <source>You no longer follow “%1”.</source>
        <translation>أُلغيت متابعة «%1».</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>إلغاء المتابعة</translation>
    </message>
    <message>
        <source>Add audio or video files</source>
        <translation>إضافة ملفات صوت أو فيديو</translation>
    </message>
    <message>
        <source>Audio and video (%1)</source>
        <translation>صوت وفيديو (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>إضافة مجلد</translation>
    </message>
    <message>
        <source>Import shows</source>
        <translation>استيراد برامج</translation>
    </message>
    <message>
        <source>Lists of shows (*.opml *.xml)</source>
        <translation>قوائم برامج (*.opml *.xml)</translation>
    </message>
    <message>
        <source>Export shows</source>
        <translation>تصدير البرامج</translation>
    </message>
    <message>
        <source>Export this show</source>
        <translation>تصدير هذا البرنامج</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were written to %1.</source>
        <translation>
            <numerusform>لم يُكتب أي برنامج في %1.</numerusform>
            <numerusform>كُتب برنامج واحد في %1.</numerusform>
            <numerusform>كُتب برنامجان في %1.</numerusform>
            <numerusform>كُتبت %n برامج في %1.</numerusform>
            <numerusform>كُتب %n برنامجًا في %1.</numerusform>
            <numerusform>كُتب %n برنامج في %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ShowEditor</name>
    <message>
        <source>Archive</source>
        <translation>أرشفة</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>إعادة من الأرشيف</translation>
    </message>
    <message>
        <source>“%1” is in the archive: it stays as it is and is not refreshed.</source>
        <translation>البرنامج «%1» في الأرشيف: يبقى كما هو ولا يُحدَّث.</translation>
    </message>
    <message>
        <source>“%1” is back from the archive.</source>
        <translation>عاد «%1» من الأرشيف.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة التسمية</translation>
    </message>
    <message>
        <source>“%1” was renamed.</source>
        <translation>أُعيدت تسمية «%1».</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>إضافة وسم</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>نزع الوسم</translation>
    </message>
    <message>
        <source>“%1” has the tag “%2” now.</source>
        <translation>أُضيف الوسم «%2» إلى «%1».</translation>
    </message>
    <message>
        <source>“%1” no longer has the tag “%2”.</source>
        <translation>نُزع الوسم «%2» عن «%1».</translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation>إعادة تسمية الوسم</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>تغيّر الاسم إلى «%1».</translation>
    </message>
    <message>
        <source>Remove tag</source>
        <translation>إزالة الوسم</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its shows are still here.</source>
        <translation>أُزيل الوسم «%1»، وبرامجه باقية.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image Dogear can read. The show keeps the one it has; choose another file.</source>
        <translation>الملف «%1» ليس صورة يستطيع Dogear قراءتها. يحتفظ البرنامج بصورته الحالية؛ يُرجى اختيار ملف آخر.</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>اختيار صورة</translation>
    </message>
    <message>
        <source>Picture changed.</source>
        <translation>تغيّرت الصورة.</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>صورة الخلاصة</translation>
    </message>
    <message>
        <source>Feed picture restored.</source>
        <translation>استُعيدت صورة الخلاصة.</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>وسم جديد</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>اسم الوسم</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>اختيار صورة</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>صور (%1)</translation>
    </message>
</context>
<context>
    <name>dogear::StatisticsController</name>
    <message>
        <source>Statistics</source>
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>dogear::StreamStatus</name>
    <message>
        <source>This episode has become another file at its server, perhaps with other advertisements. It goes on at the same time.</source>
        <translation>تغيّر ملف هذه الحلقة على خادمها، وربما تغيّرت الإعلانات فيه. يستمر التشغيل من الوقت نفسه.</translation>
    </message>
    <message>
        <source>This stream can&apos;t be saved. %1</source>
        <translation>يتعذر حفظ هذا البث. %1</translation>
    </message>
</context>
<context>
    <name>dogear::TrayIcon</name>
    <message>
        <source>Jump back</source>
        <translation>القفز إلى الخلف</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>القفز إلى الأمام</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>الحلقة التالية</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Hide the window</source>
        <translation>إخفاء النافذة</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>إظهار النافذة</translation>
    </message>
</context>
<context>
    <name>dogear::UndoController</name>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Possible after a change of the library.</source>
        <translation>متاح بعد تغيير في المكتبة.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>name of an act</comment>
        <translation>جرى التراجع عن «%1».</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>تراجع عن «%1»</translation>
    </message>
</context>
<context>
    <name>dogear::VideoController</name>
    <message>
        <source>Possible while a video plays.</source>
        <translation>متاح أثناء تشغيل فيديو.</translation>
    </message>
    <message>
        <source>Video in its own window</source>
        <translation>الفيديو في نافذة مستقلة</translation>
    </message>
    <message>
        <source>Video in full screen</source>
        <translation>الفيديو بملء الشاشة</translation>
    </message>
    <message>
        <source>Show the video over the whole screen</source>
        <translation>عرض الفيديو على الشاشة كلها</translation>
    </message>
    <message>
        <source>%1 – Dogear</source>
        <translation>%1 – Dogear</translation>
    </message>
    <message>
        <source>Show the video beside the notes</source>
        <translation>عرض الفيديو بجانب الملاحظات</translation>
    </message>
    <message>
        <source>Show the video in its own window</source>
        <translation>عرض الفيديو في نافذة مستقلة</translation>
    </message>
</context>
<context>
    <name>dogear::ViewMenu</name>
    <message>
        <source>Full screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>الشريط الجانبي</translation>
    </message>
    <message>
        <source>Notes and details</source>
        <translation>الملاحظات والتفاصيل</translation>
    </message>
    <message>
        <source>Larger notes</source>
        <translation>تكبير الملاحظات</translation>
    </message>
    <message>
        <source>Smaller notes</source>
        <translation>تصغير الملاحظات</translation>
    </message>
    <message>
        <source>Usual size of notes</source>
        <translation>حجم الملاحظات المعتاد</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme of the desktop</comment>
        <translation>حسب النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>فاتحة</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>ال&amp;عرض</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>السمة</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::Autostart</name>
    <message>
        <source>Dogear starts when you log in.</source>
        <translation>يبدأ تشغيل Dogear عند تسجيل الدخول.</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::GlobalShortcuts</name>
    <message>
        <source>Play or pause</source>
        <translation>تشغيل أو إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Play the next episode</source>
        <translation>تشغيل الحلقة التالية</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>القفز إلى الخلف</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>القفز إلى الأمام</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ScreenInhibitor</name>
    <message>
        <source>Showing a video</source>
        <translation>يجري عرض فيديو</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ServerNotifier</name>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::SleepInhibitor</name>
    <message>
        <source>Playing a podcast</source>
        <translation>يجري تشغيل بودكاست</translation>
    </message>
    <message>
        <source>Keeping the place in a podcast</source>
        <translation>يجري حفظ موضع الاستماع في بودكاست</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AboutDialog</name>
    <message>
        <source>About Dogear</source>
        <translation>حول Dogear</translation>
    </message>
    <message>
        <source>About</source>
        <translation>حول</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>التراخيص</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>الإصدارات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Dogear %1</source>
        <translation>Dogear %1</translation>
    </message>
    <message>
        <source>A podcast player that keeps your place.</source>
        <translation>مشغّل بودكاست يحفظ موضع الاستماع.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>برمجية حرة بموجب رخصة GNU العمومية، الإصدار 3 أو ما بعده. يُسمح باستخدامها ودراستها ومشاركتها وتعديلها، وهي تُقدَّم من دون أي ضمان.</translation>
    </message>
    <message>
        <source>© The Dogear developers</source>
        <translation>© مطوّرو Dogear</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>الترخيص</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>الغرض</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>المكتبات</translation>
    </message>
    <message>
        <source>Licence of Dogear</source>
        <translation>ترخيص Dogear</translation>
    </message>
    <message>
        <source>Dogear uses these libraries:</source>
        <translation>يستخدم Dogear هذه المكتبات:</translation>
    </message>
    <message>
        <source>Licence of Dogear:</source>
        <translation>ترخيص Dogear:</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>الجزء</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AddPodcastDialog</name>
    <message>
        <source>Name, link or feed address of a show, OPML list, folder or audio file:</source>
        <translation>اسم برنامج أو رابطه أو عنوان خلاصته، أو قائمة OPML، أو مجلد، أو ملف صوت:</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Add a show</source>
        <translation>إضافة برنامج</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>استعراض…</translation>
    </message>
    <message>
        <source>Choose a feed, a list of shows, audio or video</source>
        <translation>اختيار خلاصة أو قائمة برامج أو صوت أو فيديو</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AppearanceSettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>السمة</translation>
    </message>
    <message>
        <source>Light or dark colours of the window</source>
        <translation>ألوان النافذة: فاتحة أو داكنة</translation>
    </message>
    <message>
        <source>dark mode light mode night</source>
        <comment>words that find the theme</comment>
        <translation>الوضع الداكن المظلم الفاتح الليلي ليل نهار</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>حسب سطح المكتب</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتحة</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>Colours from artwork</source>
        <translation>ألوان من صور الأغلفة</translation>
    </message>
    <message>
        <source>The page of a show takes a colour from its picture</source>
        <translation>تأخذ صفحة البرنامج لونها من صورته</translation>
    </message>
    <message>
        <source>accent cover tint</source>
        <comment>words that find colours from artwork</comment>
        <translation>لون التمييز غلاف صبغة خلفية</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Size of notes</source>
        <translation>حجم الملاحظات</translation>
    </message>
    <message>
        <source>Size of the text in notes and transcripts</source>
        <translation>حجم النص في الملاحظات وفي النصوص المكتوبة</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation> ٪</translation>
    </message>
    <message>
        <source>font zoom larger smaller letters</source>
        <comment>words that find the text size</comment>
        <translation>خط حروف تكبير تصغير أكبر أصغر</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Language of Dogear&apos;s texts</source>
        <translation>لغة نصوص Dogear</translation>
    </message>
    <message>
        <source>translation locale</source>
        <comment>words that find the language; with the English word, too</comment>
        <translation>ترجمة لغة محلية language translation locale</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarkDelegate</name>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Note of this bookmark</source>
        <translation>ملاحظة هذه الإشارة المرجعية</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>تحرير الملاحظة</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>تشغيل من %1</translation>
    </message>
    <message>
        <source>You no longer follow this show. Follow it again to play this.</source>
        <translation>لم يعد هذا البرنامج متابَعًا. لا يمكن التشغيل إلا بعد متابعته من جديد.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarksPage</name>
    <message>
        <source>Search bookmarks</source>
        <translation>البحث في الإشارات المرجعية</translation>
    </message>
    <message>
        <source>Words of notes, titles and shows</source>
        <translation>كلمات من الملاحظات والعناوين والبرامج</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>الإشارات المرجعية</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Write all bookmarks to a Markdown file</source>
        <translation>كتابة كل الإشارات المرجعية في ملف Markdown</translation>
    </message>
    <message>
        <source>In the bookmarks</source>
        <translation>في الإشارات المرجعية</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>تشغيل من هنا</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>تحرير الملاحظة</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>لا إشارات مرجعية</numerusform>
            <numerusform>إشارة مرجعية واحدة</numerusform>
            <numerusform>إشارتان مرجعيتان</numerusform>
            <numerusform>%n إشارات مرجعية</numerusform>
            <numerusform>%n إشارة مرجعية</numerusform>
            <numerusform>%n إشارة مرجعية</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or shorter words.</source>
        <translation>لم يُعثر على شيء. يُرجى تجربة كلمات أقل أو أقصر.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>Bookmark a time while you listen to find it again and to write down why.</source>
        <translation>تتيح الإشارة المرجعية أثناء الاستماع العودة إلى وقت بعينه وتدوين السبب.</translation>
    </message>
    <message>
        <source>Press %1 while you listen to mark a time and to write down why.</source>
        <translation>الضغط على %1 أثناء الاستماع يضع إشارة مرجعية عند الوقت الحالي ويتيح تدوين السبب.</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>نسخ رابط هذه اللحظة</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterDelegate</name>
    <message>
        <source>Without a title</source>
        <translation>بلا عنوان</translation>
    </message>
    <message>
        <source>Skipped because of its title, as you chose for this show</source>
        <translation>يُتخطى بسبب عنوانه، كما ضُبط لهذا البرنامج</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>تخطي هذا الفصل</translation>
    </message>
    <message>
        <source>Do not skip this chapter</source>
        <translation>عدم تخطي هذا الفصل</translation>
    </message>
    <message>
        <source>%1 – play from %2</source>
        <comment>title of a chapter, time</comment>
        <translation>%1 – تشغيل من %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>الفصول</translation>
    </message>
    <message>
        <source>In the chapters</source>
        <translation>في الفصول</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>تشغيل من هنا</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>تخطي هذا الفصل</translation>
    </message>
    <message>
        <source>Open the link</source>
        <translation>فتح الرابط</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>لا فصول</numerusform>
            <numerusform>فصل واحد</numerusform>
            <numerusform>فصلان</numerusform>
            <numerusform>%n فصول</numerusform>
            <numerusform>%n فصلًا</numerusform>
            <numerusform>%n فصل</numerusform>
        </translation>
    </message>
    <message>
        <source>Always skip chapters with this title</source>
        <translation>تخطي الفصول ذات هذا العنوان دائمًا</translation>
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
        <translation>بلد قائمة الأكثر رواجًا</translation>
    </message>
    <message>
        <source>Category of the chart</source>
        <translation>فئة قائمة الأكثر رواجًا</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::CommandPalette</name>
    <message>
        <source>on</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>غير متاح الآن</translation>
    </message>
    <message>
        <source>Search all episodes for “%1”</source>
        <translation>البحث في كل الحلقات عن «%1»</translation>
    </message>
    <message>
        <source>Name of an action, a show, a place or a setting</source>
        <translation>اسم إجراء أو برنامج أو قسم أو إعداد</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>الانتقال إلى أي شيء</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Nothing in Dogear has this name.</source>
        <translation>لا شيء في Dogear بهذا الاسم.</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>غير متاح الآن.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailPage</name>
    <message>
        <source>Select an episode to read its notes.</source>
        <translation>تظهر هنا ملاحظات الحلقة بعد تحديدها.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailTabs</name>
    <message>
        <source>Parts of the page</source>
        <translation>أجزاء الصفحة</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryDelegate</name>
    <message>
        <source>Play the episode</source>
        <translation>تشغيل الحلقة</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>تشغيل أحدث حلقة</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>متابعة</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryShowPage</name>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>See and play the episodes before you follow the show</source>
        <translation>عرض الحلقات وتشغيلها قبل متابعة البرنامج</translation>
    </message>
    <message>
        <source>What directories say about the show</source>
        <translation>ما تقوله الأدلة عن البرنامج</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>متابَع</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Reading the feed…</source>
        <translation>تجري قراءة الخلاصة…</translation>
    </message>
    <message>
        <source>Open the show</source>
        <translation>فتح البرنامج</translation>
    </message>
    <message>
        <source>Show episodes</source>
        <translation>إظهار الحلقات</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>الخلاصة</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>تاريخ النشر</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>مدرج في</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>أحدث حلقة</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>الحلقات</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>نوع الوسائط</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>تصنيف المحتوى</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>صريح</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>ملائم للجميع</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>A directory says that its feed is gone.</source>
        <translation>يفيد أحد الأدلة بأن خلاصته لم تعد موجودة.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>Page of the directory</source>
        <translation>صفحة الدليل</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>فتح في المتصفح</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DiscoverPage</name>
    <message>
        <source>Search for shows, or paste a link</source>
        <translation>البحث عن برامج أو لصق رابط</translation>
    </message>
    <message>
        <source>Names of shows and people, or the link of another player. Return follows the selected show, and plays one that you follow.</source>
        <translation>أسماء برامج وأشخاص، أو رابط من مشغّل آخر. مفتاح الإدخال يتابع البرنامج المحدد، ويشغّله إن كان متابَعًا.</translation>
    </message>
    <message>
        <source>Shows and episodes</source>
        <translation>البرامج والحلقات</translation>
    </message>
    <message>
        <source>In Discover</source>
        <translation>في «استكشاف»</translation>
    </message>
    <message>
        <source>Follow, or play what you follow</source>
        <translation>متابعة البرنامج، أو تشغيل المتابَع</translation>
    </message>
    <message>
        <source>This chart is empty. Choose another one.</source>
        <translation>هذه القائمة فارغة. يُرجى اختيار قائمة أخرى.</translation>
    </message>
    <message>
        <source>Reading the chart…</source>
        <translation>تجري قراءة قائمة الأكثر رواجًا…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>يجري البحث…</translation>
    </message>
    <message>
        <source>Press Return to follow the show that this link leads to.</source>
        <translation>بالضغط على مفتاح الإدخال تجري متابعة البرنامج الذي يشير إليه هذا الرابط.</translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or other words.</source>
        <translation>لم يُعثر على شيء. يُرجى تجربة كلمات أقل أو كلمات أخرى.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadButton</name>
    <message>
        <source>Cancel the download</source>
        <translation>إلغاء التنزيل</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>استئناف التنزيل</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>إزالة التنزيل</translation>
    </message>
    <message>
        <source>Keep (already here)</source>
        <translation>إبقاء (موجودة بالفعل)</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>تنزيل</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1٪</translation>
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
        <translation>التنزيلات</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Where the files are; those that are there already move along</source>
        <translation>مكان حفظ الملفات؛ تُنقل إليه الملفات الموجودة عند تغييره</translation>
    </message>
    <message>
        <source>path directory disk storage</source>
        <comment>words that find the folder of downloads</comment>
        <translation>مسار مجلد قرص تخزين مكان</translation>
    </message>
    <message>
        <source>Keep free</source>
        <translation>إبقاء مساحة خالية</translation>
    </message>
    <message>
        <source>Downloads wait while the disk has less room than this</source>
        <translation>تنتظر التنزيلات ما دامت مساحة القرص الخالية أقل من هذا</translation>
    </message>
    <message>
        <source>space full</source>
        <comment>words that find the room that stays free</comment>
        <translation>مساحة ممتلئ فارغ</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>When downloads may begin</source>
        <translation>الوقت الذي يُسمح فيه ببدء التنزيلات</translation>
    </message>
    <message>
        <source>To</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>When they end; before the other hour: on the next day</source>
        <translation>وقت انتهائها؛ إن كان قبل وقت البدء فهو في اليوم التالي</translation>
    </message>
    <message>
        <source>Only from</source>
        <comment>an hour to another</comment>
        <translation>فقط من</translation>
    </message>
    <message>
        <source>Downloads wait until these hours begin</source>
        <translation>تنتظر التنزيلات حتى يحين هذا الوقت</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two hours</comment>
        <translation>إلى</translation>
    </message>
    <message>
        <source>time night schedule</source>
        <comment>words that find the hours of downloads</comment>
        <translation>وقت ليل جدول مواعيد</translation>
    </message>
    <message>
        <source>Only at certain hours</source>
        <translation>في ساعات محددة فقط</translation>
    </message>
    <message>
        <source>Limits of the network…</source>
        <translation>حدود الشبكة…</translation>
    </message>
    <message>
        <source>Speed limit, parallel downloads and metered networks</source>
        <translation>حد السرعة والتنزيلات المتوازية والشبكات المحدودة البيانات</translation>
    </message>
    <message>
        <source>Removing downloads</source>
        <translation>إزالة التنزيلات</translation>
    </message>
    <message>
        <source>Days after playing</source>
        <translation>عدد الأيام بعد الاستماع</translation>
    </message>
    <message>
        <source>How long they stay after they were played</source>
        <translation>مدة بقائها بعد الاستماع إليها</translation>
    </message>
    <message>
        <source>Remove played after</source>
        <comment>so many days</comment>
        <translation>إزالة المسموعة بعد</translation>
    </message>
    <message>
        <source>What was heard to its end needs no room</source>
        <translation>ما سُمع حتى نهايته لا يحتاج إلى مساحة</translation>
    </message>
    <message>
        <source>delete clean up</source>
        <comment>words that find automatic removal</comment>
        <translation>حذف تنظيف</translation>
    </message>
    <message>
        <source>Remove played</source>
        <translation>إزالة المسموعة</translation>
    </message>
    <message>
        <source>Remove all after</source>
        <translation>إزالة الكل بعد</translation>
    </message>
    <message>
        <source>How long downloads stay, played or not</source>
        <translation>مدة بقاء التنزيلات، مسموعة كانت أم لا</translation>
    </message>
    <message>
        <source>delete old age</source>
        <comment>words that find removal by age</comment>
        <translation>حذف قديم عمر</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Keep newest per show</source>
        <translation>الاحتفاظ بالأحدث لكل برنامج</translation>
    </message>
    <message>
        <source>Keeps this many automatic downloads of each show; your own all stay</source>
        <translation>يُحتفظ بهذا العدد من التنزيلات التلقائية لكل برنامج، أما اليدوية فتبقى كلها</translation>
    </message>
    <message>
        <source>delete number episodes</source>
        <comment>words that find removal by number</comment>
        <translation>حذف عدد حلقات</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Total size limit</source>
        <translation>حد الحجم الإجمالي</translation>
    </message>
    <message>
        <source>When they need more room than this, played ones go first, then the oldest</source>
        <translation>إن تجاوزت هذا الحجم، تُزال المسموعة أولًا ثم الأقدم</translation>
    </message>
    <message>
        <source>delete disk space quota</source>
        <comment>words that find removal by size</comment>
        <translation>حذف قرص مساحة حصة</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Keep favourites</source>
        <translation>الاحتفاظ بالمفضلة</translation>
    </message>
    <message>
        <source>Only you remove favourites</source>
        <translation>لا تُزال المفضلة إلا يدويًا</translation>
    </message>
    <message>
        <source>star protect</source>
        <comment>words that find the protection of favourites</comment>
        <translation>نجمة حماية</translation>
    </message>
    <message>
        <source>What plays or is up next always stays.</source>
        <translation>يبقى دائمًا ما يُشغَّل الآن وما في قائمة الانتظار.</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>البث</translation>
    </message>
    <message>
        <source>Stream cache</source>
        <translation>ذاكرة البث المؤقتة</translation>
    </message>
    <message>
        <source>Kept so it isn&apos;t downloaded again; oldest first out</source>
        <translation>يُحتفظ بالبث كي لا يُنزَّل من جديد؛ الأقدم يُزال أولًا</translation>
    </message>
    <message>
        <source>temporary disk space</source>
        <comment>words that find the size of the cache</comment>
        <translation>مؤقت قرص مساحة تخزين</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>التخزين المؤقت</translation>
    </message>
    <message>
        <source>Loaded ahead of playback, to bridge a bad connection</source>
        <translation>ما يُحمَّل قبل التشغيل لتجاوز ضعف الاتصال</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> ث</translation>
    </message>
    <message>
        <source>stutter interruption train tunnel</source>
        <comment>words that find the buffer</comment>
        <translation>تقطّع انقطاع قطار نفق مؤقت</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadsHeader</name>
    <message>
        <source>Resume all</source>
        <translation>استئناف الكل</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>إيقاف الكل مؤقتًا</translation>
    </message>
    <message>
        <source>Let downloads go on</source>
        <translation>استئناف التنزيلات</translation>
    </message>
    <message>
        <source>Stop all downloads until you let them go on</source>
        <translation>إيقاف كل التنزيلات مؤقتًا حتى تُستأنف</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EffectScope</name>
    <message>
        <source>Remember for this show</source>
        <translation>حفظ لهذا البرنامج</translation>
    </message>
    <message>
        <source>Use this show&apos;s setting as the default</source>
        <translation>استخدام إعداد هذا البرنامج كإعداد افتراضي</translation>
    </message>
    <message>
        <source>trimmed silence, even volume</source>
        <translation>صمت مقلَّص، صوت موحَّد</translation>
    </message>
    <message>
        <source>trimmed silence</source>
        <translation>صمت مقلَّص</translation>
    </message>
    <message>
        <source>even volume</source>
        <translation>صوت موحَّد</translation>
    </message>
    <message>
        <source>as it was recorded</source>
        <translation>كما سُجِّل</translation>
    </message>
    <message>
        <source>Use for all shows (now %1)</source>
        <translation>استخدام لكل البرامج (الآن %1)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ElidedLabel</name>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDelegate</name>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetailPage</name>
    <message>
        <source>Go to this show</source>
        <translation>الانتقال إلى هذا البرنامج</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>الفصول</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>النص المكتوب</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Search in the transcript</source>
        <translation>البحث في النص المكتوب</translation>
    </message>
    <message>
        <source>Possible for an episode with a transcript.</source>
        <translation>متاح لحلقة لها نص مكتوب.</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>إضافة إلى قائمة الانتظار</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>مفضّلة</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>تمييز كمسموعة</translation>
    </message>
    <message>
        <source>Copy the link to the episode&apos;s page</source>
        <translation>نسخ رابط صفحة الحلقة</translation>
    </message>
    <message>
        <source>In the list of episodes</source>
        <translation>في قائمة الحلقات</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>تنزيل</translation>
    </message>
    <message>
        <source>No longer in the feed</source>
        <translation>لم تعد في الخلاصة</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>إزالة من قائمة الانتظار</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>لا شيء لتشغيله</translation>
    </message>
    <message>
        <source>Resume at %1</source>
        <translation>استئناف من %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Play this episode</source>
        <translation>تشغيل هذه الحلقة</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>إزالة من المفضلة</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>إضافة إلى المفضلة</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>تمييز كغير مسموعة</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>إظهار الصور</translation>
    </message>
    <message>
        <source>Fetch the pictures in these notes from their web site</source>
        <translation>جلب صور هذه الملاحظات من موقعها على الويب</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetails</name>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Play this excerpt</source>
        <translation>تشغيل هذا المقتطف</translation>
    </message>
    <message>
        <source>Play the excerpt at %1: %2</source>
        <comment>time and title</comment>
        <translation>تشغيل المقتطف عند %1: %2</translation>
    </message>
    <message>
        <source>Play the episode in this version</source>
        <translation>تشغيل هذه النسخة من الحلقة</translation>
    </message>
    <message>
        <source>Play this version: %1, %2</source>
        <comment>name and properties</comment>
        <translation>تشغيل هذه النسخة: %1، %2</translation>
    </message>
    <message>
        <source>Show all episodes with this person</source>
        <translation>إظهار كل الحلقات التي يشارك فيها هذا الشخص</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a link is about, and its address</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>فتح في المتصفح</translation>
    </message>
    <message>
        <source>Show replies</source>
        <translation>إظهار الردود</translation>
    </message>
    <message>
        <source>Load the replies from the server of the thread</source>
        <translation>تحميل الردود من خادم سلسلة النقاش</translation>
    </message>
    <message>
        <source>Loading the replies…</source>
        <translation>يجري تحميل الردود…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeListPage</name>
    <message>
        <source>In the list of episodes</source>
        <translation>في قائمة الحلقات</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>تشغيل تاليًا</translation>
    </message>
    <message>
        <source>Add to or remove from Up next</source>
        <translation>إضافة إلى قائمة الانتظار أو إزالة منها</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>تنزيل</translation>
    </message>
    <message>
        <source>Remove from Up next or Downloads</source>
        <translation>إزالة من قائمة الانتظار أو من التنزيلات</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>نقل إلى أعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل إلى أسفل</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>نقل إلى أول القائمة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in all shows</source>
        <translation>
            <numerusform>لا نتائج مشابهة في كل البرامج</numerusform>
            <numerusform>نتيجة مشابهة واحدة في كل البرامج</numerusform>
            <numerusform>نتيجتان مشابهتان في كل البرامج</numerusform>
            <numerusform>%Ln نتائج مشابهة في كل البرامج</numerusform>
            <numerusform>%Ln نتيجة مشابهة في كل البرامج</numerusform>
            <numerusform>%Ln نتيجة مشابهة في كل البرامج</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>لا نتائج مشابهة في %1</numerusform>
            <numerusform>نتيجة مشابهة واحدة في %1</numerusform>
            <numerusform>نتيجتان مشابهتان في %1</numerusform>
            <numerusform>%Ln نتائج مشابهة في %1</numerusform>
            <numerusform>%Ln نتيجة مشابهة في %1</numerusform>
            <numerusform>%Ln نتيجة مشابهة في %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in all shows</source>
        <translation>
            <numerusform>لا نتائج في كل البرامج</numerusform>
            <numerusform>نتيجة واحدة في كل البرامج</numerusform>
            <numerusform>نتيجتان في كل البرامج</numerusform>
            <numerusform>%Ln نتائج في كل البرامج</numerusform>
            <numerusform>%Ln نتيجة في كل البرامج</numerusform>
            <numerusform>%Ln نتيجة في كل البرامج</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>لا نتائج في %1</numerusform>
            <numerusform>نتيجة واحدة في %1</numerusform>
            <numerusform>نتيجتان في %1</numerusform>
            <numerusform>%Ln نتائج في %1</numerusform>
            <numerusform>%Ln نتيجة في %1</numerusform>
            <numerusform>%Ln نتيجة في %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln similar</source>
        <comment>results</comment>
        <translation>
            <numerusform>%1 · لا نتائج مشابهة</numerusform>
            <numerusform>%1 · نتيجة مشابهة</numerusform>
            <numerusform>%1 · نتيجتان مشابهتان</numerusform>
            <numerusform>%1 · %Ln نتائج مشابهة</numerusform>
            <numerusform>%1 · %Ln نتيجة مشابهة</numerusform>
            <numerusform>%1 · %Ln نتيجة مشابهة</numerusform>
        </translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>الحلقات</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>العودة إلى القائمة</translation>
    </message>
    <message>
        <source>Search all shows</source>
        <translation>البحث في كل البرامج</translation>
    </message>
    <message>
        <source>Only this show</source>
        <translation>هذا البرنامج فقط</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <comment>a tag, or a place such as Inbox</comment>
        <translation>في %1 فقط</translation>
    </message>
    <message>
        <source>Similar to “%1”</source>
        <translation>مشابهة للحلقة «%1»</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>No results match these filters. Turn a filter off.</source>
        <translation>لا نتائج تطابق عوامل التصفية هذه. يُرجى إيقاف أحدها.</translation>
    </message>
    <message>
        <source>Nothing was found. Try other words.</source>
        <translation>لم يُعثر على شيء. يُرجى تجربة كلمات أخرى.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>You don&apos;t follow any shows yet.</source>
        <translation>لا توجد برامج متابَعة بعد.</translation>
    </message>
    <message>
        <source>Add a show…</source>
        <translation>إضافة برنامج…</translation>
    </message>
    <message>
        <source>No episodes yet. The page of the show says why.</source>
        <translation>لا حلقات بعد. السبب مذكور في صفحة البرنامج.</translation>
    </message>
    <message>
        <source>No episodes match. Turn a filter off.</source>
        <translation>لا حلقات مطابقة. يُرجى إيقاف أحد عوامل التصفية.</translation>
    </message>
    <message>
        <source>Search titles, notes and transcripts</source>
        <translation>البحث في العناوين والملاحظات والنصوص المكتوبة</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>Words, &quot;phrases&quot;, prefix*, -without</source>
        <translation>كلمات، &quot;عبارات&quot;، بداية*، -استبعاد</translation>
    </message>
    <message>
        <source>Keep this search in the sidebar</source>
        <translation>الاحتفاظ بهذا البحث في الشريط الجانبي</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeMenu</name>
    <message>
        <source>Selected episodes</source>
        <translation>الحلقات المحددة</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>تشغيل تاليًا</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>إضافة إلى قائمة الانتظار</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>إزالة من قائمة الانتظار</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>نقل إلى أعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل إلى أسفل</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>نقل إلى أول القائمة</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>حلقات مشابهة</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>الانتقال إلى البرنامج</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>تنزيل</translation>
    </message>
    <message>
        <source>Pause download</source>
        <translation>إيقاف التنزيل مؤقتًا</translation>
    </message>
    <message>
        <source>Resume download</source>
        <translation>استئناف التنزيل</translation>
    </message>
    <message>
        <source>Retry download</source>
        <translation>إعادة محاولة التنزيل</translation>
    </message>
    <message>
        <source>Cancel download</source>
        <translation>إلغاء التنزيل</translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>إزالة التنزيل</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>إظهار في المجلد</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>تمييز كمسموعة</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>تمييز كغير مسموعة</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>إضافة إلى المفضلة</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>إزالة من المفضلة</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FactForm</name>
    <message>
        <source>Open %1</source>
        <translation>فتح %1</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>نسخ عنوان الخلاصة</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Change the address of the feed</source>
        <translation>تغيير عنوان الخلاصة</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedChoiceDialog</name>
    <message>
        <source>Choose a feed</source>
        <translation>اختيار خلاصة</translation>
    </message>
    <message>
        <source>The page at %1 names several feeds. Which do you want to follow?</source>
        <translation>في الصفحة لدى %1 أكثر من خلاصة. أيّ خلاصة تُراد متابعتها؟</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>الخلاصات</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>متابعة</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedHealth</name>
    <message>
        <source>The feed hasn&apos;t been loaded yet.</source>
        <translation>لم تُحمَّل الخلاصة بعد.</translation>
    </message>
    <message>
        <source>Next read: %1</source>
        <translation>القراءة التالية: %1</translation>
    </message>
    <message>
        <source>Next read: when you refresh it</source>
        <translation>القراءة التالية: عند التحديث اليدوي</translation>
    </message>
    <message>
        <source>Results of recent refreshes, newest first</source>
        <translation>نتائج التحديثات الأخيرة، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>تمت القراءة</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>outcome, figures</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Redirected to %1</source>
        <translation>أُعيد التوجيه إلى %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like it</source>
        <translation>
            <numerusform>ولا تحذيرات أخرى</numerusform>
            <numerusform>وتحذير آخر مشابه</numerusform>
            <numerusform>وتحذيران آخران مشابهان</numerusform>
            <numerusform>و%n تحذيرات أخرى مشابهة</numerusform>
            <numerusform>و%n تحذيرًا آخر مشابهًا</numerusform>
            <numerusform>و%n تحذير آخر مشابه</numerusform>
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
        <translation>من الأخيرة إلى الأولى</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>من الأولى إلى الأخيرة</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>الأقدم أولًا</translation>
    </message>
    <message>
        <source>Unplayed</source>
        <translation>غير مسموعة</translation>
    </message>
    <message>
        <source>Only unplayed episodes</source>
        <translation>الحلقات غير المسموعة فقط</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>قيد الاستماع</translation>
    </message>
    <message>
        <source>Only started episodes</source>
        <translation>الحلقات قيد الاستماع فقط</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>المفضلة</translation>
    </message>
    <message>
        <source>Only favourites</source>
        <translation>المفضلة فقط</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>بلا اتصال</translation>
    </message>
    <message>
        <source>Available offline: only episodes on this computer</source>
        <translation>متاحة بلا اتصال: الحلقات الموجودة على هذا الحاسوب فقط</translation>
    </message>
    <message>
        <source>Available offline</source>
        <translation>متاحة بلا اتصال</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>نص مكتوب</translation>
    </message>
    <message>
        <source>Only episodes with a transcript</source>
        <translation>الحلقات التي لها نص مكتوب فقط</translation>
    </message>
    <message>
        <source>With a transcript</source>
        <translation>لها نص مكتوب</translation>
    </message>
    <message>
        <source>Only one season of this show</source>
        <translation>موسم واحد فقط من هذا البرنامج</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>ترتيب القائمة</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>الأكثر تطابقًا أولًا</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>حسب العنوان</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>الأقصر أولًا</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>الأطول أولًا</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>كل المواسم</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FindBar</name>
    <message>
        <source>Search in this transcript</source>
        <translation>البحث في هذا النص المكتوب</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>النتيجة السابقة</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>النتيجة التالية</translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>لا نتائج</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the first hit of seventeen</comment>
        <translation>%1 من %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FolderField</name>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>اختيار مجلد آخر</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>الافتراضي</translation>
    </message>
    <message>
        <source>Back to the usual folder</source>
        <translation>العودة إلى المجلد المعتاد</translation>
    </message>
    <message>
        <source>Folder for downloads</source>
        <translation>مجلد التنزيلات</translation>
    </message>
    <message>
        <source>%1 cannot be written to. The folder is the same as before.</source>
        <translation>تتعذر الكتابة في %1. بقي المجلد كما كان.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostTable</name>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <comment>titles of shows</comment>
        <translation>
            <numerusform>%1 ولا برامج أخرى</numerusform>
            <numerusform>%1 وبرنامج آخر</numerusform>
            <numerusform>%1 وبرنامجان آخران</numerusform>
            <numerusform>%1 و%n برامج أخرى</numerusform>
            <numerusform>%1 و%n برنامجًا آخر</numerusform>
            <numerusform>%1 و%n برنامج آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Host</source>
        <translation>الخادم</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>البرامج</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>آخر مرة</translation>
    </message>
    <message>
        <source>First</source>
        <translation>أول مرة</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>المستلَم</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostsPage</name>
    <message>
        <source>Filter by host, reason or show</source>
        <translation>التصفية حسب الخادم أو السبب أو البرنامج</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Contacted</source>
        <translation>المتصل بها</translation>
    </message>
    <message>
        <source>When and why</source>
        <translation>متى ولماذا</translation>
    </message>
    <message>
        <source>Contacted hosts</source>
        <translation>الخوادم المتصل بها</translation>
    </message>
    <message>
        <source>All hosts that Dogear has sent a request to in the last 30 days. This list is kept on this computer only; single requests and addresses are not in it.</source>
        <translation>كل الخوادم التي أرسل إليها Dogear طلبًا في آخر 30 يومًا. تُحفظ هذه القائمة على هذا الحاسوب فقط، ولا تتضمن طلبات مفردة ولا عناوين.</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as text</source>
        <translation>نسخ الصفوف المحددة، أو كلها، كنص</translation>
    </message>
    <message>
        <source>Forget all hosts now</source>
        <translation>نسيان كل الخوادم الآن</translation>
    </message>
    <message>
        <source>Dogear sends a request for these reasons and no other: no usage statistics, no search for updates, no account. It keeps no cookies, and no request says which computer you use.</source>
        <translation>يرسل Dogear الطلبات لهذه الأسباب دون غيرها: لا إحصاءات استخدام، ولا بحث عن تحديثات، ولا حساب. وهو لا يحتفظ بملفات تعريف الارتباط، ولا يكشف أي طلب هوية الحاسوب المستخدم.</translation>
    </message>
    <message>
        <source>Outside Dogear</source>
        <translation>خارج Dogear</translation>
    </message>
    <message>
        <source>This computer looks up the names of hosts, unless a proxy does. Links that you click open in your browser.</source>
        <translation>يستعلم هذا الحاسوب عن أسماء الخوادم، ما لم يتولَّ ذلك وكيل. وتُفتح الروابط التي يُنقر عليها في المتصفح.</translation>
    </message>
    <message>
        <source>No host was contacted in the last 30 days.</source>
        <translation>لم يجرِ الاتصال بأي خادم في آخر 30 يومًا.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>لا عناصر</numerusform>
            <numerusform>عنصر واحد</numerusform>
            <numerusform>عنصران</numerusform>
            <numerusform>%n عناصر</numerusform>
            <numerusform>%n عنصرًا</numerusform>
            <numerusform>%n عنصر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LibrarySettingsPage</name>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>الحلقات الجديدة</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>How often Dogear checks shows by itself</source>
        <translation>وتيرة تحقق Dogear من البرامج تلقائيًا</translation>
    </message>
    <message>
        <source>refresh update rss feed interval automatic</source>
        <comment>words that find refreshing of shows</comment>
        <translation>تحديث rss خلاصة فترة تلقائي تجديد</translation>
    </message>
    <message>
        <source>As often as each show publishes</source>
        <translation>حسب وتيرة نشر كل برنامج</translation>
    </message>
    <message>
        <source>At a fixed interval</source>
        <translation>على فترات ثابتة</translation>
    </message>
    <message>
        <source>Only manually</source>
        <translation>يدويًا فقط</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>كل</translation>
    </message>
    <message>
        <source>How long Dogear waits before it checks again</source>
        <translation>المدة التي ينتظرها Dogear قبل التحقق من جديد</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> س</translation>
    </message>
    <message>
        <source>refresh rss feed interval hours</source>
        <comment>words that find the interval</comment>
        <translation>تحديث rss خلاصة فترة ساعات</translation>
    </message>
    <message>
        <source>Chapters and transcripts of shows</source>
        <translation>فصول البرامج ونصوصها المكتوبة</translation>
    </message>
    <message>
        <source>Fetch for all episodes</source>
        <translation>جلب لكل الحلقات</translation>
    </message>
    <message>
        <source>One episode after another, while the network costs nothing</source>
        <translation>حلقة بعد أخرى، ما دامت الشبكة بلا تكلفة</translation>
    </message>
    <message>
        <source>subtitles text search index</source>
        <comment>words that find fetching of transcripts</comment>
        <translation>نص متزامن ترجمة كتابة بحث فهرس</translation>
    </message>
    <message>
        <source>Makes their words searchable, even in episodes you never opened.</source>
        <translation>يتيح البحث في كلماتها، حتى في حلقات لم تُفتح قط.</translation>
    </message>
    <message>
        <source>Transcripts made on this computer</source>
        <translation>نصوص مكتوبة تُنشأ على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>A program that makes subtitles (SRT, VTT) of sound</source>
        <translation>تطبيق ينشئ نصًا متزامنًا (SRT أو VTT) من الصوت</translation>
    </message>
    <message>
        <source>whisper speech recognition</source>
        <comment>words that find the making of transcripts</comment>
        <translation>whisper التعرف على الكلام تفريغ</translation>
    </message>
    <message>
        <source>Runs for each episode that was downloaded and has no transcript. {file} is the download, {output} is where the subtitles go, without .srt or .vtt; what the program prints is taken as well.</source>
        <translation>يُنفَّذ لكل حلقة منزَّلة ليس لها نص مكتوب. يشير ‎{file}‎ إلى الملف المنزَّل، و‎{output}‎ إلى مكان النص المتزامن من دون ‎.srt أو ‎.vtt؛ ويُؤخذ أيضًا ما يطبعه التطبيق.</translation>
    </message>
    <message>
        <source>Charts and searches</source>
        <translation>الأكثر رواجًا والبحث</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>البلد</translation>
    </message>
    <message>
        <source>Whose charts are shown, and whose shows Apple lists</source>
        <translation>البلد الذي تُعرض قوائمه، والذي تدرج Apple برامجه</translation>
    </message>
    <message>
        <source>discover region itunes store</source>
        <comment>words that find the country of charts</comment>
        <translation>استكشاف منطقة itunes متجر دولة</translation>
    </message>
    <message>
        <source>Also ask fyyd</source>
        <translation>البحث في fyyd أيضًا</translation>
    </message>
    <message>
        <source>A directory with many German shows, and sometimes slow</source>
        <translation>دليل فيه برامج ألمانية كثيرة، وهو بطيء أحيانًا</translation>
    </message>
    <message>
        <source>discover</source>
        <comment>words that find the directory fyyd</comment>
        <translation>استكشاف</translation>
    </message>
    <message>
        <source>Podcast Index</source>
        <translation>Podcast Index</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>The key that podcastindex.org gave you</source>
        <translation>المفتاح الصادر عن podcastindex.org</translation>
    </message>
    <message>
        <source>discover api account</source>
        <comment>words that find the key of Podcast Index</comment>
        <translation>استكشاف api حساب</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>المفتاح السري</translation>
    </message>
    <message>
        <source>The secret that podcastindex.org gave you with the key</source>
        <translation>المفتاح السري الصادر عن podcastindex.org مع المفتاح</translation>
    </message>
    <message>
        <source>discover api password</source>
        <comment>words that find the secret of Podcast Index</comment>
        <translation>استكشاف api كلمة مرور سر</translation>
    </message>
    <message>
        <source>Podcast Index is also asked without a key, and then finds less. Both are kept in your keychain.</source>
        <translation>يجري البحث في Podcast Index من دون مفتاح أيضًا، لكن النتائج تكون أقل. ويُحفظ المفتاحان في سلسلة المفاتيح.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LinkOffer</name>
    <message>
        <source>Follow</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Don&apos;t offer this link again</source>
        <translation>عدم عرض هذا الرابط مجددًا</translation>
    </message>
    <message>
        <source>Follow the link in the clipboard: %1</source>
        <translation>متابعة الرابط الموجود في الحافظة: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LiveItemCard</name>
    <message>
        <source>Live stream</source>
        <translation>بث مباشر</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>تذكير</translation>
    </message>
    <message>
        <source>Show a message when it starts, while Dogear is open</source>
        <translation>إظهار رسالة عند بدئه، ما دام Dogear مفتوحًا</translation>
    </message>
    <message>
        <source>Remind me of %1</source>
        <translation>التذكير عند بدء %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>تراجع عن «%1»</translation>
    </message>
    <message>
        <source>“%1” can no longer be undone, because it has changed since.</source>
        <translation>لم يعد التراجع عن «%1» ممكنًا بسبب تغيير لاحق.</translation>
    </message>
    <message>
        <source>“%1” could not be undone: %2.</source>
        <comment>act, reason</comment>
        <translation>تعذّر التراجع عن «%1»: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NetworkSettingsPage</name>
    <message>
        <source>Network</source>
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>Through which server all connections lead</source>
        <translation>الخادم الذي تمر عبره كل الاتصالات</translation>
    </message>
    <message>
        <source>vpn tor tunnel firewall company internet connection</source>
        <comment>words that find the proxy</comment>
        <translation>vpn tor نفق جدار حماية شركة إنترنت اتصال بروكسي</translation>
    </message>
    <message>
        <source>That of the desktop</source>
        <translation>وكيل سطح المكتب</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا وكيل</translation>
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
        <translation>كلمة المرور</translation>
    </message>
    <message>
        <source>The password for the proxy, if it asks for one</source>
        <translation>كلمة المرور للوكيل، إن طلبها</translation>
    </message>
    <message>
        <source>The password is kept in your keychain.</source>
        <translation>تُحفظ كلمة المرور في سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>المضيف</translation>
    </message>
    <message>
        <source>The name or the address of the proxy, such as proxy.example</source>
        <translation>اسم الوكيل أو عنوانه، مثل proxy.example</translation>
    </message>
    <message>
        <source>Enter the host of the proxy. Without it, Dogear reaches no server.</source>
        <translation>يُرجى إدخال مضيف الوكيل، فمن دونه لا يصل Dogear إلى أي خادم.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>المنفذ</translation>
    </message>
    <message>
        <source>The number of its port</source>
        <translation>رقم منفذ الوكيل</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>اسم المستخدم</translation>
    </message>
    <message>
        <source>The name for the proxy, if it asks for one</source>
        <translation>الاسم للوكيل، إن طلبه</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>التنزيلات</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>حد السرعة</translation>
    </message>
    <message>
        <source>How fast all downloads together may be</source>
        <translation>السرعة القصوى لكل التنزيلات معًا</translation>
    </message>
    <message>
        <source> kB/s</source>
        <comment>kilobytes a second, after a number</comment>
        <translation> كيلوبايت/ث</translation>
    </message>
    <message>
        <source>bandwidth throttle rate slow</source>
        <comment>words that find the speed limit</comment>
        <translation>عرض النطاق تقييد معدل بطيء خنق</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>التنزيلات المتوازية</translation>
    </message>
    <message>
        <source>How many episodes are downloaded at the same time</source>
        <translation>عدد الحلقات التي تُنزَّل في الوقت نفسه</translation>
    </message>
    <message>
        <source>concurrent connections</source>
        <comment>words that find parallel downloads</comment>
        <translation>متزامن اتصالات</translation>
    </message>
    <message>
        <source>Download on metered networks</source>
        <translation>التنزيل عبر الشبكات المحدودة البيانات</translation>
    </message>
    <message>
        <source>Where data costs money, as on a phone, downloads wait otherwise</source>
        <translation>حيث تكلّف البيانات مالًا، كما في الهاتف، تنتظر التنزيلات ما لم يُفعَّل هذا</translation>
    </message>
    <message>
        <source>mobile data cellular roaming tethering</source>
        <comment>words that find metered networks</comment>
        <translation>بيانات الجوال هاتف خلوي تجوال ربط نقطة اتصال</translation>
    </message>
    <message>
        <source>Refreshing shows</source>
        <translation>تحديث البرامج</translation>
    </message>
    <message>
        <source>Parallel feeds</source>
        <translation>الخلاصات المتوازية</translation>
    </message>
    <message>
        <source>How many feeds are read at the same time</source>
        <translation>عدد الخلاصات التي تُقرأ في الوقت نفسه</translation>
    </message>
    <message>
        <source>concurrent connections rss</source>
        <comment>words that find parallel feeds</comment>
        <translation>متزامن اتصالات rss</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>لكل خادم</translation>
    </message>
    <message>
        <source>How many feeds of one server are read at the same time</source>
        <translation>عدد خلاصات الخادم الواحد التي تُقرأ في الوقت نفسه</translation>
    </message>
    <message>
        <source>concurrent connections host rss</source>
        <comment>words that find feeds per server</comment>
        <translation>متزامن اتصالات مضيف خادم rss</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>بلا حد</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NewestEpisodeLine</name>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Go to the newest episode</source>
        <translation>الانتقال إلى أحدث حلقة</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>تشغيل أحدث حلقة</translation>
    </message>
    <message>
        <source>The newest episode has nothing to play</source>
        <translation>ليس في أحدث حلقة ما يمكن تشغيله</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>أحدث حلقة</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NoteDialog</name>
    <message>
        <source>Bookmark</source>
        <translation>إشارة مرجعية</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotesView</name>
    <message>
        <source>Show notes</source>
        <translation>ملاحظات الحلقة</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>لا توجد ملاحظات.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>تشغيل من هنا</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotificationSettingsPage</name>
    <message>
        <source>Notifications</source>
        <translation>الإشعارات</translation>
    </message>
    <message>
        <source>The desktop announces</source>
        <translation>يعلن سطح المكتب عن</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>الحلقات الجديدة</translation>
    </message>
    <message>
        <source>One message for each show, with buttons to play and to queue</source>
        <translation>رسالة واحدة لكل برنامج، مع أزرار للتشغيل وللإضافة إلى قائمة الانتظار</translation>
    </message>
    <message>
        <source>popup bubble alert notify</source>
        <comment>words that find announcements</comment>
        <translation>نافذة منبثقة فقاعة تنبيه إشعار</translation>
    </message>
    <message>
        <source>To leave out a show, open its page and the tab Settings there.</source>
        <translation>لاستثناء برنامج، يمكن فتح صفحته ثم تبويب «الإعدادات» فيها.</translation>
    </message>
    <message>
        <source>Finished downloads</source>
        <translation>التنزيلات المكتملة</translation>
    </message>
    <message>
        <source>Downloads that you started, not automatic ones</source>
        <translation>التنزيلات اليدوية، لا التلقائية</translation>
    </message>
    <message>
        <source>Errors that need you</source>
        <translation>الأخطاء التي تتطلب تدخلًا</translation>
    </message>
    <message>
        <source>Such as a full disk, or a feed that asks for a password</source>
        <translation>مثل قرص ممتلئ، أو خلاصة تطلب كلمة مرور</translation>
    </message>
    <message>
        <source>popup bubble alert notify problem</source>
        <comment>words that find announcements</comment>
        <translation>نافذة منبثقة فقاعة تنبيه إشعار مشكلة</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>علبة النظام</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>إظهار أيقونة في علبة النظام</translation>
    </message>
    <message>
        <source>It tells what plays; a middle click pauses</source>
        <translation>تبيّن ما يجري تشغيله، والنقر الأوسط عليها يوقفه مؤقتًا</translation>
    </message>
    <message>
        <source>system tray status icon indicator</source>
        <comment>words that find the tray</comment>
        <translation>علبة النظام أيقونة حالة مؤشر صينية</translation>
    </message>
    <message>
        <source>Closing the window leaves Dogear in the tray</source>
        <translation>إغلاق النافذة يبقي Dogear في علبة النظام</translation>
    </message>
    <message>
        <source>It goes on playing; Quit ends it</source>
        <translation>يستمر التشغيل، ولا ينتهي إلا باختيار «إنهاء»</translation>
    </message>
    <message>
        <source>background minimise quit</source>
        <comment>words that find closing to the tray</comment>
        <translation>خلفية تصغير إنهاء خروج</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>بدء التشغيل</translation>
    </message>
    <message>
        <source>Start Dogear when you log in</source>
        <translation>تشغيل Dogear عند تسجيل الدخول</translation>
    </message>
    <message>
        <source>The window stays minimised until you want it</source>
        <translation>تبقى النافذة مصغّرة إلى حين الحاجة إليها</translation>
    </message>
    <message>
        <source>autostart boot startup login</source>
        <comment>words that find the start with the session</comment>
        <translation>بدء تلقائي إقلاع تسجيل دخول autostart</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NowPlayingLine</name>
    <message>
        <source>Now playing</source>
        <translation>قيد التشغيل الآن</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>إظهار هذه الحلقة</translation>
    </message>
    <message>
        <source>Now playing: %1</source>
        <translation>قيد التشغيل الآن: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PasswordDialog</name>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>&amp;حفظ في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Name and password</source>
        <translation>الاسم وكلمة المرور</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password. The connection is not encrypted: others on the way can read what you enter.</source>
        <translation>يطلب %1 اسمًا وكلمة مرور. الاتصال غير مشفّر: يمكن لآخرين على مسار الاتصال قراءة ما يُدخَل.</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password.</source>
        <translation>يطلب %1 اسمًا وكلمة مرور.</translation>
    </message>
    <message>
        <source>&amp;Show the password</source>
        <translation>إ&amp;ظهار كلمة المرور</translation>
    </message>
    <message>
        <source>Without it, Dogear forgets the password when it closes</source>
        <translation>من دون ذلك ينسى Dogear كلمة المرور عند إغلاقه</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>الا&amp;سم:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;كلمة المرور:</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>تسجيل الدخول</translation>
    </message>
    <message>
        <source>%1 does not take this name and password. Check both and try again.</source>
        <translation>لا يقبل %1 هذا الاسم وكلمة المرور هذه. يُرجى التحقق منهما ثم إعادة المحاولة.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlaybackSettingsPage</name>
    <message>
        <source>Playback</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>All shows</source>
        <translation>كل البرامج</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>How fast shows are played that have no speed of their own</source>
        <translation>سرعة تشغيل البرامج التي ليست لها سرعة خاصة</translation>
    </message>
    <message>
        <source>rate tempo faster slower</source>
        <comment>words that find the speed of playback</comment>
        <translation>معدل إيقاع أسرع أبطأ تسريع</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>تقليص الصمت</translation>
    </message>
    <message>
        <source>Shortens long pauses</source>
        <translation>يقصّر فترات الصمت الطويلة</translation>
    </message>
    <message>
        <source>skip gaps smart speed</source>
        <comment>words that find shortening of pauses</comment>
        <translation>تخطي فراغات سكوت سرعة ذكية</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>توحيد مستوى الصوت</translation>
    </message>
    <message>
        <source>Makes all shows, and all of an episode, equally loud</source>
        <translation>يجعل كل البرامج، وكل أجزاء الحلقة، بمستوى صوت واحد</translation>
    </message>
    <message>
        <source>loudness normalise boost compressor</source>
        <comment>words that find equal volume</comment>
        <translation>شدة الصوت تسوية تضخيم ضاغط</translation>
    </message>
    <message>
        <source>Settings of a show win over these.</source>
        <translation>لإعدادات البرنامج أولوية على هذه الإعدادات.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>التوازن</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>صوت أحادي</translation>
    </message>
    <message>
        <source>Plays both channels on both sides</source>
        <translation>يشغّل القناتين كلتيهما في الجهتين</translation>
    </message>
    <message>
        <source>one ear stereo hearing</source>
        <comment>words that find mono</comment>
        <translation>أذن واحدة ستيريو سمع مونو</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>يسار</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>يمين</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>التوازن بين اليسار واليمين</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> ث</translation>
    </message>
    <message>
        <source>Back and forward</source>
        <translation>الرجوع والتقديم</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>الرجوع</translation>
    </message>
    <message>
        <source>How far the Left key and its button go back</source>
        <translation>مقدار الرجوع بمفتاح السهم الأيسر أو بالزر</translation>
    </message>
    <message>
        <source>skip rewind seek jump</source>
        <comment>words that find the length of a step back</comment>
        <translation>تخطي ترجيع قفز إرجاع</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>التقديم</translation>
    </message>
    <message>
        <source>How far the Right key and its button go forward</source>
        <translation>مقدار التقديم بمفتاح السهم الأيمن أو بالزر</translation>
    </message>
    <message>
        <source>skip seek jump</source>
        <comment>words that find the length of a step forward</comment>
        <translation>تخطي قفز تسريع</translation>
    </message>
    <message>
        <source>Go back a little after a pause</source>
        <translation>رجوع قليل بعد الإيقاف المؤقت</translation>
    </message>
    <message>
        <source>3 seconds after a minute, 10 after an hour, 20 after a day</source>
        <translation>3 ثوانٍ بعد دقيقة، و10 بعد ساعة، و20 بعد يوم</translation>
    </message>
    <message>
        <source>resume rewind</source>
        <comment>words that find going back after a pause</comment>
        <translation>استئناف ترجيع</translation>
    </message>
    <message>
        <source>The end of an episode</source>
        <translation>نهاية الحلقة</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>عند انتهائها</translation>
    </message>
    <message>
        <source>What is played when an episode was heard to its end</source>
        <translation>ما يُشغَّل بعد الاستماع إلى حلقة حتى نهايتها</translation>
    </message>
    <message>
        <source>next continuous autoplay queue</source>
        <comment>words that find what plays next</comment>
        <translation>التالية متواصل تشغيل تلقائي انتظار</translation>
    </message>
    <message>
        <source>Play Up next</source>
        <translation>تشغيل قائمة الانتظار</translation>
    </message>
    <message>
        <source>Then the show&apos;s next episode</source>
        <translation>ثم الحلقة التالية من البرنامج</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Mark as played when this much is left</source>
        <translation>تمييز كمسموعة عندما يبقى</translation>
    </message>
    <message>
        <source>An episode that you leave with no more than this to go counts as played</source>
        <translation>تُعد الحلقة مسموعة إذا تُركت ولم يبقَ منها أكثر من هذا</translation>
    </message>
    <message>
        <source>finished heard done</source>
        <comment>words that find what counts as played</comment>
        <translation>منتهية مسموعة مكتملة</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>لا شيء</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerBar</name>
    <message>
        <source>Previous chapter</source>
        <translation>الفصل السابق</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>الفصل التالي</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>رجوع 0 ثانية</numerusform>
            <numerusform>رجوع ثانية واحدة</numerusform>
            <numerusform>رجوع ثانيتين</numerusform>
            <numerusform>رجوع %n ثوانٍ</numerusform>
            <numerusform>رجوع %n ثانية</numerusform>
            <numerusform>رجوع %n ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>تقديم 0 ثانية</numerusform>
            <numerusform>تقديم ثانية واحدة</numerusform>
            <numerusform>تقديم ثانيتين</numerusform>
            <numerusform>تقديم %n ثوانٍ</numerusform>
            <numerusform>تقديم %n ثانية</numerusform>
            <numerusform>تقديم %n ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to switch between time left and length</source>
        <translation>النقر يبدّل بين الوقت المتبقي والمدة</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>مستوى الصوت</translation>
    </message>
    <message>
        <source>Nothing is playing</source>
        <translation>لا شيء قيد التشغيل</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>إظهار هذه الحلقة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>إلغاء كتم الصوت</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>كتم الصوت</translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <translation>مستوى الصوت %1٪</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerStatus</name>
    <message>
        <source>Waiting for the network…</source>
        <translation>في انتظار الشبكة…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>يجري التحميل…</translation>
    </message>
    <message>
        <source>Buffering…</source>
        <translation>يجري التخزين المؤقت…</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>الانتقال إلى هذا البرنامج</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PodcastDetailPage</name>
    <message>
        <source>Episodes</source>
        <translation>الحلقات</translation>
    </message>
    <message>
        <source>About</source>
        <translation>حول</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Feed health</source>
        <translation>حالة الخلاصة</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PositionSlider</name>
    <message>
        <source>%1 of %2</source>
        <comment>position and length</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>On this computer: %1 %</source>
        <translation>على هذا الحاسوب: %1٪</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PrivacySettingsPage</name>
    <message>
        <source>Privacy</source>
        <translation>الخصوصية</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>الحلقات</translation>
    </message>
    <message>
        <source>Leave out services that count listeners</source>
        <translation>استبعاد الخدمات التي تحصي المستمعين</translation>
    </message>
    <message>
        <source>Episodes are asked of the show&apos;s own server; if that fails, as the feed says</source>
        <translation>تُطلب الحلقات من خادم البرنامج نفسه، فإن تعذّر ذلك فكما تحدد الخلاصة</translation>
    </message>
    <message>
        <source>tracking prefix analytics statistics address podtrac</source>
        <comment>words that find the removal of trackers</comment>
        <translation>تتبع بادئة تحليلات إحصاءات عنوان podtrac</translation>
    </message>
    <message>
        <source>Some shows live on these numbers, so this is off unless you choose it.</source>
        <translation>تعتمد بعض البرامج على هذه الأرقام، لذلك يبقى هذا معطّلًا ما لم يُفعَّل.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>Load pictures in notes</source>
        <translation>تحميل الصور في الملاحظات</translation>
    </message>
    <message>
        <source>Otherwise a click loads them, and no server learns what you read</source>
        <translation>وإلا فتُحمَّل بالنقر، ولا يعرف أي خادم ما يُقرأ</translation>
    </message>
    <message>
        <source>images remote tracking pixel</source>
        <comment>words that find pictures in notes</comment>
        <translation>صور بعيدة تتبع بكسل</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>الاتصالات</translation>
    </message>
    <message>
        <source>Which hosts Dogear contacts…</source>
        <translation>الخوادم التي يتصل بها Dogear…</translation>
    </message>
    <message>
        <source>Lists every server, when it is asked and why</source>
        <translation>يسرد كل الخوادم ومتى يجري الاتصال بها ولماذا</translation>
    </message>
    <message>
        <source>servers telemetry network log</source>
        <comment>words that find the list of hosts</comment>
        <translation>خوادم مضيف قياس عن بعد شبكة سجل</translation>
    </message>
    <message>
        <source>Dogear reports nothing to its makers.</source>
        <translation>لا يرسل Dogear أي شيء إلى مطوّريه.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::RefreshBar</name>
    <message>
        <source>Stop refreshing; what was read stays</source>
        <translation>إيقاف التحديث مع إبقاء ما قُرئ</translation>
    </message>
    <message>
        <source>Refreshing %1 of %2</source>
        <translation>يجري تحديث %1 من %2</translation>
    </message>
    <message>
        <source>Refreshing</source>
        <translation>يجري التحديث</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ReportDialog</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>حفظ…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>نص (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchField</name>
    <message>
        <source>Search</source>
        <translation>البحث</translation>
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
        <translation>هذه نتائج البحث عن %1.</translation>
    </message>
    <message>
        <source>Nothing matches well. These episodes have some of the words.</source>
        <translation>لا يوجد تطابق جيد. في هذه الحلقات بعض الكلمات.</translation>
    </message>
    <message>
        <source>Search for %1 instead</source>
        <translation>البحث عن %1 بدلًا من ذلك</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SeasonDelegate</name>
    <message>
        <source>Without a season</source>
        <translation>بلا موسم</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsBrowser</name>
    <message>
        <source>Find a setting</source>
        <translation>البحث عن إعداد</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>لا إعداد مطابق.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>مسح البحث</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Export settings…</source>
        <translation>تصدير الإعدادات…</translation>
    </message>
    <message>
        <source>Write all settings, without passwords, to a file</source>
        <translation>كتابة كل الإعدادات في ملف، من دون كلمات المرور</translation>
    </message>
    <message>
        <source>Import…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Import settings…</source>
        <translation>استيراد الإعدادات…</translation>
    </message>
    <message>
        <source>Take the settings from a file that was exported</source>
        <translation>أخذ الإعدادات من ملف صُدِّر سابقًا</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>استعادة الافتراضي</translation>
    </message>
    <message>
        <source>Give the settings of this page the values that they had at first</source>
        <translation>إعادة إعدادات هذه الصفحة إلى قيمها الأولى</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>“%1” has its defaults again.</source>
        <comment>a page</comment>
        <translation>عادت صفحة «%1» إلى قيمها الافتراضية.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsForm</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> يوم</numerusform>
            <numerusform> يوم</numerusform>
            <numerusform> يومان</numerusform>
            <numerusform> أيام</numerusform>
            <numerusform> يومًا</numerusform>
            <numerusform> يوم</numerusform>
        </translation>
    </message>
    <message>
        <source> GB</source>
        <comment>gigabytes, after a number</comment>
        <translation> غيغابايت</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutEditor</name>
    <message>
        <source>No shortcut</source>
        <translation>لا اختصار</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>الافتراضي</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>اختصار جديد</translation>
    </message>
    <message>
        <source>Press the keys that the action shall have, too</source>
        <translation>يُرجى الضغط على المفاتيح المراد إضافتها إلى الإجراء</translation>
    </message>
    <message>
        <source>Give this action the shortcuts that it had at first</source>
        <translation>إعادة اختصارات هذا الإجراء إلى ما كانت عليه أولًا</translation>
    </message>
    <message>
        <source>Standard shortcuts</source>
        <translation>الاختصارات الافتراضية</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>نقله إلى هنا</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>إبقاؤه كما هو</translation>
    </message>
    <message>
        <source>Shortcuts of “%1”</source>
        <translation>اختصارات «%1»</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts.</source>
        <translation>يُرجى تحديد إجراء لتغيير اختصاراته.</translation>
    </message>
    <message>
        <source>Remove this shortcut</source>
        <translation>إزالة هذا الاختصار</translation>
    </message>
    <message>
        <source>Remove the shortcut %1</source>
        <translation>إزالة الاختصار %1</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <comment>a key, an action</comment>
        <translation>الاختصار %1 مستخدم للإجراء «%2».</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutSettingsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>البحث عن إجراء أو مفتاح</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>لا إجراء بهذه الكلمات.</translation>
    </message>
    <message>
        <source>Shortcuts of one letter</source>
        <translation>اختصارات بحرف واحد</translation>
    </message>
    <message>
        <source>N, S, M and other keys without Ctrl act anywhere in the window</source>
        <translation>تعمل N وS وM ومفاتيح أخرى من دون Ctrl في أي مكان من النافذة</translation>
    </message>
    <message>
        <source>single character keys dictation</source>
        <comment>words that find letter keys</comment>
        <translation>حرف واحد مفاتيح إملاء</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>الإجراءات واختصاراتها</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts below</source>
        <translation>تحديد إجراء يتيح تغيير اختصاراته أدناه</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>hotkeys keyboard key bindings</source>
        <comment>words that find the shortcuts</comment>
        <translation>مفاتيح الاختصار لوحة المفاتيح ربط</translation>
    </message>
    <message>
        <source>none</source>
        <comment>standard shortcut</comment>
        <translation>بلا اختصار</translation>
    </message>
    <message>
        <source>Changed; the standard is: %1</source>
        <translation>معدَّل؛ الافتراضي: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutsDialog</name>
    <message>
        <source>Search actions and keys</source>
        <translation>البحث في الإجراءات والمفاتيح</translation>
    </message>
    <message>
        <source>No shortcut matches.</source>
        <translation>لا اختصار مطابق.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>تغيير الاختصارات…</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>في كل مكان</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>قائمة السياق</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowAbout</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ولا شيء آخر</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>About the show</source>
        <translation>عن البرنامج</translation>
    </message>
    <message>
        <source>Description of the show</source>
        <translation>وصف البرنامج</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>الناشر</translation>
    </message>
    <message>
        <source>Recommended by the show</source>
        <translation>يوصي بها البرنامج</translation>
    </message>
    <message>
        <source>Listed by the feed</source>
        <translation>مدرجة في الخلاصة</translation>
    </message>
    <message>
        <source>More by this author</source>
        <translation>المزيد من هذا المؤلف</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>الانتقال إلى هذا البرنامج</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowActions</name>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>تمييز الكل كمسموع</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>مشاركة</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>إلغاء المتابعة</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Copy the address of the website</source>
        <translation>نسخ عنوان موقع الويب</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>نسخ عنوان الخلاصة</translation>
    </message>
    <message>
        <source>Save as OPML…</source>
        <translation>حفظ بصيغة OPML…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowCard</name>
    <message>
        <source>Unnamed show</source>
        <translation>برنامج بلا اسم</translation>
    </message>
    <message>
        <source>The feed gives no address for it</source>
        <translation>لا تذكر الخلاصة عنوانًا له</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>متابعة %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowDownloadsForm</name>
    <message>
        <source>Downloads</source>
        <translation>التنزيلات</translation>
    </message>
    <message>
        <source>Only unplayed ones</source>
        <translation>غير المسموعة فقط</translation>
    </message>
    <message>
        <source>What was played before it could be downloaded stays away</source>
        <translation>لا تُنزَّل الحلقات التي سُمعت قبل أن يمكن تنزيلها</translation>
    </message>
    <message>
        <source>Download the newest</source>
        <translation>تنزيل الأحدث</translation>
    </message>
    <message>
        <source>Downloads this many new episodes automatically</source>
        <translation>ينزّل هذا العدد من الحلقات الجديدة تلقائيًا</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>فقط ما يتضمن</translation>
    </message>
    <message>
        <source>Words that must be found in an episode, as when you search for it</source>
        <translation>كلمات يجب أن توجد في الحلقة، كما عند البحث عنها</translation>
    </message>
    <message>
        <source>Any words</source>
        <translation>أي كلمات</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowEpisodes</name>
    <message>
        <source>Episodes of the show</source>
        <translation>حلقات البرنامج</translation>
    </message>
    <message>
        <source>This show has no episodes.</source>
        <translation>ليس لهذا البرنامج حلقات.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowPlaybackForm</name>
    <message>
        <source>Playback</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>تقليص الصمت</translation>
    </message>
    <message>
        <source>Shortens long pauses in this show</source>
        <translation>يقصّر فترات الصمت الطويلة في هذا البرنامج</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>توحيد مستوى الصوت</translation>
    </message>
    <message>
        <source>Makes this show as loud as others</source>
        <translation>يجعل صوت هذا البرنامج بمستوى غيره</translation>
    </message>
    <message>
        <source>Skip intro</source>
        <translation>تخطي المقدمة</translation>
    </message>
    <message>
        <source>Skips this much at the beginning of each episode</source>
        <translation>يتخطى هذا المقدار في بداية كل حلقة</translation>
    </message>
    <message>
        <source>Skip outro</source>
        <translation>تخطي الخاتمة</translation>
    </message>
    <message>
        <source>Skips this much at the end of each episode</source>
        <translation>يتخطى هذا المقدار في نهاية كل حلقة</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>سرعة هذا البرنامج</translation>
    </message>
    <message>
        <source>How fast this show is played</source>
        <translation>سرعة تشغيل هذا البرنامج</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>الافتراضي</translation>
    </message>
    <message>
        <source>Play this show as fast as all shows</source>
        <translation>تشغيل هذا البرنامج بسرعة كل البرامج</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>On</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> ث</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Default (%1)</source>
        <translation>افتراضي (%1)</translation>
    </message>
    <message>
        <source>Default (on)</source>
        <translation>افتراضي (مفعّل)</translation>
    </message>
    <message>
        <source>Default (off)</source>
        <translation>افتراضي (معطّل)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowProblem</name>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Read the feed again</source>
        <translation>قراءة الخلاصة من جديد</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>إدخال كلمة المرور…</translation>
    </message>
    <message>
        <source>%1
Next try: %2</source>
        <comment>sentence, time</comment>
        <translation>%1
المحاولة التالية: %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowSettings</name>
    <message>
        <source>Settings of the show</source>
        <translation>إعدادات البرنامج</translation>
    </message>
    <message>
        <source>Always skip chapters that match</source>
        <translation>التخطي الدائم للفصول المطابقة</translation>
    </message>
    <message>
        <source>For example: ad, sponsor*</source>
        <translation>مثال: إعلان، رعاية*</translation>
    </message>
    <message>
        <source>Words of chapter titles, with commas between them. A * stands for any letters.</source>
        <translation>كلمات من عناوين الفصول، تفصل بينها فواصل. والعلامة * تعني أي حروف.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>الإشعارات</translation>
    </message>
    <message>
        <source>Notify me of new episodes</source>
        <translation>الإشعار بالحلقات الجديدة</translation>
    </message>
    <message>
        <source>The desktop shows new episodes of this show while you do something else</source>
        <translation>يعرض سطح المكتب الحلقات الجديدة لهذا البرنامج أثناء الانشغال بشيء آخر</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::Sidebar</name>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>In the sidebar</source>
        <translation>في الشريط الجانبي</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة التسمية</translation>
    </message>
    <message>
        <source>Stop following or remove</source>
        <translation>إلغاء المتابعة أو الإزالة</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>تمييز الكل كمسموع</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>اختيار صورة…</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>صورة الخلاصة</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>إعادة من الأرشيف</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>أرشفة</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>إلغاء المتابعة</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>وسم جديد…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarDelegate</name>
    <message>
        <source>Searches</source>
        <translation>عمليات البحث</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>البرامج</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>المؤرشفة</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarTexts</name>
    <message numerus="yes">
        <source>%1, %n result(s)</source>
        <translation>
            <numerusform>%1، لا نتائج</numerusform>
            <numerusform>%1، نتيجة واحدة</numerusform>
            <numerusform>%1، نتيجتان</numerusform>
            <numerusform>%1، %n نتائج</numerusform>
            <numerusform>%1، %n نتيجة</numerusform>
            <numerusform>%1، %n نتيجة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to come</source>
        <translation>
            <numerusform>%1، لا تنزيلات متبقية</numerusform>
            <numerusform>%1، تنزيل واحد متبقٍّ</numerusform>
            <numerusform>%1، تنزيلان متبقيان</numerusform>
            <numerusform>%1، %n تنزيلات متبقية</numerusform>
            <numerusform>%1، %n تنزيلًا متبقيًا</numerusform>
            <numerusform>%1، %n تنزيل متبقٍّ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n episode(s)</source>
        <translation>
            <numerusform>%1، لا حلقات</numerusform>
            <numerusform>%1، حلقة واحدة</numerusform>
            <numerusform>%1، حلقتان</numerusform>
            <numerusform>%1، %n حلقات</numerusform>
            <numerusform>%1، %n حلقة</numerusform>
            <numerusform>%1، %n حلقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unplayed</source>
        <translation>
            <numerusform>%1، لا حلقات غير مسموعة</numerusform>
            <numerusform>%1، حلقة واحدة غير مسموعة</numerusform>
            <numerusform>%1، حلقتان غير مسموعتين</numerusform>
            <numerusform>%1، %n حلقات غير مسموعة</numerusform>
            <numerusform>%1، %n حلقة غير مسموعة</numerusform>
            <numerusform>%1، %n حلقة غير مسموعة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SleepButton</name>
    <message>
        <source>Sleep timer</source>
        <translation>مؤقّت النوم</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>معطّل</translation>
    </message>
    <message numerus="yes">
        <source>%n more minute(s)</source>
        <translation>
            <numerusform>0 دقيقة أخرى</numerusform>
            <numerusform>دقيقة أخرى</numerusform>
            <numerusform>دقيقتان أخريان</numerusform>
            <numerusform>%n دقائق أخرى</numerusform>
            <numerusform>%n دقيقة أخرى</numerusform>
            <numerusform>%n دقيقة أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>بعد 0 دقيقة</numerusform>
            <numerusform>بعد دقيقة واحدة</numerusform>
            <numerusform>بعد دقيقتين</numerusform>
            <numerusform>بعد %n دقائق</numerusform>
            <numerusform>بعد %n دقيقة</numerusform>
            <numerusform>بعد %n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the chapter</source>
        <translation>عند نهاية الفصل</translation>
    </message>
    <message>
        <source>At the end of the episode</source>
        <translation>عند نهاية الحلقة</translation>
    </message>
    <message>
        <source>Playback stops at the end of the chapter</source>
        <translation>يتوقف التشغيل عند نهاية الفصل</translation>
    </message>
    <message>
        <source>Playback stops at the end of the episode</source>
        <translation>يتوقف التشغيل عند نهاية الحلقة</translation>
    </message>
    <message numerus="yes">
        <source>Playback stops after %n more minute(s) of listening</source>
        <translation>
            <numerusform>يتوقف التشغيل الآن</numerusform>
            <numerusform>يتوقف التشغيل بعد دقيقة أخرى من الاستماع</numerusform>
            <numerusform>يتوقف التشغيل بعد دقيقتين أخريين من الاستماع</numerusform>
            <numerusform>يتوقف التشغيل بعد %n دقائق أخرى من الاستماع</numerusform>
            <numerusform>يتوقف التشغيل بعد %n دقيقة أخرى من الاستماع</numerusform>
            <numerusform>يتوقف التشغيل بعد %n دقيقة أخرى من الاستماع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>what is left of the sleep timer</comment>
        <translation>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoughtChoice</name>
    <message>
        <source>Shows</source>
        <translation>البرامج</translation>
    </message>
    <message>
        <source>Search for shows</source>
        <translation>البحث عن برامج</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>الحلقات</translation>
    </message>
    <message>
        <source>Search for episodes of all shows, in the directories that can</source>
        <translation>البحث عن حلقات من كل البرامج، في الأدلة التي تتيح ذلك</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>تقليص الصمت</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>توحيد مستوى الصوت</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>صوت أحادي</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>التوازن</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>التوازن بين اليسار واليمين</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>يسار</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>يمين</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>الصوت: %1</translation>
    </message>
    <message>
        <source>Not in a video: the sound would run ahead of the pictures</source>
        <translation>غير متاح في الفيديو، لأن الصوت سيسبق الصورة</translation>
    </message>
    <message>
        <source>Leaves out most of the silence</source>
        <translation>يحذف معظم الصمت</translation>
    </message>
    <message>
        <source>%1 saved so far</source>
        <translation>وُفِّر %1 حتى الآن</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SpeedButton</name>
    <message>
        <source>%1 slower, %2 faster</source>
        <comment>keys in a tooltip</comment>
        <translation>%1 للإبطاء، %2 للتسريع</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Speed in steps of 0.05</source>
        <translation>السرعة بخطوات قدرها 0.05</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>سرعة هذا البرنامج</translation>
    </message>
    <message>
        <source>Speed of this show %1</source>
        <translation>سرعة هذا البرنامج %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>السرعة %1</translation>
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
        <translation>الفترة</translation>
    </message>
    <message>
        <source>What is counted here</source>
        <translation>ما يُحصى هنا</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>آخر 30 يومًا</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>آخر 12 شهرًا</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>كل السنوات</translation>
    </message>
    <message>
        <source>by speed</source>
        <translation>بالسرعة</translation>
    </message>
    <message>
        <source>by trimming silence</source>
        <translation>بتقليص الصمت</translation>
    </message>
    <message>
        <source>Your listening time, your shows and the time saved by speed and trimming silence appear here after the first minute. They stay on this computer.</source>
        <translation>يظهر هنا بعد الدقيقة الأولى وقت الاستماع والبرامج المسموعة والوقت الموفَّر بالسرعة وبتقليص الصمت. ويبقى كل ذلك على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>listened</source>
        <translation>مدة الاستماع</translation>
    </message>
    <message>
        <source>As long as sound ran; pauses and jumps are not counted</source>
        <translation>طوال صدور الصوت؛ لا تُحسب الوقفات ولا القفزات</translation>
    </message>
    <message>
        <source>saved by speed</source>
        <translation>توفير بالسرعة</translation>
    </message>
    <message>
        <source>The extra time it would have taken at normal speed</source>
        <translation>الوقت الإضافي الذي كان سيلزم بالسرعة العادية</translation>
    </message>
    <message>
        <source>saved by trimming silence</source>
        <translation>توفير بتقليص الصمت</translation>
    </message>
    <message>
        <source>The silence that was skipped</source>
        <translation>الصمت الذي جرى تخطيه</translation>
    </message>
    <message numerus="yes">
        <source>episode(s) finished</source>
        <translation>
            <numerusform>حلقات مكتملة</numerusform>
            <numerusform>حلقة مكتملة</numerusform>
            <numerusform>حلقتان مكتملتان</numerusform>
            <numerusform>حلقات مكتملة</numerusform>
            <numerusform>حلقة مكتملة</numerusform>
            <numerusform>حلقة مكتملة</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard to their end, or left with little to go</source>
        <translation>سُمعت حتى نهايتها، أو تُركت ولم يبقَ منها إلا القليل</translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>أيام متتالية</numerusform>
            <numerusform>يوم متتالٍ</numerusform>
            <numerusform>يومان متتاليان</numerusform>
            <numerusform>أيام متتالية</numerusform>
            <numerusform>يومًا متتاليًا</numerusform>
            <numerusform>يوم متتالٍ</numerusform>
        </translation>
    </message>
    <message>
        <source>The most days one after the other with at least a minute of listening</source>
        <translation>أكبر عدد من الأيام المتتالية التي سُمع في كل منها دقيقة على الأقل</translation>
    </message>
    <message>
        <source>Time listened by day</source>
        <translation>وقت الاستماع حسب اليوم</translation>
    </message>
    <message>
        <source>Time listened by month</source>
        <translation>وقت الاستماع حسب الشهر</translation>
    </message>
    <message>
        <source>Time listened by year</source>
        <translation>وقت الاستماع حسب السنة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>day, month or year: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>الوقت الموفَّر</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>show: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other show(s)</source>
        <translation>
            <numerusform>لا برامج أخرى</numerusform>
            <numerusform>برنامج آخر</numerusform>
            <numerusform>برنامجان آخران</numerusform>
            <numerusform>%n برامج أخرى</numerusform>
            <numerusform>%n برنامجًا آخر</numerusform>
            <numerusform>%n برنامج آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Time listened by show</source>
        <translation>وقت الاستماع حسب البرنامج</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptPage</name>
    <message>
        <source>Follow</source>
        <translation>تتبّع</translation>
    </message>
    <message>
        <source>Scroll along with what is heard</source>
        <translation>التمرير مع ما يُسمع</translation>
    </message>
    <message>
        <source>Next hit in the transcript</source>
        <translation>النتيجة التالية في النص المكتوب</translation>
    </message>
    <message>
        <source>Previous hit in the transcript</source>
        <translation>النتيجة السابقة في النص المكتوب</translation>
    </message>
    <message>
        <source>Possible after a search in a transcript.</source>
        <translation>متاح بعد البحث في نص مكتوب.</translation>
    </message>
    <message>
        <source>There are several transcripts: read another one</source>
        <translation>توجد عدة نصوص مكتوبة: قراءة نص آخر</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>This transcript has no times, so it does not follow the sound.</source>
        <translation>ليس في هذا النص المكتوب أوقات، لذلك لا يتتبع الصوت.</translation>
    </message>
    <message>
        <source>There are no words in this transcript.</source>
        <translation>لا كلمات في هذا النص المكتوب.</translation>
    </message>
    <message>
        <source>The transcript is being fetched…</source>
        <translation>يجري جلب النص المكتوب…</translation>
    </message>
    <message>
        <source>Transcript: %1</source>
        <translation>النص المكتوب: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptView</name>
    <message>
        <source>Play from here</source>
        <translation>تشغيل من هنا</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy with time and link</source>
        <translation>نسخ مع الوقت والرابط</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>تحديد الكل</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>النص المكتوب</translation>
    </message>
    <message>
        <source>In the transcript</source>
        <translation>في النص المكتوب</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::VideoView</name>
    <message>
        <source>Video</source>
        <translation>الفيديو</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Dogear is not running, so nothing was done.</source>
        <translation>لا يعمل Dogear حاليًا، لذلك لم يُنفَّذ شيء.</translation>
    </message>
    <message>
        <source>Dogear is running already and does not answer; nothing was opened. Close it, or end it if it hangs, and start again.</source>
        <translation>يعمل Dogear بالفعل ولا يستجيب، لذلك لم يُفتح شيء. يُرجى إغلاقه، أو إنهاؤه إن كان معلَّقًا، ثم تشغيله من جديد.</translation>
    </message>
</context>
</TS>
