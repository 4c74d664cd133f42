<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>AboutFacts</name>
    <message>
        <source>window, network</source>
        <translation>janela, rede</translation>
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
        <translation>notas do episódio</translation>
    </message>
    <message>
        <source>media files</source>
        <translation>arquivos de mídia</translation>
    </message>
    <message>
        <source>playback</source>
        <translation>reprodução</translation>
    </message>
    <message>
        <source>loudness</source>
        <translation>nivelamento de volume</translation>
    </message>
    <message>
        <source>search</source>
        <translation>pesquisa</translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation>dados compactados</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>backups</translation>
    </message>
    <message>
        <source>passwords</source>
        <translation>senhas</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>erros</translation>
    </message>
    <message>
        <source>%1 (built with %2)</source>
        <translation>%1 (compilado com %2)</translation>
    </message>
    <message>
        <source>Plays with</source>
        <translation>Reprodução com</translation>
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
        <translation>Processador</translation>
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
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Adicionar à fila</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new episode(s)</source>
        <translation>
            <numerusform>%1: %n episódio novo</numerusform>
            <numerusform>%1: %n episódios novos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new episode(s)</source>
        <translation>
            <numerusform>%n episódio novo</numerusform>
            <numerusform>%n episódios novos</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” needs a password</source>
        <translation>“%1” exige uma senha</translation>
    </message>
    <message>
        <source>The feed of “%1” is gone</source>
        <translation>O feed de “%1” não existe mais</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) complete</source>
        <translation>
            <numerusform>%n download concluído</numerusform>
            <numerusform>%n downloads concluídos</numerusform>
        </translation>
    </message>
    <message>
        <source>Download complete</source>
        <translation>Download concluído</translation>
    </message>
    <message numerus="yes">
        <source>%n feed(s) can&apos;t be read any more</source>
        <translation>
            <numerusform>%n feed não pode mais ser lido</numerusform>
            <numerusform>%n feeds não podem mais ser lidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloads wait</source>
        <translation>Downloads em espera</translation>
    </message>
    <message>
        <source>Your place can&apos;t be saved</source>
        <translation>Não é possível salvar a posição</translation>
    </message>
    <message>
        <source>Dogear is in the tray</source>
        <translation>O Dogear está na bandeja</translation>
    </message>
    <message>
        <source>It goes on without its window. A click on its icon brings the window back. To quit, choose Quit in the menu of the icon, or press Ctrl+Q in the window.</source>
        <translation>Ele continua funcionando sem a janela. Um clique no ícone traz a janela de volta. Para sair, escolha Sair no menu do ícone ou pressione Ctrl+Q na janela.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The language changes when you close “%1”.</source>
        <translation>O idioma mudará ao fechar “%1”.</translation>
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
        <translation>Sem título</translation>
    </message>
</context>
<context>
    <name>ChartCategory</name>
    <message>
        <source>Arts</source>
        <translation>Artes</translation>
    </message>
    <message>
        <source>Business</source>
        <translation>Negócios</translation>
    </message>
    <message>
        <source>Comedy</source>
        <translation>Comédia</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>Educação</translation>
    </message>
    <message>
        <source>Fiction</source>
        <translation>Ficção</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Governo</translation>
    </message>
    <message>
        <source>Health &amp; Fitness</source>
        <translation>Saúde e fitness</translation>
    </message>
    <message>
        <source>History</source>
        <translation>História</translation>
    </message>
    <message>
        <source>Kids &amp; Family</source>
        <translation>Crianças e família</translation>
    </message>
    <message>
        <source>Leisure</source>
        <translation>Lazer</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Música</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Notícias</translation>
    </message>
    <message>
        <source>Religion &amp; Spirituality</source>
        <translation>Religião e espiritualidade</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Ciência</translation>
    </message>
    <message>
        <source>Society &amp; Culture</source>
        <translation>Sociedade e cultura</translation>
    </message>
    <message>
        <source>Sports</source>
        <translation>Esportes</translation>
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
        <translation>Crimes reais</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>The file of the library is damaged (%1). Restore a backup; what is here now is kept beside it.</source>
        <translation>O arquivo da biblioteca está danificado (%1). Restaure um backup; o arquivo atual será guardado ao lado.</translation>
    </message>
    <message>
        <source>Indexes did not fit the library; they were built anew.</source>
        <translation>Havia índices que não correspondiam à biblioteca; eles foram reconstruídos.</translation>
    </message>
    <message>
        <source>The search index did not fit the library; it was built anew.</source>
        <translation>O índice de pesquisa não correspondia à biblioteca; ele foi reconstruído.</translation>
    </message>
    <message>
        <source>The search index %1 does not fit the library and cannot be built anew. Restore a backup.</source>
        <translation>O índice de pesquisa %1 não corresponde à biblioteca e não pode ser reconstruído. Restaure um backup.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of “%1” belonged to nothing; they were taken out.</source>
        <translation>
            <numerusform>%n linha de “%1” não pertencia a nada e foi removida.</numerusform>
            <numerusform>%n linhas de “%1” não pertenciam a nada e foram removidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The episodes of %n shows were miscounted; they were counted again.</source>
        <translation>
            <numerusform>Os episódios de %n podcast tinham sido contados incorretamente e foram recontados.</numerusform>
            <numerusform>Os episódios de %n podcasts tinham sido contados incorretamente e foram recontados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is sound; nothing was found wrong.</source>
        <translation>A biblioteca está em ordem; nenhum problema foi encontrado.</translation>
    </message>
    <message numerus="yes">
        <source>Found and fixed %n problems.</source>
        <translation>
            <numerusform>%n problema encontrado e corrigido.</numerusform>
            <numerusform>%n problemas encontrados e corrigidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n problems, and not all could be fixed. Restore a backup.</source>
        <translation>
            <numerusform>%n problema encontrado, mas não foi possível corrigi-lo por completo. Restaure um backup.</numerusform>
            <numerusform>%n problemas encontrados, mas nem todos puderam ser corrigidos. Restaure um backup.</numerusform>
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
            <numerusform>%Ln episódio</numerusform>
            <numerusform>%Ln episódios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactText</name>
    <message>
        <source>Reading feeds</source>
        <translation>Leitura de feeds</translation>
    </message>
    <message>
        <source>Playing and downloading</source>
        <translation>Reprodução e downloads</translation>
    </message>
    <message>
        <source>Artwork</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>Transcrições</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comentários</translation>
    </message>
    <message>
        <source>Directories of podcasts</source>
        <translation>Diretórios de podcasts</translation>
    </message>
    <message>
        <source>Pages behind links</source>
        <translation>Páginas indicadas por links</translation>
    </message>
    <message>
        <source>Pictures in notes</source>
        <translation>Imagens nas notas</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>When you follow a show or look at one before, and later when it is refreshed: the server of its feed, and those it redirects to.</source>
        <translation>Ao seguir um podcast ou vê-lo antes disso e, depois, a cada atualização: o servidor do feed e aqueles para os quais ele redireciona.</translation>
    </message>
    <message>
        <source>When you play or download an episode, or a rule of yours downloads it: the server that the feed names, and those it redirects to. Services that count listeners are often in between; they can be left out in the settings.</source>
        <translation>Ao reproduzir ou baixar um episódio, ou quando uma regra o baixa: o servidor que o feed indica e aqueles para os quais ele redireciona. No caminho há, muitas vezes, serviços que contam ouvintes; eles podem ser deixados de fora nas configurações.</translation>
    </message>
    <message>
        <source>When a show, an episode or a chapter with a picture is on the screen: the server of the picture, once.</source>
        <translation>Quando um podcast, um episódio ou um capítulo com imagem aparece na tela: o servidor da imagem, uma única vez.</translation>
    </message>
    <message>
        <source>When an episode is opened, or soon after it appears if the settings say so: the server of the chapters that its feed names.</source>
        <translation>Ao abrir um episódio ou, conforme as configurações, logo após a publicação dele: o servidor dos capítulos que o feed indica.</translation>
    </message>
    <message>
        <source>When you open a transcript, or soon after the episode appears if the settings say so: the server that the feed names.</source>
        <translation>Ao abrir uma transcrição ou, conforme as configurações, logo após a publicação do episódio: o servidor que o feed indica.</translation>
    </message>
    <message>
        <source>When you ask for the replies to an episode: the server of the thread that the feed names.</source>
        <translation>Ao pedir as respostas a um episódio: o servidor da conversa que o feed indica.</translation>
    </message>
    <message>
        <source>When you search for shows, look at the charts or open a link of another player: %1. They learn the words that you search for, and the country of the charts.</source>
        <translation>Ao pesquisar podcasts, ver os rankings ou abrir um link de outro player: %1. Eles recebem as palavras pesquisadas e o país dos rankings.</translation>
    </message>
    <message>
        <source>When you open a link to a show whose feed no directory knows: the server of the page.</source>
        <translation>Ao abrir o link de um podcast cujo feed nenhum diretório conhece: o servidor da página.</translation>
    </message>
    <message>
        <source>When you click Show pictures below notes, or always if the settings say so: the servers of the pictures.</source>
        <translation>Ao clicar em Mostrar imagens, abaixo das notas, ou sempre, conforme as configurações: os servidores das imagens.</translation>
    </message>
    <message>
        <source>With every request, if the settings or this computer name a proxy.</source>
        <translation>Em cada solicitação, se as configurações ou este computador definirem um proxy.</translation>
    </message>
</context>
<context>
    <name>DirectoryFacts</name>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln episódio</numerusform>
            <numerusform>%Ln episódios</numerusform>
        </translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Explícito</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abrindo…</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Seguindo</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Adicionando…</translation>
    </message>
    <message>
        <source>Its feed is gone</source>
        <translation>O feed não existe mais</translation>
    </message>
</context>
<context>
    <name>DirectoryText</name>
    <message>
        <source>%1 wants fewer requests (%2). Wait a minute, then try again.</source>
        <translation>%1 recebeu solicitações demais (%2). Aguarde um minuto e tente novamente.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 está com problemas (%2). Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Try again later.</source>
        <translation>%1 recusou a solicitação (%2). Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>%1 refused the request. Try again later.</source>
        <translation>%1 recusou a solicitação. Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network, then try again.</source>
        <translation>%1 está inacessível por falta de conexão. Verifique a rede e tente novamente.</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 não aceita a conexão ou a interrompeu. Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>%1 está inacessível porque a rede bloqueia o acesso, talvez com um bloqueador de anúncios. Libere o acesso e tente novamente.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 demorou demais para responder. Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>%1 can&apos;t prove that it is who it says, so nothing was read. Check the date of this computer, and whether your network asks you to log in.</source>
        <translation>%1 não consegue comprovar a própria identidade, por isso nada foi lido. Verifique a data deste computador e se a rede exige login.</translation>
    </message>
    <message>
        <source>%1 leads to an address that Dogear doesn&apos;t open. Try again later.</source>
        <translation>%1 leva a um endereço que o Dogear não abre. Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>%1 sent an empty answer. Try again later.</source>
        <translation>%1 enviou uma resposta vazia. Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>The answer of %1 ends in the middle. Try again.</source>
        <translation>%1 enviou uma resposta que termina no meio. Tente novamente.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of an answer. Your network may ask you to log in: open any page in a browser, then try again.</source>
        <translation>%1 enviou uma página da web em vez de uma resposta. Talvez a rede exija login: abra qualquer página em um navegador e tente novamente.</translation>
    </message>
    <message>
        <source>%1 sent more than Dogear reads. Try other words.</source>
        <translation>%1 enviou mais do que o Dogear lê. Tente outras palavras.</translation>
    </message>
    <message>
        <source>%1 sent an answer that Dogear can&apos;t read. Try again later.</source>
        <translation>%1 enviou uma resposta que o Dogear não consegue ler. Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>The request to %1 was stopped. Try again.</source>
        <translation>%1 não chegou a responder, pois a solicitação foi interrompida. Tente novamente.</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <comment>after the name of a directory</comment>
        <translation>recusa a chave</translation>
    </message>
    <message>
        <source>too many requests</source>
        <comment>after the name of a directory</comment>
        <translation>solicitações demais</translation>
    </message>
    <message>
        <source>no connection</source>
        <comment>after the name of a directory</comment>
        <translation>sem conexão</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>after the name of a directory</comment>
        <translation>acesso bloqueado</translation>
    </message>
    <message>
        <source>not reached: the proxy</source>
        <comment>after the name of a directory</comment>
        <translation>inacessível: proxy</translation>
    </message>
    <message>
        <source>does not answer</source>
        <comment>after the name of a directory</comment>
        <translation>não responde</translation>
    </message>
    <message>
        <source>has a problem</source>
        <comment>after the name of a directory</comment>
        <translation>está com problemas</translation>
    </message>
    <message>
        <source>Search for its name, or paste the address of its feed.</source>
        <translation>Pesquise o nome ou cole o endereço do feed.</translation>
    </message>
    <message>
        <source>These shows have a similar name.</source>
        <translation>Estes podcasts têm nomes parecidos.</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>O servidor</translation>
    </message>
    <message>
        <source>Apple has no chart of %1. Choose another country.</source>
        <translation>A Apple não tem ranking para este país (%1). Escolha outro.</translation>
    </message>
    <message>
        <source>What you see is from %1.</source>
        <comment>date and time</comment>
        <translation>Os dados exibidos são de %1.</translation>
    </message>
    <message>
        <source>This show</source>
        <translation>Este podcast</translation>
    </message>
    <message>
        <source>The directories that Dogear asks don&apos;t know this show.</source>
        <translation>Os diretórios que o Dogear consulta não conhecem este podcast.</translation>
    </message>
    <message>
        <source>%1 is only at Apple, which doesn&apos;t say where its feed is.</source>
        <translation>%1 só está na Apple, que não informa onde fica o feed.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say where the feeds of its shows are.</source>
        <translation>%1 não informa onde ficam os feeds dos próprios podcasts.</translation>
    </message>
    <message>
        <source>This service</source>
        <translation>Este serviço</translation>
    </message>
    <message>
        <source>The feed of a YouTube channel has nothing that Dogear can play.</source>
        <translation>O feed de um canal do YouTube não tem nada que o Dogear possa reproduzir.</translation>
    </message>
    <message>
        <source>No keychain gives out your key of Podcast Index, so Dogear goes on without it. Unlock your keychain, then start Dogear again.</source>
        <translation>Nenhum chaveiro fornece a chave do Podcast Index, por isso o Dogear continua sem ela. Desbloqueie o chaveiro e inicie o Dogear novamente.</translation>
    </message>
    <message>
        <source>No keychain takes your key of Podcast Index, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the key again.</source>
        <translation>Nenhum chaveiro aceita a chave do Podcast Index, por isso ela será esquecida quando o Dogear for fechado. Desbloqueie ou instale um, por exemplo o GNOME Keyring, e informe a chave novamente.</translation>
    </message>
    <message>
        <source>Dogear no longer uses your key of Podcast Index, but the key stays in your keychain, which doesn&apos;t answer. Unlock the keychain, and delete the key there.</source>
        <translation>O Dogear não usa mais a chave do Podcast Index, mas ela continua no chaveiro, que não responde. Desbloqueie o chaveiro e exclua a chave nele.</translation>
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
        <translation>%1, consulta anterior</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>Consultando %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %n shows.</source>
        <translation>
            <numerusform>%1 encontrou %n podcast.</numerusform>
            <numerusform>%1 encontrou %n podcasts.</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Todas as categorias</translation>
    </message>
    <message>
        <source>%1 refuses your key (%2). Check it in the settings, under Library.</source>
        <translation>%1 recusa a chave (%2). Verifique-a nas configurações, em Biblioteca.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>title of a show</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Only Podcast Index knows this show, and answers this only with a key. Enter yours in the settings, under Library.</source>
        <translation>Somente o Podcast Index conhece este podcast e só responde a isso com uma chave. Informe a chave nas configurações, em Biblioteca.</translation>
    </message>
</context>
<context>
    <name>DownloadText</name>
    <message>
        <source>not allowed (%1)</source>
        <translation>não permitido (%1)</translation>
    </message>
    <message>
        <source>not found (%1)</source>
        <translation>não encontrado (%1)</translation>
    </message>
    <message>
        <source>the server refused it (%1)</source>
        <translation>recusado pelo servidor (%1)</translation>
    </message>
    <message>
        <source>the server refused it</source>
        <translation>recusado pelo servidor</translation>
    </message>
    <message>
        <source>the server sent a web page</source>
        <translation>o servidor enviou uma página da web</translation>
    </message>
    <message>
        <source>the server sent a playlist</source>
        <translation>o servidor enviou uma lista de reprodução</translation>
    </message>
    <message>
        <source>the server sent an empty file</source>
        <translation>o servidor enviou um arquivo vazio</translation>
    </message>
    <message>
        <source>the server sent a message instead</source>
        <translation>o servidor respondeu com uma mensagem</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>sem rede</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>a conexão caiu</translation>
    </message>
    <message>
        <source>your network blocks the server</source>
        <translation>a rede bloqueia o servidor</translation>
    </message>
    <message>
        <source>the server does not answer</source>
        <translation>o servidor não responde</translation>
    </message>
    <message>
        <source>the server cannot be trusted</source>
        <translation>o servidor não é confiável</translation>
    </message>
    <message>
        <source>the address leads from https to http</source>
        <translation>o endereço leva de https para http</translation>
    </message>
    <message>
        <source>the server&apos;s answer makes no sense</source>
        <translation>a resposta do servidor não faz sentido</translation>
    </message>
    <message>
        <source>the server sends it compressed</source>
        <translation>o servidor o envia compactado</translation>
    </message>
    <message>
        <source>the server sends another file each time</source>
        <translation>o servidor envia um arquivo diferente a cada vez</translation>
    </message>
    <message>
        <source>the proxy does not let it through</source>
        <translation>o proxy bloqueia o download</translation>
    </message>
    <message>
        <source>the proxy wants a password</source>
        <translation>o proxy exige uma senha</translation>
    </message>
    <message>
        <source>it does not come from the web</source>
        <translation>não vem da web</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>não é possível gravar na pasta</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>o arquivo não existe mais</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>não é possível ler o arquivo</translation>
    </message>
    <message>
        <source>there is nothing to download</source>
        <translation>não há nada para baixar</translation>
    </message>
    <message>
        <source>the server sent something else</source>
        <translation>o servidor enviou outra coisa</translation>
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
        <translation>O disco está cheio, por isso os downloads aguardam. Libere espaço; eles continuam sozinhos e nada do que já está aqui se perde.</translation>
    </message>
    <message>
        <source>The folder for downloads cannot be written, so they wait. Check whether you may change it, or choose another one.</source>
        <translation>Não é possível gravar na pasta de downloads, por isso eles aguardam. Verifique se é permitido alterá-la ou escolha outra.</translation>
    </message>
    <message>
        <source>Downloads wait: %1.</source>
        <comment>why</comment>
        <translation>Downloads em espera: %1.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>algo deu errado</translation>
    </message>
    <message>
        <source>the address leads round in a circle</source>
        <translation>o endereço leva a um ciclo sem fim</translation>
    </message>
</context>
<context>
    <name>Downloads</name>
    <message>
        <source>Waiting: %1</source>
        <comment>why</comment>
        <translation>Aguardando: %1</translation>
    </message>
    <message>
        <source>Begins…</source>
        <comment>a download</comment>
        <translation>Começando…</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>não criptografado</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <comment>why</comment>
        <translation>Falhou: %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Downloading %1 %</source>
        <translation>Baixando: %1%</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Baixando</translation>
    </message>
    <message>
        <source>All downloads are paused</source>
        <translation>Todos os downloads estão pausados</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>time of day</comment>
        <translation>Aguardando até %1</translation>
    </message>
    <message>
        <source>Waiting: the network is metered</source>
        <translation>Aguardando: a rede é limitada</translation>
    </message>
    <message>
        <source>Waiting: there is no network</source>
        <translation>Aguardando: não há rede</translation>
    </message>
    <message>
        <source>Waiting: the disk is nearly full</source>
        <translation>Aguardando: o disco está quase cheio</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausado</translation>
    </message>
    <message>
        <source>Waiting to be downloaded</source>
        <translation>Aguardando para ser baixado</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>Download pausado</translation>
    </message>
    <message>
        <source>Download failed: %1</source>
        <comment>why</comment>
        <translation>O download falhou: %1</translation>
    </message>
    <message>
        <source>Download failed</source>
        <translation>O download falhou</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Baixado</translation>
    </message>
    <message>
        <source>Partly on this computer</source>
        <translation>Parcialmente neste computador</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Neste computador</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n com falha</numerusform>
            <numerusform>%n com falha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n em espera</numerusform>
            <numerusform>%n em espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paused</source>
        <translation>
            <numerusform>%n pausado</numerusform>
            <numerusform>%n pausados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n downloading</source>
        <translation>
            <numerusform>%n em andamento</numerusform>
            <numerusform>%n em andamento</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused with all downloads</source>
        <translation>Pausado com todos os downloads</translation>
    </message>
    <message>
        <source>Waiting for another network</source>
        <translation>Aguardando outra rede</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>Aguardando a rede</translation>
    </message>
    <message>
        <source>Waiting for room on the disk</source>
        <translation>Aguardando espaço no disco</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
</context>
<context>
    <name>EmptyView</name>
    <message>
        <source>Nothing is up next. Add episodes from their menu.</source>
        <translation>A fila está vazia. Adicione episódios pelo menu deles.</translation>
    </message>
    <message>
        <source>Nothing is up next. Press %1 on an episode to add it.</source>
        <translation>A fila está vazia. Pressione %1 em um episódio para adicioná-lo.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Download episodes from their menu.</source>
        <translation>Os downloads são reproduzidos sem rede e ficam até serem removidos. Baixe episódios pelo menu deles.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Press %1 on an episode to download it.</source>
        <translation>Os downloads são reproduzidos sem rede e ficam até serem removidos. Pressione %1 em um episódio para baixá-lo.</translation>
    </message>
    <message>
        <source>You&apos;re all caught up.</source>
        <translation>Tudo em dia.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve started appear here.</source>
        <translation>Os episódios iniciados aparecem aqui.</translation>
    </message>
    <message>
        <source>Episodes you mark with a star appear here.</source>
        <translation>Os episódios marcados com uma estrela aparecem aqui.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve played appear here.</source>
        <translation>Os episódios reproduzidos aparecem aqui.</translation>
    </message>
    <message>
        <source>No episodes yet.</source>
        <translation>Nenhum episódio ainda.</translation>
    </message>
    <message>
        <source>This show hasn&apos;t been loaded yet.</source>
        <translation>Este podcast ainda não foi carregado.</translation>
    </message>
    <message>
        <source>Load now</source>
        <translation>Carregar agora</translation>
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
        <translation>Bônus</translation>
    </message>
    <message>
        <source>Some of the words</source>
        <translation>Algumas das palavras</translation>
    </message>
    <message>
        <source>In the player</source>
        <translation>No player</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Reproduzido</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>Na fila</translation>
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
        <translation>O arquivo</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>O servidor</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password (401). Check them, or ask the show for an address of your own.</source>
        <translation>%1 exige nome e senha (401). Verifique ambos ou peça um endereço pessoal aos responsáveis pelo podcast.</translation>
    </message>
    <message>
        <source>%1 does not let Dogear read this (403). Check whether the address is still yours to use.</source>
        <translation>%1 não permite que o Dogear leia isto (403). Verifique se o endereço ainda pode ser usado.</translation>
    </message>
    <message>
        <source>%1 says that this is not there (404). Check the address, or ask the show where its feed has moved.</source>
        <translation>%1 informa que isto não existe (404). Verifique o endereço ou pergunte aos responsáveis pelo podcast para onde o feed foi movido.</translation>
    </message>
    <message>
        <source>%1 says that this is gone for good (410). Ask the show where its feed has moved, or stop following it.</source>
        <translation>%1 informa que isto foi removido definitivamente (410). Pergunte aos responsáveis pelo podcast para onde o feed foi movido ou deixe de segui-lo.</translation>
    </message>
    <message>
        <source>%1 wants fewer requests (429). Wait an hour, then try again.</source>
        <translation>%1 recebeu solicitações demais (429). Aguarde uma hora e tente novamente.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 está com problemas (%2). Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Check the address.</source>
        <translation>%1 recusou a solicitação (%2). Verifique o endereço.</translation>
    </message>
    <message>
        <source>%1 refused the request. Check the address.</source>
        <translation>%1 recusou a solicitação. Verifique o endereço.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network and the address, then try again.</source>
        <translation>Não há conexão com %1. Verifique a rede e o endereço e tente novamente.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>a rede</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 não aceita a conexão ou a interrompeu. Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>%1 está inacessível porque a rede bloqueia o acesso, talvez com um bloqueador de anúncios. Libere o acesso e tente novamente.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 demorou demais para responder. Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>%1 does not speak https. Write http:// in front of the address.</source>
        <translation>%1 não é compatível com https. Escreva http:// antes do endereço.</translation>
    </message>
    <message>
        <source>%1 cannot prove that it is who it says, so nothing was read. Check the date of this computer; if it is right, tell the show.</source>
        <translation>%1 não consegue comprovar a própria identidade, por isso nada foi lido. Verifique a data deste computador; se estiver certa, avise os responsáveis pelo podcast.</translation>
    </message>
    <message>
        <source>%1 redirects in a loop. Tell the show, or look for another address of its feed.</source>
        <translation>%1 redireciona em círculos. Avise os responsáveis pelo podcast ou procure outro endereço do feed.</translation>
    </message>
    <message>
        <source>%1 leads from a secure address (https) to an open one (http), where others could read along, so Dogear didn&apos;t go there. Tell the show.</source>
        <translation>%1 leva de um endereço seguro (https) para um aberto (http), em que outros poderiam ler os dados, por isso o Dogear não o seguiu. Avise os responsáveis pelo podcast.</translation>
    </message>
    <message>
        <source>%1 sent an answer that contradicts itself, so nothing of it was used. Try again later, or tell the show.</source>
        <translation>%1 enviou uma resposta que se contradiz, por isso nada dela foi usado. Tente novamente mais tarde ou avise os responsáveis pelo podcast.</translation>
    </message>
    <message>
        <source>%1 sends this compressed in a way that Dogear can&apos;t read, although it asked for it as it is. Tell the show.</source>
        <translation>%1 envia isto compactado de um modo que o Dogear não consegue ler, embora o tenha pedido sem compactação. Avise os responsáveis pelo podcast.</translation>
    </message>
    <message>
        <source>This is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>Este não é um endereço que o Dogear possa abrir. Informe um que comece com https:// ou http://, ou um arquivo.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Paste the address of a feed.</source>
        <translation>“%1” não é um endereço. Cole o endereço de um feed.</translation>
    </message>
    <message>
        <source>“%1” is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>“%1” não é um endereço que o Dogear possa abrir. Informe um que comece com https:// ou http://, ou um arquivo.</translation>
    </message>
    <message>
        <source>%1 is broken at line %2 and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 tem um erro na linha %2 e não pode ser lido. Avise os responsáveis pelo podcast e tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>%1 is broken and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 tem um erro e não pode ser lido. Avise os responsáveis pelo podcast e tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of this episode. It may ask you to log in, or your network does; open the episode&apos;s page in a browser.</source>
        <translation>%1 enviou uma página da web em vez deste episódio. Talvez o servidor ou a rede exija login; abra a página do episódio em um navegador.</translation>
    </message>
    <message>
        <source>%1 sent a playlist, a list of addresses, instead of this episode. Dogear can&apos;t play it; open the episode&apos;s page in a browser.</source>
        <translation>%1 enviou uma lista de reprodução, isto é, uma lista de endereços, em vez deste episódio. O Dogear não consegue reproduzi-la; abra a página do episódio em um navegador.</translation>
    </message>
    <message>
        <source>%1 sent an empty file instead of this episode. Try again later, or tell the show.</source>
        <translation>%1 enviou um arquivo vazio em vez deste episódio. Tente novamente mais tarde ou avise os responsáveis pelo podcast.</translation>
    </message>
    <message>
        <source>%1 sent a message instead of this episode, as servers do when they refuse it. Try again later, or open the episode&apos;s page in a browser.</source>
        <translation>%1 enviou uma mensagem em vez deste episódio, como fazem os servidores quando o recusam. Tente novamente mais tarde ou abra a página do episódio em um navegador.</translation>
    </message>
    <message>
        <source>%1 is a list without shows, so nothing was added. Export it again, or choose another file.</source>
        <translation>%1 é uma lista sem podcasts, por isso nada foi adicionado. Exporte-a novamente ou escolha outro arquivo.</translation>
    </message>
    <message>
        <source>There is nothing to read. Give the address of a feed, or a file.</source>
        <translation>Não há nada para ler. Informe o endereço de um feed ou um arquivo.</translation>
    </message>
    <message>
        <source>%1 is empty. Try again later, or check the address.</source>
        <translation>%1 está vazio. Tente novamente mais tarde ou verifique o endereço.</translation>
    </message>
    <message>
        <source>%1 sends another file of this episode at each request, so it can&apos;t be put together. Your place is kept; try again later.</source>
        <translation>%1 envia um arquivo diferente deste episódio a cada solicitação, por isso não é possível montá-lo. A posição é mantida; tente novamente mais tarde.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged. Dogear added the %n shows that it could read; export the list again for the others.</source>
        <translation>
            <numerusform>%1 está danificado. O Dogear adicionou %n podcast que conseguiu ler; exporte a lista novamente para obter os demais.</numerusform>
            <numerusform>%1 está danificado. O Dogear adicionou os %n podcasts que conseguiu ler; exporte a lista novamente para obter os demais.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends in the middle. Try again; what is missing may come the next time.</source>
        <translation>%1 termina no meio. Tente novamente; o que falta talvez venha na próxima vez.</translation>
    </message>
    <message>
        <source>%1 is a web page that names several feeds. Give the address of one of them.</source>
        <translation>%1 é uma página da web que indica vários feeds. Informe o endereço de um deles.</translation>
    </message>
    <message>
        <source>%1 is a web page, not a podcast feed. Look there for a link named RSS or Feed and paste it here.</source>
        <translation>%1 é uma página da web, não um feed de podcast. Procure nela um link chamado RSS ou Feed e cole-o aqui.</translation>
    </message>
    <message>
        <source>%1 is neither a podcast feed nor an audio or video file. Choose another file.</source>
        <translation>%1 não é um feed de podcast nem um arquivo de áudio ou vídeo. Escolha outro arquivo.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a podcast feed. Check the address, or look on the page of the show for its feed.</source>
        <translation>%1 não é um feed de podcast. Verifique o endereço ou procure o feed na página do podcast.</translation>
    </message>
    <message>
        <source>There is nothing to hear or see in %1. Choose a folder with audio or video files.</source>
        <translation>%1 não tem nada para ouvir ou ver. Escolha uma pasta com arquivos de áudio ou vídeo.</translation>
    </message>
    <message>
        <source>this folder</source>
        <translation>Esta pasta</translation>
    </message>
    <message>
        <source>%1 holds more files than one show may have. Choose one of the folders in it.</source>
        <translation>%1 contém mais arquivos do que um podcast pode ter. Escolha uma das pastas dentro dela.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>A pasta</translation>
    </message>
    <message>
        <source>%1 is larger than any feed that Dogear reads. Check the address.</source>
        <translation>%1 é maior do que qualquer feed que o Dogear lê. Verifique o endereço.</translation>
    </message>
    <message>
        <source>The folder %1 is not there. If it is on a disk that is not connected, connect it, then refresh.</source>
        <translation>A pasta %1 não está disponível. Se ela fica em um disco que não está conectado, conecte-o e atualize.</translation>
    </message>
    <message>
        <source>%1 is not there. Check its name and folder.</source>
        <translation>%1 não existe. Verifique o nome e a pasta.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check whether you may open it.</source>
        <translation>%1 não pode ser lido. Verifique se é permitido abri-lo.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check whether you may change its folder, or choose another one.</source>
        <translation>%1 não pode ser gravado. Verifique se é permitido alterar a pasta ou escolha outra.</translation>
    </message>
    <message>
        <source>%1 is there already and is no backup, so it was left as it is. Choose another name.</source>
        <translation>%1 já existe e não é um backup, por isso ficou como estava. Escolha outro nome.</translation>
    </message>
    <message>
        <source>The disk is full. Make room, then try again.</source>
        <translation>O disco está cheio. Libere espaço e tente novamente.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no backup of Dogear, so nothing was changed. Choose another file.</source>
        <translation>%1 está danificado ou não é um backup do Dogear, por isso nada foi alterado. Escolha outro arquivo.</translation>
    </message>
    <message>
        <source>%1 was made by a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 foi criado por um Dogear mais novo, por isso nada foi alterado. Instale essa versão ou escolha outro arquivo.</translation>
    </message>
    <message>
        <source>%1 is damaged, or has no settings of Dogear, so nothing was changed. Choose a file that was exported in the settings.</source>
        <translation>%1 está danificado ou não contém configurações do Dogear, por isso nada foi alterado. Escolha um arquivo que tenha sido exportado nas configurações.</translation>
    </message>
    <message>
        <source>%1 has settings of a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 tem configurações de um Dogear mais novo, por isso nada foi alterado. Instale essa versão ou escolha outro arquivo.</translation>
    </message>
    <message>
        <source>No keychain takes the password for %1, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the password again.</source>
        <translation>Nenhum chaveiro aceita a senha para %1, por isso ela será esquecida quando o Dogear for fechado. Desbloqueie ou instale um, por exemplo o GNOME Keyring, e informe a senha novamente.</translation>
    </message>
    <message>
        <source>this show</source>
        <translation>este podcast</translation>
    </message>
    <message>
        <source>This episode has nothing to play. Its notes may link to the sound.</source>
        <translation>Este episódio não tem nada para reproduzir. Talvez as notas tenham um link para o áudio.</translation>
    </message>
    <message>
        <source>There is no sound device. Connect or switch one on, then press play again.</source>
        <translation>Não há nenhum dispositivo de áudio. Conecte ou ligue um e clique novamente em “Reproduzir”.</translation>
    </message>
    <message>
        <source>The sound device is gone, so the episode is paused. Press play to go on from the same place with another one.</source>
        <translation>O dispositivo de áudio não está mais disponível, por isso o episódio foi pausado. Para continuar da mesma posição com outro, clique em “Reproduzir”.</translation>
    </message>
    <message>
        <source>%1 cannot be played any further: it is missing, was changed while it played, or is damaged. Your place is kept. Check the file, or get it again.</source>
        <translation>%1 não pode mais ser reproduzido: o arquivo está ausente, foi alterado durante a reprodução ou está danificado. A posição é mantida. Verifique o arquivo ou obtenha-o novamente.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t sending this episode. Try again later; your place is kept.</source>
        <translation>%1 não está enviando este episódio. Tente novamente mais tarde; a posição é mantida.</translation>
    </message>
    <message>
        <source>This computer cannot play the format of this episode. Open it in another program, or install what your system offers for more formats.</source>
        <translation>Este computador não consegue reproduzir o formato deste episódio. Abra-o em outro programa ou instale o que o sistema oferece para mais formatos.</translation>
    </message>
    <message>
        <source>The part of Qt Multimedia that plays is not installed, so there is no sound. Install it with your system&apos;s packages, and start Dogear again; your library and your places are kept.</source>
        <translation>A parte do Qt Multimedia que faz a reprodução não está instalada, por isso não há som. Instale-a com os pacotes do sistema e inicie o Dogear novamente; a biblioteca e as posições são mantidas.</translation>
    </message>
    <message>
        <source>The part of Dogear that plays, %1, is missing or does not fit, so there is no sound. Install Dogear again; your library and your places are kept.</source>
        <translation>A parte do Dogear que faz a reprodução, %1, está ausente ou é incompatível, por isso não há som. Instale o Dogear novamente; a biblioteca e as posições são mantidas.</translation>
    </message>
    <message>
        <source>This was stopped before it was done. Start it again if you still want it.</source>
        <translation>Isto foi interrompido antes de terminar. Inicie novamente, se ainda for necessário.</translation>
    </message>
    <message>
        <source>Something in Dogear went wrong. Try again; if it stays, report it together with the log.</source>
        <translation>Algo deu errado no Dogear. Tente novamente; se o problema continuar, relate-o junto com o log.</translation>
    </message>
    <message>
        <source>%1 The episodes that were here are kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 Os episódios que já estavam aqui foram mantidos.</translation>
    </message>
    <message>
        <source>The library could not do this. Nothing was changed; close Dogear, start it again and try once more.</source>
        <translation>A biblioteca não conseguiu fazer isto. Nada foi alterado; feche o Dogear, inicie-o novamente e tente outra vez.</translation>
    </message>
    <message>
        <source>Another program is using the library. Close it, or wait a moment, then try again.</source>
        <translation>Outro programa está usando a biblioteca. Feche-o ou aguarde um momento e tente novamente.</translation>
    </message>
    <message>
        <source>The library file is damaged, so not all of it can be read. Choose “Check library” (dogearctl check), or restore a backup if that does not help. Your places are kept.</source>
        <translation>O arquivo da biblioteca está danificado, por isso não é possível ler tudo. Escolha “Verificar biblioteca” (dogearctl check) ou, se isso não ajudar, restaure um backup. As posições são mantidas.</translation>
    </message>
    <message>
        <source>The library was written by a newer Dogear, and was left as it is. Install that version, or choose another data folder.</source>
        <translation>A biblioteca foi gravada por um Dogear mais novo e ficou como estava. Instale essa versão ou escolha outra pasta de dados.</translation>
    </message>
    <message>
        <source>Dogear is open with this library, so nothing was changed. Close it, or choose Restore in its Library menu.</source>
        <translation>O Dogear está aberto com esta biblioteca, por isso nada foi alterado. Feche-o ou escolha Restaurar no menu Biblioteca dele.</translation>
    </message>
    <message>
        <source>This is not in the library. It may have been removed.</source>
        <translation>Isto não está na biblioteca. Talvez tenha sido removido.</translation>
    </message>
    <message>
        <source>You follow this show already. Look for it in the list of shows.</source>
        <translation>Você já segue este podcast. Procure-o na lista de podcasts.</translation>
    </message>
    <message>
        <source>Dogear does not understand this search. Try plain words.</source>
        <translation>O Dogear não entende esta pesquisa. Tente palavras simples.</translation>
    </message>
    <message>
        <source>Dogear does not understand “%1”. Try plain words.</source>
        <translation>O Dogear não entende “%1”. Tente palavras simples.</translation>
    </message>
</context>
<context>
    <name>FeedFacts</name>
    <message>
        <source>There are no replies.</source>
        <translation>Não há respostas.</translation>
    </message>
    <message>
        <source>There is no network, so the replies were not loaded. Try again later.</source>
        <translation>Não há rede, por isso as respostas não foram carregadas. Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>Dogear can&apos;t read the replies of this server. Open the thread in the browser.</source>
        <translation>O Dogear não consegue ler as respostas deste servidor. Abra a conversa no navegador.</translation>
    </message>
    <message>
        <source>The server did not send the replies. Try again later, or open the thread in the browser.</source>
        <translation>O servidor não enviou as respostas. Tente novamente mais tarde ou abra a conversa no navegador.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Episódio</translation>
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
        <translation>Trailer</translation>
    </message>
    <message>
        <source>Bonus episode</source>
        <translation>Episódio bônus</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Explícito</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>Fim previsto</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>Transmissão ao vivo</translation>
    </message>
    <message>
        <source>Watch or listen</source>
        <translation>Assistir ou ouvir</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>Trechos</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versões</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Apoio</translation>
    </message>
    <message>
        <source>About the episode</source>
        <translation>Sobre o episódio</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Pessoas</translation>
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
        <translation>Ao vivo agora</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Encerrada</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Agendada</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>time</comment>
        <translation>A partir de %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>times</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comentários</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagamentos</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>Further texts</source>
        <translation>Outros textos</translation>
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
        <translation>padrão</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Another source</source>
        <comment>of a version of an episode</comment>
        <translation>Outra fonte</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Soma de verificação</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>width and height in pixels</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) wide</source>
        <translation>
            <numerusform>%n pixel de largura</numerusform>
            <numerusform>%n pixels de largura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) high</source>
        <translation>
            <numerusform>%n pixel de altura</numerusform>
            <numerusform>%n pixels de altura</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>version of an episode</comment>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcrição</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>legendas</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Apresentação</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Participação</translation>
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
        <translation>Conversa</translation>
    </message>
    <message>
        <source>The show has turned comments off.</source>
        <translation>O podcast desativou os comentários.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
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
        <translation>Feito em</translation>
    </message>
    <message>
        <source>About the place</source>
        <translation>Lugar abordado</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>No mapa</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
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
        <translation>Encerrado, sem mais episódios</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Novos episódios</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Criador</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Proprietário</translation>
    </message>
    <message>
        <source>Years active</source>
        <translation>Anos de atividade</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episódios</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>One story, from the first episode on</source>
        <translation>Uma única história, desde o primeiro episódio</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Não explícito</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorias</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Direitos autorais</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Última leitura</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitida</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Não permitida</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mídia</translation>
    </message>
    <message>
        <source>Own address</source>
        <translation>Endereço próprio</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>Novo endereço</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Feito com</translation>
    </message>
    <message>
        <source>Import by other hosts</source>
        <translation>Importação por outros serviços de hospedagem</translation>
    </message>
    <message>
        <source>Listing in directories</source>
        <translation>Inclusão em diretórios</translation>
    </message>
    <message>
        <source>All directories</source>
        <translation>Todos os diretórios</translation>
    </message>
    <message>
        <source>Announced by Podping</source>
        <translation>Anunciado via Podping</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informações</translation>
    </message>
    <message>
        <source>Trailers</source>
        <translation>Trailers</translation>
    </message>
    <message>
        <source>About the feed</source>
        <translation>Sobre o feed</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>fee of %1</source>
        <translation>taxa de %1</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinatário</translation>
    </message>
    <message>
        <source>from %1 of the other recording</source>
        <translation>a partir de %1 da outra gravação</translation>
    </message>
    <message>
        <source>other recipients</source>
        <translation>outros destinatários</translation>
    </message>
    <message>
        <source>For information only: Dogear sends no payments.</source>
        <translation>Somente para informação: o Dogear não envia pagamentos.</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Pagamento</translation>
    </message>
    <message>
        <source>%1 suggested</source>
        <comment>amount</comment>
        <translation>sugestão de %1</translation>
    </message>
</context>
<context>
    <name>FetchText</name>
    <message>
        <source>Read</source>
        <translation>Lido</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>Sem alterações</translation>
    </message>
    <message>
        <source>Read, the same as before</source>
        <translation>Lido, igual ao anterior</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what came of it, status of HTTP</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Same error</source>
        <translation>Mesmo erro</translation>
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
        <translation>Temporada %1, episódio %2</translation>
    </message>
    <message>
        <source>Season %1</source>
        <translation>Temporada %1</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Episódio %1</translation>
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
        <translation>faltando %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ontem</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day and time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Amanhã</translation>
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
        <translation>%1 de escuta</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <comment>time</comment>
        <translation>economia de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>number of episodes</comment>
        <translation>
            <numerusform>%n concluído</numerusform>
            <numerusform>%n concluídos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saved by speed, %2 by trimming silence</source>
        <comment>times</comment>
        <translation>economia de %1 pela velocidade e de %2 pelo corte de silêncio</translation>
    </message>
</context>
<context>
    <name>PaletteActions</name>
    <message>
        <source>Button</source>
        <translation>Botão</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Inbox</source>
        <translation>Caixa de entrada</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Em andamento</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>All episodes</source>
        <translation>Todos os episódios</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Discover</source>
        <translation>Descobrir</translation>
    </message>
</context>
<context>
    <name>ProxyErrorText</name>
    <message>
        <source>Dogear is set to use a proxy, but its address is missing. Enter it under Network in the settings.</source>
        <translation>O Dogear está configurado para usar um proxy, mas falta o endereço dele. Informe-o em Rede, nas configurações.</translation>
    </message>
    <message>
        <source>The proxy %1 can&apos;t be reached, or doesn&apos;t let Dogear through. Check it under Network in the settings.</source>
        <translation>O proxy %1 está inacessível ou não deixa o Dogear passar. Verifique-o em Rede, nas configurações.</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>O proxy exige nome e senha, ou os atuais estão incorretos. Informe-os em Rede, nas configurações.</translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>O proxy %1 exige nome e senha, ou os atuais estão incorretos. Informe-os em Rede, nas configurações.</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>“%1” was ignored. Use is:unplayed, is:played, is:started, is:downloaded, is:favourite or is:queued.</source>
        <translation>“%1” foi ignorado. Use is:unplayed, is:played, is:started, is:downloaded, is:favourite ou is:queued.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Use has:chapters, has:transcript, has:video or has:bookmark.</source>
        <translation>“%1” foi ignorado. Use has:chapters, has:transcript, has:video ou has:bookmark.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a date like 2024, 2024-03 or 2024-03-31.</source>
        <translation>“%1” foi ignorado. Escreva uma data como 2024, 2024-03 ou 2024-03-31.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write an age like &lt;7d, &lt;3w, &lt;6m or &gt;1y.</source>
        <translation>“%1” foi ignorado. Escreva uma idade como &lt;7d, &lt;3w, &lt;6m ou &gt;1y.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a length like 20m or 1h30m.</source>
        <translation>“%1” foi ignorado. Escreva uma duração como 20m ou 1h30m.</translation>
    </message>
    <message>
        <source>“%1” was ignored. A season is a number, like season:2.</source>
        <translation>“%1” foi ignorado. Uma temporada é um número, como season:2.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write the word to look for right after the colon.</source>
        <translation>“%1” foi ignorado. Escreva a palavra procurada logo depois dos dois-pontos.</translation>
    </message>
    <message>
        <source>OR was ignored. Write it between two words.</source>
        <translation>OR foi ignorado. Escreva-o entre duas palavras.</translation>
    </message>
</context>
<context>
    <name>RowButtonTexts</name>
    <message>
        <source>Pause the download</source>
        <translation>Pausar o download</translation>
    </message>
    <message>
        <source>Retry the download</source>
        <translation>Tentar baixar novamente</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>Retomar o download</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>Remover o download</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>Cancelar o download</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Remover da fila</translation>
    </message>
</context>
<context>
    <name>SubscribeText</name>
    <message numerus="yes">
        <source>%n entries of the list were left out: they are not followed there, or are no shows.</source>
        <translation>
            <numerusform>%n entrada da lista foi deixada de fora por não ser seguida na origem ou por não ser um podcast.</numerusform>
            <numerusform>%n entradas da lista foram deixadas de fora por não serem seguidas na origem ou por não serem podcasts.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain the episode of the link; look for it in the list, or open the link in a browser.</source>
        <translation>“%1” está aberto, mas o feed não contém o episódio do link; procure-o na lista ou abra o link em um navegador.</translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain “%2”, the episode of the link; open the link in a browser.</source>
        <translation>“%1” está aberto, mas o feed não contém “%2”, o episódio do link; abra o link em um navegador.</translation>
    </message>
    <message>
        <source>“%1” is open, but no directory says which episode the link means; look for it in the list.</source>
        <translation>“%1” está aberto, mas nenhum diretório informa a qual episódio o link se refere; procure-o na lista.</translation>
    </message>
    <message>
        <source>“%1” is open as it was read before, without the episode of the link.</source>
        <translation>“%1” está aberto como foi lido antes, sem o episódio do link.</translation>
    </message>
</context>
<context>
    <name>TranscriptText</name>
    <message>
        <source>subtitles (VTT)</source>
        <translation>legendas (VTT)</translation>
    </message>
    <message>
        <source>text with times (JSON)</source>
        <translation>texto com marcações de tempo (JSON)</translation>
    </message>
    <message>
        <source>subtitles (SRT)</source>
        <translation>legendas (SRT)</translation>
    </message>
    <message>
        <source>web page</source>
        <translation>página da web</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>texto simples</translation>
    </message>
    <message>
        <source>Made on this computer</source>
        <comment>a transcript</comment>
        <translation>Feita neste computador</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language and format of a transcript</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>O servidor</translation>
    </message>
    <message>
        <source>There is no connection to %1, so the transcript could not be fetched. Connect, then try again.</source>
        <translation>%1 está inacessível por falta de conexão, e a transcrição não pôde ser obtida. Conecte-se e tente novamente.</translation>
    </message>
    <message>
        <source>%1 gave a web page instead of the transcript; it may want you to sign in. Look for it on the episode&apos;s page, or try again later.</source>
        <translation>%1 enviou uma página da web em vez da transcrição; talvez seja preciso fazer login. Procure-a na página do episódio ou tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>What %1 gave is no transcript that Dogear can read. Tell the show, or try again later.</source>
        <translation>%1 enviou algo que não é uma transcrição que o Dogear possa ler. Avise os responsáveis pelo podcast ou tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>The transcript from %1 breaks off in the middle. Try again.</source>
        <translation>%1 enviou uma transcrição que termina no meio. Tente novamente.</translation>
    </message>
    <message>
        <source>The transcript from %1 is an empty document. Tell the show, or try again later.</source>
        <translation>%1 enviou um documento vazio como transcrição. Avise os responsáveis pelo podcast ou tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>The transcript from %1 is larger than any that Dogear reads. Tell the show.</source>
        <translation>%1 enviou uma transcrição maior do que qualquer uma que o Dogear lê. Avise os responsáveis pelo podcast.</translation>
    </message>
    <message>
        <source>%1 says that the transcript is not there (%2). Tell the show, or try again later.</source>
        <translation>%1 informa que a transcrição não existe (%2). Avise os responsáveis pelo podcast ou tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>%1 The transcript that was here is kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 A transcrição que já estava aqui foi mantida.</translation>
    </message>
</context>
<context>
    <name>dogear::BackupController</name>
    <message>
        <source>Back up…</source>
        <translation>Fazer backup…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Check library</source>
        <translation>Verificar biblioteca</translation>
    </message>
    <message>
        <source>Write shows, places and settings to one file</source>
        <translation>Gravar podcasts, posições e configurações em um único arquivo</translation>
    </message>
    <message>
        <source>Take shows, places and settings from a backup</source>
        <translation>Obter podcasts, posições e configurações de um backup</translation>
    </message>
    <message>
        <source>Check the library for problems and fix them where possible</source>
        <translation>Procurar problemas na biblioteca e corrigi-los quando possível</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interromper</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Fazer backup</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Backups (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Backing up the library…</source>
        <translation>Fazendo backup da biblioteca…</translation>
    </message>
    <message>
        <source>The library was backed up to %1 (%2, %3).</source>
        <comment>file, shows and episodes, size</comment>
        <translation>O backup da biblioteca foi gravado em %1 (%2, %3).</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Backups (*.zip *.sqlite)</source>
        <translation>Backups (*.zip *.sqlite)</translation>
    </message>
    <message>
        <source>Restore the library of %1?</source>
        <translation>Restaurar a biblioteca de %1?</translation>
    </message>
    <message>
        <source>It holds %1. Dogear closes the library that is open now, keeps it as a backup, and opens the restored one.</source>
        <translation>Ela contém %1. O Dogear fecha a biblioteca aberta agora, guarda-a como backup e abre a restaurada.</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Lendo o backup…</translation>
    </message>
    <message>
        <source>The library of %1 was restored.</source>
        <translation>A biblioteca de %1 foi restaurada.</translation>
    </message>
    <message>
        <source>Restore the library</source>
        <translation>Restaurar a biblioteca</translation>
    </message>
    <message>
        <source>Checking the library…</source>
        <translation>Verificando a biblioteca…</translation>
    </message>
</context>
<context>
    <name>dogear::BookmarkController</name>
    <message>
        <source>Bookmark this time</source>
        <translation>Marcar este momento</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>Copiar link deste momento</translation>
    </message>
    <message>
        <source>Possible with an episode in the player.</source>
        <translation>Disponível com um episódio no player.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Bookmarked at %1.</source>
        <translation>Marcador adicionado em %1.</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Adicionar anotação</translation>
    </message>
    <message>
        <source>Note at %1 of “%2”:</source>
        <translation>Anotação em %1 de “%2”:</translation>
    </message>
    <message>
        <source>Copied: title, show and time. This episode has no address on the web.</source>
        <translation>Copiado: título, podcast e tempo. Este episódio não tem endereço na web.</translation>
    </message>
    <message>
        <source>Copied: title, show, time and link.</source>
        <translation>Copiado: título, podcast, tempo e link.</translation>
    </message>
    <message>
        <source>The bookmark was deleted.</source>
        <translation>O marcador foi excluído.</translation>
    </message>
    <message>
        <source>Delete bookmark</source>
        <translation>Excluir marcador</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Editar a anotação</translation>
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
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>bookmarks.md</source>
        <comment>name of a file</comment>
        <translation>marcadores.md</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) were written to %1.</source>
        <translation>
            <numerusform>%n marcador foi gravado em %1.</numerusform>
            <numerusform>%n marcadores foram gravados em %1.</numerusform>
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
        <translation>Próximo capítulo</translation>
    </message>
    <message>
        <source>Possible in an episode with chapters.</source>
        <translation>Disponível em episódios com capítulos.</translation>
    </message>
</context>
<context>
    <name>dogear::ChapterController</name>
    <message>
        <source>Chapters that match “%1” are skipped in this show.</source>
        <translation>Neste podcast, os capítulos que correspondem a “%1” serão pulados.</translation>
    </message>
    <message>
        <source>Skip chapters</source>
        <translation>Pular capítulos</translation>
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
        <translation>Este texto ajuda a relatar um erro. Ele não contém nomes de podcasts, episódios ou arquivos, e o Dogear não o envia a ninguém: copie-o para onde quiser.</translation>
    </message>
</context>
<context>
    <name>dogear::DocumentController</name>
    <message>
        <source>“%1” could not be started, so no transcripts are made. Check the command in the settings.</source>
        <translation>Não foi possível iniciar “%1”, por isso nenhuma transcrição é feita. Verifique o comando nas configurações.</translation>
    </message>
    <message>
        <source>“%1” failed and said: %2. No more transcripts are made until you change the command in the settings.</source>
        <translation>“%1” falhou e informou: %2. Nenhuma outra transcrição será feita até que o comando seja alterado nas configurações.</translation>
    </message>
    <message>
        <source>“%1” left no subtitles (SRT, VTT), so no more transcripts are made until you change the command in the settings.</source>
        <translation>“%1” não gerou legendas (SRT, VTT), por isso nenhuma outra transcrição será feita até que o comando seja alterado nas configurações.</translation>
    </message>
    <message>
        <source>“%1” failed. No more transcripts are made until you change the command in the settings.</source>
        <translation>“%1” falhou. Nenhuma outra transcrição será feita até que o comando seja alterado nas configurações.</translation>
    </message>
</context>
<context>
    <name>dogear::DownloadController</name>
    <message>
        <source>Pause all downloads</source>
        <translation>Pausar todos os downloads</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) removed.</source>
        <translation>
            <numerusform>%n download removido.</numerusform>
            <numerusform>%n downloads removidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>Remover download</translation>
    </message>
    <message>
        <source>The file is gone: it was deleted or moved.</source>
        <translation>O arquivo não está mais lá: foi excluído ou movido.</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) failed; the list says why.</source>
        <translation>
            <numerusform>%n download falhou; a lista mostra o motivo.</numerusform>
            <numerusform>%n downloads falharam; a lista mostra o motivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>“%1” was not downloaded: %2.</source>
        <comment>title and reason</comment>
        <translation>“%1” não foi baixado: %2.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeController</name>
    <message>
        <source>Mark as played or unplayed</source>
        <translation>Marcar como reproduzido ou não reproduzido</translation>
    </message>
    <message>
        <source>Add to or remove from favourites</source>
        <translation>Adicionar aos favoritos ou remover deles</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Ir para o podcast</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Marcar todos como reproduzidos</translation>
    </message>
    <message>
        <source>Possible in the Inbox, in a show and in a tag.</source>
        <translation>Disponível na Caixa de entrada, em um podcast e em uma etiqueta.</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeMarker</name>
    <message>
        <source>The position was set back to the beginning.</source>
        <translation>A posição voltou ao início.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as played.</source>
        <translation>
            <numerusform>%Ln episódio marcado como reproduzido.</numerusform>
            <numerusform>%Ln episódios marcados como reproduzidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as unplayed.</source>
        <translation>
            <numerusform>%Ln episódio marcado como não reproduzido.</numerusform>
            <numerusform>%Ln episódios marcados como não reproduzidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Marcar como reproduzido</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Marcar como não reproduzido</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) added to the favourites.</source>
        <translation>
            <numerusform>%Ln episódio adicionado aos favoritos.</numerusform>
            <numerusform>%Ln episódios adicionados aos favoritos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) removed from the favourites.</source>
        <translation>
            <numerusform>%Ln episódio removido dos favoritos.</numerusform>
            <numerusform>%Ln episódios removidos dos favoritos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Adicionar aos favoritos</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Remover dos favoritos</translation>
    </message>
    <message>
        <source>All episodes here are marked as played already.</source>
        <translation>Todos os episódios daqui já estão marcados como reproduzidos.</translation>
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
        <translation>&amp;Episódio</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Reprodução</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fechar a janela</translation>
    </message>
</context>
<context>
    <name>dogear::FeedAddressController</name>
    <message>
        <source>Address of “%1”</source>
        <translation>Endereço de “%1”</translation>
    </message>
    <message>
        <source>Feed address:</source>
        <translation>Endereço do feed:</translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>Alterar o endereço</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lendo %1…</translation>
    </message>
    <message>
        <source>“%1” is read at its new address.</source>
        <translation>“%1” agora é lido no novo endereço.</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Alterar endereço</translation>
    </message>
</context>
<context>
    <name>dogear::FollowController</name>
    <message>
        <source>Reading %1…</source>
        <translation>Lendo %1…</translation>
    </message>
    <message>
        <source>Reading the files of “%1”…</source>
        <translation>Lendo os arquivos de “%1”…</translation>
    </message>
    <message>
        <source>Looking up where this link leads…</source>
        <translation>Verificando aonde este link leva…</translation>
    </message>
</context>
<context>
    <name>dogear::FollowReporter</name>
    <message>
        <source>You follow “%1” already.</source>
        <translation>Você já segue “%1”.</translation>
    </message>
    <message>
        <source>You now follow “%1”.</source>
        <translation>Agora você segue “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were added.</source>
        <translation>
            <numerusform>%n podcast foi adicionado.</numerusform>
            <numerusform>%n podcasts foram adicionados.</numerusform>
        </translation>
    </message>
    <message>
        <source>You follow the shows of this list already.</source>
        <translation>Você já segue os podcasts desta lista.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interromper</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>The link leads to %1 in “%2”.</source>
        <translation>O link leva a %1 de “%2”.</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>Reproduzir a partir de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of the shows could not be read; the sidebar marks them.</source>
        <translation>
            <numerusform>%n dos podcasts não pôde ser lido; a barra lateral o indica.</numerusform>
            <numerusform>%n dos podcasts não puderam ser lidos; a barra lateral os indica.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corrigir…</translation>
    </message>
</context>
<context>
    <name>dogear::HelpController</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>The Dogear Guide</source>
        <translation>Guia do Dogear</translation>
    </message>
    <message>
        <source>Release notes</source>
        <translation>Notas da versão</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>About Dogear</source>
        <translation>Sobre o Dogear</translation>
    </message>
</context>
<context>
    <name>dogear::KeyBindings</name>
    <message>
        <source>Other</source>
        <translation>Outros</translation>
    </message>
</context>
<context>
    <name>dogear::LiveReminders</name>
    <message>
        <source>“%1” starts now.</source>
        <translation>“%1” começa agora.</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Ir para o podcast</translation>
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
        <translation>Próximo painel</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Painel anterior</translation>
    </message>
</context>
<context>
    <name>dogear::NextUndo</name>
    <message>
        <source>Next episode</source>
        <translation>Próximo episódio</translation>
    </message>
</context>
<context>
    <name>dogear::PaletteController</name>
    <message>
        <source>Saved search</source>
        <translation>Pesquisa salva</translation>
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
        <translation>Podcast arquivado</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Go to anything…</source>
        <translation>Ir para…</translation>
    </message>
</context>
<context>
    <name>dogear::PasswordController</name>
    <message>
        <source>Enter password…</source>
        <translation>Informar senha…</translation>
    </message>
</context>
<context>
    <name>dogear::PlayStarter</name>
    <message>
        <source>There is no unplayed episode to play. Select one, or add a show.</source>
        <translation>Não há nenhum episódio para reproduzir. Selecione um ou adicione um podcast.</translation>
    </message>
</context>
<context>
    <name>dogear::PlaybackController</name>
    <message>
        <source>Play or pause</source>
        <translation>Reproduzir ou pausar</translation>
    </message>
    <message>
        <source>Back to last position</source>
        <translation>Voltar à última posição</translation>
    </message>
    <message>
        <source>Possible after a jump to another time.</source>
        <translation>Disponível depois de um salto para outra posição.</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Mais devagar</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Mais rápido</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Velocidade normal</translation>
    </message>
    <message>
        <source>Switch between normal and last speed</source>
        <translation>Alternar entre a velocidade normal e a última</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Aumentar o volume</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Diminuir o volume</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
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
            <numerusform>Avançar %n segundo</numerusform>
            <numerusform>Avançar %n segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::PrivacyController</name>
    <message>
        <source>Contacted hosts</source>
        <translation>Servidores contatados</translation>
    </message>
    <message>
        <source>Hosts that Dogear contacts</source>
        <translation>Servidores que o Dogear contata</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>dogear::QueueController</name>
    <message>
        <source>Clear Up next</source>
        <translation>Esvaziar a fila</translation>
    </message>
    <message>
        <source>Possible when Up next has an episode.</source>
        <translation>Disponível quando há um episódio na fila.</translation>
    </message>
    <message>
        <source>Move in Up next</source>
        <translation>Mover na fila</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>Próximo episódio</translation>
    </message>
    <message>
        <source>Possible when an episode comes next.</source>
        <translation>Disponível quando há um próximo episódio.</translation>
    </message>
    <message>
        <source>Sort Up next</source>
        <translation>Ordenar a fila</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Mais recentes primeiro</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Mais antigos primeiro</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Mais curtos primeiro</translation>
    </message>
    <message>
        <source>By show</source>
        <translation>Por podcast</translation>
    </message>
    <message>
        <source>Up next is empty</source>
        <translation>A fila está vazia</translation>
    </message>
    <message numerus="yes">
        <source>Up next: %n episode(s)</source>
        <translation>
            <numerusform>Fila: %n episódio</numerusform>
            <numerusform>Fila: %n episódios</numerusform>
        </translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Reproduzir em seguida</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Adicionar à fila</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Remover da fila</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) removed from Up next.</source>
        <translation>
            <numerusform>%n episódio removido da fila.</numerusform>
            <numerusform>%n episódios removidos da fila.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up next was sorted.</source>
        <translation>A fila foi ordenada.</translation>
    </message>
    <message numerus="yes">
        <source>Up next was cleared: %n episode(s).</source>
        <translation>
            <numerusform>A fila foi esvaziada: %n episódio.</numerusform>
            <numerusform>A fila foi esvaziada: %n episódios.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ReleaseNotes</name>
    <message>
        <source>Release notes</source>
        <translation>Notas da versão</translation>
    </message>
    <message>
        <source>Dogear was updated to %1.</source>
        <translation>O Dogear foi atualizado para a versão %1.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novidades</translation>
    </message>
</context>
<context>
    <name>dogear::SavedSearchController</name>
    <message>
        <source>Save search</source>
        <translation>Salvar pesquisa</translation>
    </message>
    <message>
        <source>The search “%1” is in the sidebar now.</source>
        <translation>A pesquisa “%1” agora está na barra lateral.</translation>
    </message>
    <message>
        <source>Rename search</source>
        <translation>Renomear pesquisa</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Nome alterado para “%1”.</translation>
    </message>
    <message>
        <source>Remove search</source>
        <translation>Remover pesquisa</translation>
    </message>
    <message>
        <source>The search “%1” was removed.</source>
        <translation>A pesquisa “%1” foi removida.</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsController</name>
    <message>
        <source>Settings…</source>
        <translation>Configurações…</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsTransfer</name>
    <message>
        <source>Settings (*.json)</source>
        <translation>Configurações (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Exportar configurações</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importar configurações</translation>
    </message>
    <message>
        <source>The settings were written to %1, without passwords.</source>
        <translation>As configurações foram gravadas em %1, sem senhas.</translation>
    </message>
    <message>
        <source>%1 has no setting that this Dogear can use, so nothing was changed.</source>
        <translation>%1 não tem nenhuma configuração que este Dogear possa usar, por isso nada foi alterado.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) taken from %1</source>
        <translation>
            <numerusform>%n configuração obtida de %1</numerusform>
            <numerusform>%n configurações obtidas de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that this Dogear does not know</source>
        <comment>settings</comment>
        <translation>
            <numerusform>%n desconhecida por este Dogear</numerusform>
            <numerusform>%n desconhecidas por este Dogear</numerusform>
        </translation>
    </message>
    <message>
        <source>the folder %1, which is not on this computer</source>
        <translation>a pasta %1, que não está neste computador</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence: so many settings taken from a file</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; left out: %2.</source>
        <comment>so many settings taken from a file, a list</comment>
        <translation>%1; ficou de fora: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::ShowController</name>
    <message>
        <source>Add a show…</source>
        <translation>Adicionar podcast…</translation>
    </message>
    <message>
        <source>Add audio or video files…</source>
        <translation>Adicionar arquivos de áudio ou vídeo…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Adicionar pasta…</translation>
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
        <translation>Atualizar todos os podcasts</translation>
    </message>
    <message>
        <source>You no longer follow “%1”.</source>
        <translation>Você deixou de seguir “%1”.</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Deixar de seguir</translation>
    </message>
    <message>
        <source>Add audio or video files</source>
        <translation>Adicionar arquivos de áudio ou vídeo</translation>
    </message>
    <message>
        <source>Audio and video (%1)</source>
        <translation>Áudio e vídeo (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Adicionar pasta</translation>
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
            <numerusform>%n podcast foi gravado em %1.</numerusform>
            <numerusform>%n podcasts foram gravados em %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ShowEditor</name>
    <message>
        <source>Archive</source>
        <translation>Arquivar</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Desarquivar</translation>
    </message>
    <message>
        <source>“%1” is in the archive: it stays as it is and is not refreshed.</source>
        <translation>“%1” foi arquivado: fica como está e não é atualizado.</translation>
    </message>
    <message>
        <source>“%1” is back from the archive.</source>
        <translation>“%1” foi desarquivado.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>“%1” was renamed.</source>
        <translation>“%1” foi renomeado.</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Adicionar etiqueta</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>Tirar etiqueta</translation>
    </message>
    <message>
        <source>“%1” has the tag “%2” now.</source>
        <translation>“%1” agora tem a etiqueta “%2”.</translation>
    </message>
    <message>
        <source>“%1” no longer has the tag “%2”.</source>
        <translation>“%1” não tem mais a etiqueta “%2”.</translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation>Renomear etiqueta</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Nome alterado para “%1”.</translation>
    </message>
    <message>
        <source>Remove tag</source>
        <translation>Remover etiqueta</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its shows are still here.</source>
        <translation>A etiqueta “%1” foi removida; os podcasts dela continuam aqui.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image Dogear can read. The show keeps the one it has; choose another file.</source>
        <translation>“%1” não é uma imagem que o Dogear consiga ler. O podcast mantém a atual; escolha outro arquivo.</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>Escolher imagem</translation>
    </message>
    <message>
        <source>Picture changed.</source>
        <translation>A imagem foi alterada.</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>Usar imagem do feed</translation>
    </message>
    <message>
        <source>Feed picture restored.</source>
        <translation>A imagem do feed foi restaurada.</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nova etiqueta</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Nome da etiqueta</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Escolher imagem</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Imagens (%1)</translation>
    </message>
</context>
<context>
    <name>dogear::StatisticsController</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>dogear::StreamStatus</name>
    <message>
        <source>This episode has become another file at its server, perhaps with other advertisements. It goes on at the same time.</source>
        <translation>Este episódio passou a ser outro arquivo no servidor, talvez com outros anúncios. A reprodução continua no mesmo ponto.</translation>
    </message>
    <message>
        <source>This stream can&apos;t be saved. %1</source>
        <translation>Não é possível salvar este streaming. %1</translation>
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
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>Próximo episódio</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Hide the window</source>
        <translation>Ocultar a janela</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>Mostrar a janela</translation>
    </message>
</context>
<context>
    <name>dogear::UndoController</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Possible after a change of the library.</source>
        <translation>Disponível depois de uma alteração na biblioteca.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>name of an act</comment>
        <translation>Desfeito: %1.</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Desfazer “%1”</translation>
    </message>
</context>
<context>
    <name>dogear::VideoController</name>
    <message>
        <source>Possible while a video plays.</source>
        <translation>Disponível durante a reprodução de um vídeo.</translation>
    </message>
    <message>
        <source>Video in its own window</source>
        <translation>Vídeo em janela própria</translation>
    </message>
    <message>
        <source>Video in full screen</source>
        <translation>Vídeo em tela cheia</translation>
    </message>
    <message>
        <source>Show the video over the whole screen</source>
        <translation>Mostrar o vídeo na tela inteira</translation>
    </message>
    <message>
        <source>%1 – Dogear</source>
        <translation>%1 – Dogear</translation>
    </message>
    <message>
        <source>Show the video beside the notes</source>
        <translation>Mostrar o vídeo ao lado das notas</translation>
    </message>
    <message>
        <source>Show the video in its own window</source>
        <translation>Mostrar o vídeo em janela própria</translation>
    </message>
</context>
<context>
    <name>dogear::ViewMenu</name>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
    <message>
        <source>Notes and details</source>
        <translation>Notas e detalhes</translation>
    </message>
    <message>
        <source>Larger notes</source>
        <translation>Notas maiores</translation>
    </message>
    <message>
        <source>Smaller notes</source>
        <translation>Notas menores</translation>
    </message>
    <message>
        <source>Usual size of notes</source>
        <translation>Tamanho normal das notas</translation>
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
        <translation>Escuro</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
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
        <translation>O Dogear abre ao iniciar a sessão.</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::GlobalShortcuts</name>
    <message>
        <source>Play or pause</source>
        <translation>Reproduzir ou pausar</translation>
    </message>
    <message>
        <source>Play the next episode</source>
        <translation>Reproduzir o próximo episódio</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>Retroceder</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Avançar</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ScreenInhibitor</name>
    <message>
        <source>Showing a video</source>
        <translation>Exibindo um vídeo</translation>
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
        <translation>Reproduzindo um podcast</translation>
    </message>
    <message>
        <source>Keeping the place in a podcast</source>
        <translation>Salvando a posição em um podcast</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AboutDialog</name>
    <message>
        <source>About Dogear</source>
        <translation>Sobre o Dogear</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versões</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Dogear %1</source>
        <translation>Dogear %1</translation>
    </message>
    <message>
        <source>A podcast player that keeps your place.</source>
        <translation>Um player de podcasts que lembra onde a reprodução parou.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>Software livre sob a GNU General Public License, versão 3 ou posterior. É permitido usá-lo, estudá-lo, compartilhá-lo e modificá-lo; ele vem sem nenhuma garantia.</translation>
    </message>
    <message>
        <source>© The Dogear developers</source>
        <translation>© Os desenvolvedores do Dogear</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Usada para</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotecas</translation>
    </message>
    <message>
        <source>Licence of Dogear</source>
        <translation>Licença do Dogear</translation>
    </message>
    <message>
        <source>Dogear uses these libraries:</source>
        <translation>O Dogear usa estas bibliotecas:</translation>
    </message>
    <message>
        <source>Licence of Dogear:</source>
        <translation>Licença do Dogear:</translation>
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
        <translation>Nome, link ou endereço do feed de um podcast, lista OPML, pasta ou arquivo de áudio:</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Add a show</source>
        <translation>Adicionar podcast</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Procurar…</translation>
    </message>
    <message>
        <source>Choose a feed, a list of shows, audio or video</source>
        <translation>Escolher um feed, uma lista de podcasts, áudio ou vídeo</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AppearanceSettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light or dark colours of the window</source>
        <translation>Cores claras ou escuras da janela</translation>
    </message>
    <message>
        <source>dark mode light mode night</source>
        <comment>words that find the theme</comment>
        <translation>modo escuro modo claro noite noturno</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Igual ao sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Colours from artwork</source>
        <translation>Cores da capa</translation>
    </message>
    <message>
        <source>The page of a show takes a colour from its picture</source>
        <translation>A página de um podcast adota uma cor da imagem dele</translation>
    </message>
    <message>
        <source>accent cover tint</source>
        <comment>words that find colours from artwork</comment>
        <translation>realce destaque arte tom</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Size of notes</source>
        <translation>Tamanho das notas</translation>
    </message>
    <message>
        <source>Size of the text in notes and transcripts</source>
        <translation>Tamanho do texto nas notas e transcrições</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>font zoom larger smaller letters</source>
        <comment>words that find the text size</comment>
        <translation>fonte zoom maior menor letras</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of Dogear&apos;s texts</source>
        <translation>Idioma dos textos do Dogear</translation>
    </message>
    <message>
        <source>translation locale</source>
        <comment>words that find the language; with the English word, too</comment>
        <translation>tradução língua localidade language</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarkDelegate</name>
    <message>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Note of this bookmark</source>
        <translation>Anotação deste marcador</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Editar a anotação</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>Reproduzir a partir de %1</translation>
    </message>
    <message>
        <source>You no longer follow this show. Follow it again to play this.</source>
        <translation>Você não segue mais este podcast. Para reproduzir isto, siga-o novamente.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarksPage</name>
    <message>
        <source>Search bookmarks</source>
        <translation>Pesquisar marcadores</translation>
    </message>
    <message>
        <source>Words of notes, titles and shows</source>
        <translation>Palavras de anotações, títulos e podcasts</translation>
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
        <translation>Gravar todos os marcadores em um arquivo Markdown</translation>
    </message>
    <message>
        <source>In the bookmarks</source>
        <translation>Nos marcadores</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Reproduzir daqui</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Editar a anotação</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
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
        <translation>Nada foi encontrado. Tente menos palavras ou palavras mais curtas.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a pesquisa</translation>
    </message>
    <message>
        <source>Bookmark a time while you listen to find it again and to write down why.</source>
        <translation>Adicione um marcador durante a escuta para reencontrar o momento e anotar o motivo.</translation>
    </message>
    <message>
        <source>Press %1 while you listen to mark a time and to write down why.</source>
        <translation>Pressione %1 durante a escuta para marcar um momento e anotar o motivo.</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>Copiar link deste momento</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterDelegate</name>
    <message>
        <source>Without a title</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>Skipped because of its title, as you chose for this show</source>
        <translation>Pulado por causa do título, como definido para este podcast</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Pular este capítulo</translation>
    </message>
    <message>
        <source>Do not skip this chapter</source>
        <translation>Não pular este capítulo</translation>
    </message>
    <message>
        <source>%1 – play from %2</source>
        <comment>title of a chapter, time</comment>
        <translation>%1 – reproduzir a partir de %2</translation>
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
        <translation>Nos capítulos</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Reproduzir daqui</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Pular este capítulo</translation>
    </message>
    <message>
        <source>Open the link</source>
        <translation>Abrir o link</translation>
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
        <translation>Sempre pular capítulos com este título</translation>
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
        <translation>País do ranking</translation>
    </message>
    <message>
        <source>Category of the chart</source>
        <translation>Categoria do ranking</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::CommandPalette</name>
    <message>
        <source>on</source>
        <translation>ativado</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>indisponível agora</translation>
    </message>
    <message>
        <source>Search all episodes for “%1”</source>
        <translation>Pesquisar “%1” em todos os episódios</translation>
    </message>
    <message>
        <source>Name of an action, a show, a place or a setting</source>
        <translation>Nome de uma ação, um podcast, um local ou uma configuração</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>Ir para</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Nothing in Dogear has this name.</source>
        <translation>Nada no Dogear tem este nome.</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Indisponível agora.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailPage</name>
    <message>
        <source>Select an episode to read its notes.</source>
        <translation>Selecione um episódio para ler as notas dele.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailTabs</name>
    <message>
        <source>Parts of the page</source>
        <translation>Partes da página</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryDelegate</name>
    <message>
        <source>Play the episode</source>
        <translation>Reproduzir o episódio</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>Reproduzir o episódio mais recente</translation>
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
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>See and play the episodes before you follow the show</source>
        <translation>Ver e reproduzir os episódios antes de seguir o podcast</translation>
    </message>
    <message>
        <source>What directories say about the show</source>
        <translation>O que os diretórios informam sobre o podcast</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Seguindo</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Reading the feed…</source>
        <translation>Lendo o feed…</translation>
    </message>
    <message>
        <source>Open the show</source>
        <translation>Abrir o podcast</translation>
    </message>
    <message>
        <source>Show episodes</source>
        <translation>Mostrar episódios</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>Listado por</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>Episódio mais recente</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episódios</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mídia</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Explícito</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Não explícito</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situação</translation>
    </message>
    <message>
        <source>A directory says that its feed is gone.</source>
        <translation>Um diretório informa que o feed não existe mais.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Page of the directory</source>
        <translation>Página do diretório</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir no navegador</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DiscoverPage</name>
    <message>
        <source>Search for shows, or paste a link</source>
        <translation>Pesquise podcasts ou cole um link</translation>
    </message>
    <message>
        <source>Names of shows and people, or the link of another player. Return follows the selected show, and plays one that you follow.</source>
        <translation>Nomes de podcasts e pessoas, ou o link de outro player. Enter segue o podcast selecionado ou reproduz um que já é seguido.</translation>
    </message>
    <message>
        <source>Shows and episodes</source>
        <translation>Podcasts e episódios</translation>
    </message>
    <message>
        <source>In Discover</source>
        <translation>Em Descobrir</translation>
    </message>
    <message>
        <source>Follow, or play what you follow</source>
        <translation>Seguir, ou reproduzir o que já é seguido</translation>
    </message>
    <message>
        <source>This chart is empty. Choose another one.</source>
        <translation>Este ranking está vazio. Escolha outro.</translation>
    </message>
    <message>
        <source>Reading the chart…</source>
        <translation>Lendo o ranking…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Pesquisando…</translation>
    </message>
    <message>
        <source>Press Return to follow the show that this link leads to.</source>
        <translation>Pressione Enter para seguir o podcast ao qual este link leva.</translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or other words.</source>
        <translation>Nada foi encontrado. Tente menos palavras ou outras.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadButton</name>
    <message>
        <source>Cancel the download</source>
        <translation>Cancelar o download</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>Retomar o download</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>Remover o download</translation>
    </message>
    <message>
        <source>Keep (already here)</source>
        <translation>Manter (já está aqui)</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Baixar</translation>
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
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Where the files are; those that are there already move along</source>
        <translation>Onde ficam os arquivos; os que já estão lá são movidos junto</translation>
    </message>
    <message>
        <source>path directory disk storage</source>
        <comment>words that find the folder of downloads</comment>
        <translation>caminho diretório disco armazenamento</translation>
    </message>
    <message>
        <source>Keep free</source>
        <translation>Manter livre</translation>
    </message>
    <message>
        <source>Downloads wait while the disk has less room than this</source>
        <translation>Os downloads aguardam enquanto o disco tiver menos espaço do que isto</translation>
    </message>
    <message>
        <source>space full</source>
        <comment>words that find the room that stays free</comment>
        <translation>espaço cheio</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>When downloads may begin</source>
        <translation>Quando os downloads podem começar</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>When they end; before the other hour: on the next day</source>
        <translation>Quando terminam; se for antes da outra hora, no dia seguinte</translation>
    </message>
    <message>
        <source>Only from</source>
        <comment>an hour to another</comment>
        <translation>Somente de</translation>
    </message>
    <message>
        <source>Downloads wait until these hours begin</source>
        <translation>Os downloads aguardam até que este horário comece</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two hours</comment>
        <translation>até</translation>
    </message>
    <message>
        <source>time night schedule</source>
        <comment>words that find the hours of downloads</comment>
        <translation>hora noite agenda agendamento</translation>
    </message>
    <message>
        <source>Only at certain hours</source>
        <translation>Somente em certos horários</translation>
    </message>
    <message>
        <source>Limits of the network…</source>
        <translation>Limites da rede…</translation>
    </message>
    <message>
        <source>Speed limit, parallel downloads and metered networks</source>
        <translation>Limite de velocidade, downloads simultâneos e redes limitadas</translation>
    </message>
    <message>
        <source>Removing downloads</source>
        <translation>Remoção de downloads</translation>
    </message>
    <message>
        <source>Days after playing</source>
        <translation>Dias após a reprodução</translation>
    </message>
    <message>
        <source>How long they stay after they were played</source>
        <translation>Quanto tempo os downloads ficam depois de reproduzidos</translation>
    </message>
    <message>
        <source>Remove played after</source>
        <comment>so many days</comment>
        <translation>Remover reproduzidos após</translation>
    </message>
    <message>
        <source>What was heard to its end needs no room</source>
        <translation>O que foi ouvido até o fim não precisa ocupar espaço</translation>
    </message>
    <message>
        <source>delete clean up</source>
        <comment>words that find automatic removal</comment>
        <translation>excluir apagar limpar limpeza</translation>
    </message>
    <message>
        <source>Remove played</source>
        <translation>Remover reproduzidos</translation>
    </message>
    <message>
        <source>Remove all after</source>
        <translation>Remover todos após</translation>
    </message>
    <message>
        <source>How long downloads stay, played or not</source>
        <translation>Quanto tempo os downloads ficam, reproduzidos ou não</translation>
    </message>
    <message>
        <source>delete old age</source>
        <comment>words that find removal by age</comment>
        <translation>excluir apagar antigo idade</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Keep newest per show</source>
        <translation>Manter recentes por podcast</translation>
    </message>
    <message>
        <source>Keeps this many automatic downloads of each show; your own all stay</source>
        <translation>Mantém esta quantidade de downloads automáticos de cada podcast; os manuais são todos mantidos</translation>
    </message>
    <message>
        <source>delete number episodes</source>
        <comment>words that find removal by number</comment>
        <translation>excluir apagar número quantidade episódios</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Total size limit</source>
        <translation>Limite de tamanho total</translation>
    </message>
    <message>
        <source>When they need more room than this, played ones go first, then the oldest</source>
        <translation>Quando precisam de mais espaço do que isto, saem primeiro os reproduzidos e depois os mais antigos</translation>
    </message>
    <message>
        <source>delete disk space quota</source>
        <comment>words that find removal by size</comment>
        <translation>excluir apagar disco espaço cota</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source>Keep favourites</source>
        <translation>Manter favoritos</translation>
    </message>
    <message>
        <source>Only you remove favourites</source>
        <translation>Os favoritos só são removidos manualmente</translation>
    </message>
    <message>
        <source>star protect</source>
        <comment>words that find the protection of favourites</comment>
        <translation>estrela proteger</translation>
    </message>
    <message>
        <source>What plays or is up next always stays.</source>
        <translation>O que está em reprodução ou na fila sempre permanece.</translation>
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
        <translation>Mantido para não ser baixado de novo; os dados mais antigos saem primeiro</translation>
    </message>
    <message>
        <source>temporary disk space</source>
        <comment>words that find the size of the cache</comment>
        <translation>temporário disco espaço</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Buffer</translation>
    </message>
    <message>
        <source>Loaded ahead of playback, to bridge a bad connection</source>
        <translation>Carregado antes da reprodução, para compensar uma conexão ruim</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>stutter interruption train tunnel</source>
        <comment>words that find the buffer</comment>
        <translation>travamento engasgo interrupção trem túnel</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadsHeader</name>
    <message>
        <source>Resume all</source>
        <translation>Retomar todos</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Pausar todos</translation>
    </message>
    <message>
        <source>Let downloads go on</source>
        <translation>Retomar os downloads</translation>
    </message>
    <message>
        <source>Stop all downloads until you let them go on</source>
        <translation>Pausar todos os downloads até que sejam retomados</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EffectScope</name>
    <message>
        <source>Remember for this show</source>
        <translation>Lembrar para este podcast</translation>
    </message>
    <message>
        <source>Use this show&apos;s setting as the default</source>
        <translation>Usar a configuração deste podcast como padrão</translation>
    </message>
    <message>
        <source>trimmed silence, even volume</source>
        <translation>silêncio cortado, volume nivelado</translation>
    </message>
    <message>
        <source>trimmed silence</source>
        <translation>silêncio cortado</translation>
    </message>
    <message>
        <source>even volume</source>
        <translation>volume nivelado</translation>
    </message>
    <message>
        <source>as it was recorded</source>
        <translation>como na gravação</translation>
    </message>
    <message>
        <source>Use for all shows (now %1)</source>
        <translation>Usar para todos os podcasts (agora: %1)</translation>
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
        <translation>Reproduzir</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetailPage</name>
    <message>
        <source>Go to this show</source>
        <translation>Ir para este podcast</translation>
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
        <translation>Transcrição</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Search in the transcript</source>
        <translation>Pesquisar na transcrição</translation>
    </message>
    <message>
        <source>Possible for an episode with a transcript.</source>
        <translation>Disponível para episódios com transcrição.</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Adicionar à fila</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorito</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Marcar como reproduzido</translation>
    </message>
    <message>
        <source>Copy the link to the episode&apos;s page</source>
        <translation>Copiar o link da página do episódio</translation>
    </message>
    <message>
        <source>In the list of episodes</source>
        <translation>Na lista de episódios</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>No longer in the feed</source>
        <translation>Não está mais no feed</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Remover da fila</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>Nada para reproduzir</translation>
    </message>
    <message>
        <source>Resume at %1</source>
        <translation>Retomar em %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Play this episode</source>
        <translation>Reproduzir este episódio</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Remover dos favoritos</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Adicionar aos favoritos</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Marcar como não reproduzido</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>Mostrar imagens</translation>
    </message>
    <message>
        <source>Fetch the pictures in these notes from their web site</source>
        <translation>Buscar no site de origem as imagens destas notas</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetails</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Play this excerpt</source>
        <translation>Reproduzir este trecho</translation>
    </message>
    <message>
        <source>Play the excerpt at %1: %2</source>
        <comment>time and title</comment>
        <translation>Reproduzir o trecho em %1: %2</translation>
    </message>
    <message>
        <source>Play the episode in this version</source>
        <translation>Reproduzir o episódio nesta versão</translation>
    </message>
    <message>
        <source>Play this version: %1, %2</source>
        <comment>name and properties</comment>
        <translation>Reproduzir esta versão: %1, %2</translation>
    </message>
    <message>
        <source>Show all episodes with this person</source>
        <translation>Mostrar todos os episódios com esta pessoa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a link is about, and its address</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir no navegador</translation>
    </message>
    <message>
        <source>Show replies</source>
        <translation>Mostrar respostas</translation>
    </message>
    <message>
        <source>Load the replies from the server of the thread</source>
        <translation>Carregar as respostas do servidor da conversa</translation>
    </message>
    <message>
        <source>Loading the replies…</source>
        <translation>Carregando as respostas…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeListPage</name>
    <message>
        <source>In the list of episodes</source>
        <translation>Na lista de episódios</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Reproduzir em seguida</translation>
    </message>
    <message>
        <source>Add to or remove from Up next</source>
        <translation>Adicionar à fila ou remover dela</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>Remove from Up next or Downloads</source>
        <translation>Remover da fila ou dos downloads</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>Mover para o topo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in all shows</source>
        <translation>
            <numerusform>%Ln resultado semelhante em todos os podcasts</numerusform>
            <numerusform>%Ln resultados semelhantes em todos os podcasts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln resultado semelhante em “%1”</numerusform>
            <numerusform>%Ln resultados semelhantes em “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in all shows</source>
        <translation>
            <numerusform>%Ln resultado em todos os podcasts</numerusform>
            <numerusform>%Ln resultados em todos os podcasts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln resultado em “%1”</numerusform>
            <numerusform>%Ln resultados em “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln similar</source>
        <comment>results</comment>
        <translation>
            <numerusform>%1 · %Ln semelhante</numerusform>
            <numerusform>%1 · %Ln semelhantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episódios</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Voltar à lista</translation>
    </message>
    <message>
        <source>Search all shows</source>
        <translation>Pesquisar em todos os podcasts</translation>
    </message>
    <message>
        <source>Only this show</source>
        <translation>Somente este podcast</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <comment>a tag, or a place such as Inbox</comment>
        <translation>Somente em “%1”</translation>
    </message>
    <message>
        <source>Similar to “%1”</source>
        <translation>Semelhantes a “%1”</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>No results match these filters. Turn a filter off.</source>
        <translation>Nenhum resultado corresponde a estes filtros. Desative um filtro.</translation>
    </message>
    <message>
        <source>Nothing was found. Try other words.</source>
        <translation>Nada foi encontrado. Tente outras palavras.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a pesquisa</translation>
    </message>
    <message>
        <source>You don&apos;t follow any shows yet.</source>
        <translation>Você ainda não segue nenhum podcast.</translation>
    </message>
    <message>
        <source>Add a show…</source>
        <translation>Adicionar podcast…</translation>
    </message>
    <message>
        <source>No episodes yet. The page of the show says why.</source>
        <translation>Nenhum episódio ainda. A página do podcast mostra o motivo.</translation>
    </message>
    <message>
        <source>No episodes match. Turn a filter off.</source>
        <translation>Nenhum episódio corresponde aos filtros. Desative um deles.</translation>
    </message>
    <message>
        <source>Search titles, notes and transcripts</source>
        <translation>Pesquisar em títulos, notas e transcrições</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Words, &quot;phrases&quot;, prefix*, -without</source>
        <translation>Palavras, &quot;frases&quot;, prefixo*, -sem</translation>
    </message>
    <message>
        <source>Keep this search in the sidebar</source>
        <translation>Manter esta pesquisa na barra lateral</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeMenu</name>
    <message>
        <source>Selected episodes</source>
        <translation>Episódios selecionados</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Reproduzir em seguida</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>Adicionar à fila</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>Remover da fila</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>Mover para o topo</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>Semelhantes a este</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>Ir para o podcast</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>Pause download</source>
        <translation>Pausar download</translation>
    </message>
    <message>
        <source>Resume download</source>
        <translation>Retomar download</translation>
    </message>
    <message>
        <source>Retry download</source>
        <translation>Tentar baixar novamente</translation>
    </message>
    <message>
        <source>Cancel download</source>
        <translation>Cancelar download</translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>Remover download</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>Marcar como reproduzido</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>Marcar como não reproduzido</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Adicionar aos favoritos</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Remover dos favoritos</translation>
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
        <translation>Copiar o endereço do feed</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
    <message>
        <source>Change the address of the feed</source>
        <translation>Alterar o endereço do feed</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedChoiceDialog</name>
    <message>
        <source>Choose a feed</source>
        <translation>Escolher feed</translation>
    </message>
    <message>
        <source>The page at %1 names several feeds. Which do you want to follow?</source>
        <translation>A página em %1 indica vários feeds. Quais devem ser seguidos?</translation>
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
        <translation>O feed ainda não foi carregado.</translation>
    </message>
    <message>
        <source>Next read: %1</source>
        <translation>Próxima leitura: %1</translation>
    </message>
    <message>
        <source>Next read: when you refresh it</source>
        <translation>Próxima leitura: ao atualizar manualmente</translation>
    </message>
    <message>
        <source>Results of recent refreshes, newest first</source>
        <translation>Resultados das atualizações recentes, da mais nova à mais antiga</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lido</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>outcome, figures</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Redirected to %1</source>
        <translation>Redirecionado para %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like it</source>
        <translation>
            <numerusform>e mais %n igual</numerusform>
            <numerusform>e mais %n iguais</numerusform>
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
        <translation>Do último ao primeiro</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Mais recentes primeiro</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>Do primeiro ao último</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Mais antigos primeiro</translation>
    </message>
    <message>
        <source>Unplayed</source>
        <translation>Não reproduzidos</translation>
    </message>
    <message>
        <source>Only unplayed episodes</source>
        <translation>Somente episódios não reproduzidos</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Em andamento</translation>
    </message>
    <message>
        <source>Only started episodes</source>
        <translation>Somente episódios iniciados</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>Only favourites</source>
        <translation>Somente favoritos</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Available offline: only episodes on this computer</source>
        <translation>Disponíveis offline: somente episódios neste computador</translation>
    </message>
    <message>
        <source>Available offline</source>
        <translation>Disponíveis offline</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcrição</translation>
    </message>
    <message>
        <source>Only episodes with a transcript</source>
        <translation>Somente episódios com transcrição</translation>
    </message>
    <message>
        <source>With a transcript</source>
        <translation>Com transcrição</translation>
    </message>
    <message>
        <source>Only one season of this show</source>
        <translation>Somente uma temporada deste podcast</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Ordem da lista</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Melhores resultados primeiro</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Por título</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Mais curtos primeiro</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Mais longos primeiro</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Todas as temporadas</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FindBar</name>
    <message>
        <source>Search in this transcript</source>
        <translation>Pesquisar nesta transcrição</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Ocorrência anterior</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Próxima ocorrência</translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Sem ocorrências</translation>
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
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Escolher outra pasta</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Back to the usual folder</source>
        <translation>Voltar à pasta padrão</translation>
    </message>
    <message>
        <source>Folder for downloads</source>
        <translation>Pasta dos downloads</translation>
    </message>
    <message>
        <source>%1 cannot be written to. The folder is the same as before.</source>
        <translation>Não é possível gravar em %1. A pasta continua a mesma.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostTable</name>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <comment>titles of shows</comment>
        <translation>
            <numerusform>%1 e mais %n</numerusform>
            <numerusform>%1 e mais %n</numerusform>
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
        <translation>Último</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primeiro</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitações</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recebido</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostsPage</name>
    <message>
        <source>Filter by host, reason or show</source>
        <translation>Filtrar por servidor, motivo ou podcast</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Contacted</source>
        <translation>Contatados</translation>
    </message>
    <message>
        <source>When and why</source>
        <translation>Quando e por quê</translation>
    </message>
    <message>
        <source>Contacted hosts</source>
        <translation>Servidores contatados</translation>
    </message>
    <message>
        <source>All hosts that Dogear has sent a request to in the last 30 days. This list is kept on this computer only; single requests and addresses are not in it.</source>
        <translation>Todos os servidores aos quais o Dogear enviou uma solicitação nos últimos 30 dias. Esta lista fica somente neste computador; ela não contém solicitações individuais nem endereços.</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as text</source>
        <translation>Copiar como texto as linhas selecionadas, ou todas</translation>
    </message>
    <message>
        <source>Forget all hosts now</source>
        <translation>Esquecer todos os servidores agora</translation>
    </message>
    <message>
        <source>Dogear sends a request for these reasons and no other: no usage statistics, no search for updates, no account. It keeps no cookies, and no request says which computer you use.</source>
        <translation>O Dogear envia solicitações por estes motivos e por nenhum outro: sem estatísticas de uso, sem busca por atualizações, sem conta. Ele não guarda cookies, e nenhuma solicitação informa qual computador está em uso.</translation>
    </message>
    <message>
        <source>Outside Dogear</source>
        <translation>Fora do Dogear</translation>
    </message>
    <message>
        <source>This computer looks up the names of hosts, unless a proxy does. Links that you click open in your browser.</source>
        <translation>Este computador consulta os nomes dos servidores, a menos que um proxy faça isso. Os links clicados são abertos no navegador.</translation>
    </message>
    <message>
        <source>No host was contacted in the last 30 days.</source>
        <translation>Nenhum servidor foi contatado nos últimos 30 dias.</translation>
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
        <translation>Novos episódios</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>How often Dogear checks shows by itself</source>
        <translation>Com que frequência o Dogear verifica os podcasts automaticamente</translation>
    </message>
    <message>
        <source>refresh update rss feed interval automatic</source>
        <comment>words that find refreshing of shows</comment>
        <translation>atualizar atualização rss feed intervalo automático</translation>
    </message>
    <message>
        <source>As often as each show publishes</source>
        <translation>No ritmo de publicação de cada podcast</translation>
    </message>
    <message>
        <source>At a fixed interval</source>
        <translation>Em intervalo fixo</translation>
    </message>
    <message>
        <source>Only manually</source>
        <translation>Somente manualmente</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>A cada</translation>
    </message>
    <message>
        <source>How long Dogear waits before it checks again</source>
        <translation>Quanto tempo o Dogear espera para verificar novamente</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>refresh rss feed interval hours</source>
        <comment>words that find the interval</comment>
        <translation>atualizar atualização rss feed intervalo horas</translation>
    </message>
    <message>
        <source>Chapters and transcripts of shows</source>
        <translation>Capítulos e transcrições dos podcasts</translation>
    </message>
    <message>
        <source>Fetch for all episodes</source>
        <translation>Obter para todos os episódios</translation>
    </message>
    <message>
        <source>One episode after another, while the network costs nothing</source>
        <translation>Um episódio após o outro, enquanto a rede não tiver custo</translation>
    </message>
    <message>
        <source>subtitles text search index</source>
        <comment>words that find fetching of transcripts</comment>
        <translation>legendas texto pesquisa busca índice</translation>
    </message>
    <message>
        <source>Makes their words searchable, even in episodes you never opened.</source>
        <translation>Torna as palavras deles pesquisáveis, mesmo em episódios nunca abertos.</translation>
    </message>
    <message>
        <source>Transcripts made on this computer</source>
        <translation>Transcrições feitas neste computador</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>A program that makes subtitles (SRT, VTT) of sound</source>
        <translation>Um programa que gera legendas (SRT, VTT) a partir do áudio</translation>
    </message>
    <message>
        <source>whisper speech recognition</source>
        <comment>words that find the making of transcripts</comment>
        <translation>whisper reconhecimento de fala voz</translation>
    </message>
    <message>
        <source>Runs for each episode that was downloaded and has no transcript. {file} is the download, {output} is where the subtitles go, without .srt or .vtt; what the program prints is taken as well.</source>
        <translation>É executado para cada episódio que foi baixado e não tem transcrição. {file} é o download, {output} é o destino das legendas, sem .srt ou .vtt; o que o programa imprime também é aproveitado.</translation>
    </message>
    <message>
        <source>Charts and searches</source>
        <translation>Rankings e pesquisas</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>Whose charts are shown, and whose shows Apple lists</source>
        <translation>O país cujos rankings são exibidos e cujos podcasts a Apple lista</translation>
    </message>
    <message>
        <source>discover region itunes store</source>
        <comment>words that find the country of charts</comment>
        <translation>descobrir região itunes loja</translation>
    </message>
    <message>
        <source>Also ask fyyd</source>
        <translation>Consultar também o fyyd</translation>
    </message>
    <message>
        <source>A directory with many German shows, and sometimes slow</source>
        <translation>Um diretório com muitos podcasts alemães, às vezes lento</translation>
    </message>
    <message>
        <source>discover</source>
        <comment>words that find the directory fyyd</comment>
        <translation>descobrir</translation>
    </message>
    <message>
        <source>Podcast Index</source>
        <translation>Podcast Index</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>The key that podcastindex.org gave you</source>
        <translation>A chave fornecida por podcastindex.org</translation>
    </message>
    <message>
        <source>discover api account</source>
        <comment>words that find the key of Podcast Index</comment>
        <translation>descobrir api conta</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Segredo</translation>
    </message>
    <message>
        <source>The secret that podcastindex.org gave you with the key</source>
        <translation>O segredo fornecido por podcastindex.org com a chave</translation>
    </message>
    <message>
        <source>discover api password</source>
        <comment>words that find the secret of Podcast Index</comment>
        <translation>descobrir api senha</translation>
    </message>
    <message>
        <source>Podcast Index is also asked without a key, and then finds less. Both are kept in your keychain.</source>
        <translation>O Podcast Index também é consultado sem chave, mas encontra menos. A chave e o segredo ficam guardados no chaveiro.</translation>
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
        <translation>Não oferecer mais este link</translation>
    </message>
    <message>
        <source>Follow the link in the clipboard: %1</source>
        <translation>Seguir o link da área de transferência: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LiveItemCard</name>
    <message>
        <source>Live stream</source>
        <translation>Transmissão ao vivo</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Criar lembrete</translation>
    </message>
    <message>
        <source>Show a message when it starts, while Dogear is open</source>
        <translation>Mostrar uma mensagem quando começar, com o Dogear aberto</translation>
    </message>
    <message>
        <source>Remind me of %1</source>
        <translation>Criar lembrete de %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Desfazer “%1”</translation>
    </message>
    <message>
        <source>“%1” can no longer be undone, because it has changed since.</source>
        <translation>Não é mais possível desfazer “%1”, pois houve mudanças desde então.</translation>
    </message>
    <message>
        <source>“%1” could not be undone: %2.</source>
        <comment>act, reason</comment>
        <translation>Não foi possível desfazer “%1”: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NetworkSettingsPage</name>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Through which server all connections lead</source>
        <translation>O servidor pelo qual passam todas as conexões</translation>
    </message>
    <message>
        <source>vpn tor tunnel firewall company internet connection</source>
        <comment>words that find the proxy</comment>
        <translation>vpn tor túnel firewall empresa internet conexão</translation>
    </message>
    <message>
        <source>That of the desktop</source>
        <translation>O do sistema</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
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
        <translation>Senha</translation>
    </message>
    <message>
        <source>The password for the proxy, if it asks for one</source>
        <translation>A senha do proxy, se ele exigir uma</translation>
    </message>
    <message>
        <source>The password is kept in your keychain.</source>
        <translation>A senha fica guardada no chaveiro.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>The name or the address of the proxy, such as proxy.example</source>
        <translation>O nome ou o endereço do proxy, como proxy.example</translation>
    </message>
    <message>
        <source>Enter the host of the proxy. Without it, Dogear reaches no server.</source>
        <translation>Informe o host do proxy. Sem ele, o Dogear não alcança nenhum servidor.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>The number of its port</source>
        <translation>O número da porta do proxy</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nome de usuário</translation>
    </message>
    <message>
        <source>The name for the proxy, if it asks for one</source>
        <translation>O nome para o proxy, se ele exigir um</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>Limite de velocidade</translation>
    </message>
    <message>
        <source>How fast all downloads together may be</source>
        <translation>A velocidade máxima de todos os downloads juntos</translation>
    </message>
    <message>
        <source> kB/s</source>
        <comment>kilobytes a second, after a number</comment>
        <translation> kB/s</translation>
    </message>
    <message>
        <source>bandwidth throttle rate slow</source>
        <comment>words that find the speed limit</comment>
        <translation>largura de banda limitar taxa lento</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>Downloads simultâneos</translation>
    </message>
    <message>
        <source>How many episodes are downloaded at the same time</source>
        <translation>Quantos episódios são baixados ao mesmo tempo</translation>
    </message>
    <message>
        <source>concurrent connections</source>
        <comment>words that find parallel downloads</comment>
        <translation>conexões paralelas</translation>
    </message>
    <message>
        <source>Download on metered networks</source>
        <translation>Baixar em redes limitadas</translation>
    </message>
    <message>
        <source>Where data costs money, as on a phone, downloads wait otherwise</source>
        <translation>Sem isto, os downloads aguardam em redes com cobrança por dados, como a do celular</translation>
    </message>
    <message>
        <source>mobile data cellular roaming tethering</source>
        <comment>words that find metered networks</comment>
        <translation>dados móveis celular roaming tethering</translation>
    </message>
    <message>
        <source>Refreshing shows</source>
        <translation>Atualização de podcasts</translation>
    </message>
    <message>
        <source>Parallel feeds</source>
        <translation>Feeds simultâneos</translation>
    </message>
    <message>
        <source>How many feeds are read at the same time</source>
        <translation>Quantos feeds são lidos ao mesmo tempo</translation>
    </message>
    <message>
        <source>concurrent connections rss</source>
        <comment>words that find parallel feeds</comment>
        <translation>conexões paralelas rss</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>Por servidor</translation>
    </message>
    <message>
        <source>How many feeds of one server are read at the same time</source>
        <translation>Quantos feeds de um mesmo servidor são lidos ao mesmo tempo</translation>
    </message>
    <message>
        <source>concurrent connections host rss</source>
        <comment>words that find feeds per server</comment>
        <translation>conexões paralelas host rss</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Sem limite</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NewestEpisodeLine</name>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Go to the newest episode</source>
        <translation>Ir para o episódio mais recente</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>Reproduzir o episódio mais recente</translation>
    </message>
    <message>
        <source>The newest episode has nothing to play</source>
        <translation>O episódio mais recente não tem nada para reproduzir</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>Episódio mais recente</translation>
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
        <translation>Salvar</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotesView</name>
    <message>
        <source>Show notes</source>
        <translation>Notas do episódio</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>Não há notas.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Reproduzir daqui</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotificationSettingsPage</name>
    <message>
        <source>Notifications</source>
        <translation>Notificações</translation>
    </message>
    <message>
        <source>The desktop announces</source>
        <translation>Avisos na área de trabalho</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>Novos episódios</translation>
    </message>
    <message>
        <source>One message for each show, with buttons to play and to queue</source>
        <translation>Uma mensagem para cada podcast, com botões para reproduzir e pôr na fila</translation>
    </message>
    <message>
        <source>popup bubble alert notify</source>
        <comment>words that find announcements</comment>
        <translation>popup balão alerta avisar notificar</translation>
    </message>
    <message>
        <source>To leave out a show, open its page and the tab Settings there.</source>
        <translation>Para deixar um podcast de fora, abra a página dele e, nela, a aba Configurações.</translation>
    </message>
    <message>
        <source>Finished downloads</source>
        <translation>Downloads concluídos</translation>
    </message>
    <message>
        <source>Downloads that you started, not automatic ones</source>
        <translation>Somente os iniciados manualmente, não os automáticos</translation>
    </message>
    <message>
        <source>Errors that need you</source>
        <translation>Erros que exigem atenção</translation>
    </message>
    <message>
        <source>Such as a full disk, or a feed that asks for a password</source>
        <translation>Como um disco cheio ou um feed que exige uma senha</translation>
    </message>
    <message>
        <source>popup bubble alert notify problem</source>
        <comment>words that find announcements</comment>
        <translation>popup balão alerta avisar notificar problema</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>Mostrar um ícone na bandeja</translation>
    </message>
    <message>
        <source>It tells what plays; a middle click pauses</source>
        <translation>Ele indica o que está em reprodução; um clique com o botão do meio pausa</translation>
    </message>
    <message>
        <source>system tray status icon indicator</source>
        <comment>words that find the tray</comment>
        <translation>bandeja do sistema ícone de status indicador</translation>
    </message>
    <message>
        <source>Closing the window leaves Dogear in the tray</source>
        <translation>Manter o Dogear na bandeja ao fechar a janela</translation>
    </message>
    <message>
        <source>It goes on playing; Quit ends it</source>
        <translation>A reprodução continua; Sair encerra o Dogear</translation>
    </message>
    <message>
        <source>background minimise quit</source>
        <comment>words that find closing to the tray</comment>
        <translation>segundo plano minimizar sair</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicialização</translation>
    </message>
    <message>
        <source>Start Dogear when you log in</source>
        <translation>Abrir o Dogear ao iniciar a sessão</translation>
    </message>
    <message>
        <source>The window stays minimised until you want it</source>
        <translation>A janela fica minimizada até ser aberta</translation>
    </message>
    <message>
        <source>autostart boot startup login</source>
        <comment>words that find the start with the session</comment>
        <translation>inicialização automática autostart boot login</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NowPlayingLine</name>
    <message>
        <source>Now playing</source>
        <translation>Em reprodução</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>Mostrar este episódio</translation>
    </message>
    <message>
        <source>Now playing: %1</source>
        <translation>Em reprodução: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PasswordDialog</name>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>&amp;Guardar no chaveiro</translation>
    </message>
    <message>
        <source>Name and password</source>
        <translation>Nome e senha</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password. The connection is not encrypted: others on the way can read what you enter.</source>
        <translation>%1 exige nome e senha. A conexão não é criptografada: terceiros no caminho podem ler o que for digitado.</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password.</source>
        <translation>%1 exige nome e senha.</translation>
    </message>
    <message>
        <source>&amp;Show the password</source>
        <translation>&amp;Mostrar a senha</translation>
    </message>
    <message>
        <source>Without it, Dogear forgets the password when it closes</source>
        <translation>Sem isto, o Dogear esquece a senha ao ser fechado</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;Senha:</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>%1 does not take this name and password. Check both and try again.</source>
        <translation>%1 não aceita este nome e esta senha. Verifique ambos e tente novamente.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlaybackSettingsPage</name>
    <message>
        <source>Playback</source>
        <translation>Reprodução</translation>
    </message>
    <message>
        <source>All shows</source>
        <translation>Todos os podcasts</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>How fast shows are played that have no speed of their own</source>
        <translation>A velocidade dos podcasts que não têm uma própria</translation>
    </message>
    <message>
        <source>rate tempo faster slower</source>
        <comment>words that find the speed of playback</comment>
        <translation>ritmo tempo mais rápido mais lento devagar</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Cortar silêncio</translation>
    </message>
    <message>
        <source>Shortens long pauses</source>
        <translation>Encurta pausas longas</translation>
    </message>
    <message>
        <source>skip gaps smart speed</source>
        <comment>words that find shortening of pauses</comment>
        <translation>pular intervalos pausas velocidade inteligente</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Nivelar volume</translation>
    </message>
    <message>
        <source>Makes all shows, and all of an episode, equally loud</source>
        <translation>Deixa todos os podcasts, e cada episódio por inteiro, com o mesmo volume</translation>
    </message>
    <message>
        <source>loudness normalise boost compressor</source>
        <comment>words that find equal volume</comment>
        <translation>sonoridade normalizar reforço compressor</translation>
    </message>
    <message>
        <source>Settings of a show win over these.</source>
        <translation>As configurações de um podcast prevalecem sobre estas.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balanço</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Plays both channels on both sides</source>
        <translation>Reproduz os dois canais nos dois lados</translation>
    </message>
    <message>
        <source>one ear stereo hearing</source>
        <comment>words that find mono</comment>
        <translation>um ouvido estéreo audição</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>Balanço entre esquerda e direita</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Back and forward</source>
        <translation>Retroceder e avançar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retroceder</translation>
    </message>
    <message>
        <source>How far the Left key and its button go back</source>
        <translation>Quanto retrocedem a seta para a esquerda e o botão correspondente</translation>
    </message>
    <message>
        <source>skip rewind seek jump</source>
        <comment>words that find the length of a step back</comment>
        <translation>pular voltar rebobinar salto</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>How far the Right key and its button go forward</source>
        <translation>Quanto avançam a seta para a direita e o botão correspondente</translation>
    </message>
    <message>
        <source>skip seek jump</source>
        <comment>words that find the length of a step forward</comment>
        <translation>pular adiantar salto</translation>
    </message>
    <message>
        <source>Go back a little after a pause</source>
        <translation>Retroceder um pouco após uma pausa</translation>
    </message>
    <message>
        <source>3 seconds after a minute, 10 after an hour, 20 after a day</source>
        <translation>3 segundos após um minuto, 10 após uma hora, 20 após um dia</translation>
    </message>
    <message>
        <source>resume rewind</source>
        <comment>words that find going back after a pause</comment>
        <translation>retomar voltar rebobinar</translation>
    </message>
    <message>
        <source>The end of an episode</source>
        <translation>O fim de um episódio</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Ao terminar</translation>
    </message>
    <message>
        <source>What is played when an episode was heard to its end</source>
        <translation>O que é reproduzido quando um episódio é ouvido até o fim</translation>
    </message>
    <message>
        <source>next continuous autoplay queue</source>
        <comment>words that find what plays next</comment>
        <translation>próximo contínuo automático fila</translation>
    </message>
    <message>
        <source>Play Up next</source>
        <translation>Reproduzir a fila</translation>
    </message>
    <message>
        <source>Then the show&apos;s next episode</source>
        <translation>Depois, o próximo episódio do podcast</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Mark as played when this much is left</source>
        <translation>Marcar como reproduzido faltando</translation>
    </message>
    <message>
        <source>An episode that you leave with no more than this to go counts as played</source>
        <translation>Um episódio interrompido com no máximo este tempo restante conta como reproduzido</translation>
    </message>
    <message>
        <source>finished heard done</source>
        <comment>words that find what counts as played</comment>
        <translation>terminado concluído ouvido</translation>
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
        <translation>Próximo capítulo</translation>
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
            <numerusform>Avançar %n segundo</numerusform>
            <numerusform>Avançar %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to switch between time left and length</source>
        <translation>Clique para alternar entre tempo restante e duração</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Nothing is playing</source>
        <translation>Nada em reprodução</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>Mostrar este episódio</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>Reativar o som</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <translation>Volume: %1%</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerStatus</name>
    <message>
        <source>Waiting for the network…</source>
        <translation>Aguardando a rede…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>Buffering…</source>
        <translation>Armazenando em buffer…</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Ir para este podcast</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PodcastDetailPage</name>
    <message>
        <source>Episodes</source>
        <translation>Episódios</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Feed health</source>
        <translation>Estado do feed</translation>
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
        <translation>Neste computador: %1%</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PrivacySettingsPage</name>
    <message>
        <source>Privacy</source>
        <translation>Privacidade</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episódios</translation>
    </message>
    <message>
        <source>Leave out services that count listeners</source>
        <translation>Deixar de fora serviços que contam ouvintes</translation>
    </message>
    <message>
        <source>Episodes are asked of the show&apos;s own server; if that fails, as the feed says</source>
        <translation>Os episódios são pedidos ao próprio servidor do podcast; se isso falhar, vale o que o feed indica</translation>
    </message>
    <message>
        <source>tracking prefix analytics statistics address podtrac</source>
        <comment>words that find the removal of trackers</comment>
        <translation>rastreamento prefixo análise estatísticas endereço podtrac</translation>
    </message>
    <message>
        <source>Some shows live on these numbers, so this is off unless you choose it.</source>
        <translation>Alguns podcasts dependem desses números, por isso a opção vem desativada.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Load pictures in notes</source>
        <translation>Carregar imagens nas notas</translation>
    </message>
    <message>
        <source>Otherwise a click loads them, and no server learns what you read</source>
        <translation>Caso contrário, um clique as carrega, e nenhum servidor fica sabendo o que é lido</translation>
    </message>
    <message>
        <source>images remote tracking pixel</source>
        <comment>words that find pictures in notes</comment>
        <translation>figuras remotas rastreamento pixel</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Conexões</translation>
    </message>
    <message>
        <source>Which hosts Dogear contacts…</source>
        <translation>Quais servidores o Dogear contata…</translation>
    </message>
    <message>
        <source>Lists every server, when it is asked and why</source>
        <translation>Lista cada servidor, quando ele é consultado e por quê</translation>
    </message>
    <message>
        <source>servers telemetry network log</source>
        <comment>words that find the list of hosts</comment>
        <translation>hosts telemetria rede registro log</translation>
    </message>
    <message>
        <source>Dogear reports nothing to its makers.</source>
        <translation>O Dogear não informa nada aos seus criadores.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::RefreshBar</name>
    <message>
        <source>Stop refreshing; what was read stays</source>
        <translation>Interromper a atualização; o que foi lido permanece</translation>
    </message>
    <message>
        <source>Refreshing %1 of %2</source>
        <translation>Atualizando %1 de %2</translation>
    </message>
    <message>
        <source>Refreshing</source>
        <translation>Atualizando</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ReportDialog</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchField</name>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchNotice</name>
    <message>
        <source>“%1”</source>
        <comment>a word</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Showing results for %1.</source>
        <translation>Exibindo resultados para %1.</translation>
    </message>
    <message>
        <source>Nothing matches well. These episodes have some of the words.</source>
        <translation>Nada corresponde bem. Estes episódios têm algumas das palavras.</translation>
    </message>
    <message>
        <source>Search for %1 instead</source>
        <translation>Pesquisar %1 em vez disso</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SeasonDelegate</name>
    <message>
        <source>Without a season</source>
        <translation>Sem temporada</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsBrowser</name>
    <message>
        <source>Find a setting</source>
        <translation>Pesquisar configurações</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>Nenhuma configuração encontrada.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a pesquisa</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Export settings…</source>
        <translation>Exportar configurações…</translation>
    </message>
    <message>
        <source>Write all settings, without passwords, to a file</source>
        <translation>Gravar todas as configurações, sem senhas, em um arquivo</translation>
    </message>
    <message>
        <source>Import…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Import settings…</source>
        <translation>Importar configurações…</translation>
    </message>
    <message>
        <source>Take the settings from a file that was exported</source>
        <translation>Obter as configurações de um arquivo exportado</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restaurar padrões</translation>
    </message>
    <message>
        <source>Give the settings of this page the values that they had at first</source>
        <translation>Restaurar os valores iniciais das configurações desta página</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>“%1” has its defaults again.</source>
        <comment>a page</comment>
        <translation>“%1” voltou aos valores padrão.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsForm</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> dia</numerusform>
            <numerusform> dias</numerusform>
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
        <translation>Nenhum atalho</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Novo atalho</translation>
    </message>
    <message>
        <source>Press the keys that the action shall have, too</source>
        <translation>Pressione as teclas que a ação também deve ter</translation>
    </message>
    <message>
        <source>Give this action the shortcuts that it had at first</source>
        <translation>Restaurar os atalhos iniciais desta ação</translation>
    </message>
    <message>
        <source>Standard shortcuts</source>
        <translation>Atalhos padrão</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Transferir</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Deixar como está</translation>
    </message>
    <message>
        <source>Shortcuts of “%1”</source>
        <translation>Atalhos de “%1”</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts.</source>
        <translation>Selecione uma ação para alterar os atalhos dela.</translation>
    </message>
    <message>
        <source>Remove this shortcut</source>
        <translation>Remover este atalho</translation>
    </message>
    <message>
        <source>Remove the shortcut %1</source>
        <translation>Remover o atalho %1</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <comment>a key, an action</comment>
        <translation>%1 é o atalho de “%2”.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutSettingsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Pesquisar uma ação ou uma tecla</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>Nenhuma ação contém estas palavras.</translation>
    </message>
    <message>
        <source>Shortcuts of one letter</source>
        <translation>Atalhos de uma letra</translation>
    </message>
    <message>
        <source>N, S, M and other keys without Ctrl act anywhere in the window</source>
        <translation>N, S, M e outras teclas sem Ctrl agem em qualquer lugar da janela</translation>
    </message>
    <message>
        <source>single character keys dictation</source>
        <comment>words that find letter keys</comment>
        <translation>teclas de um caractere ditado</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Ações e seus atalhos</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts below</source>
        <translation>Selecione uma ação para alterar os atalhos dela abaixo</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>hotkeys keyboard key bindings</source>
        <comment>words that find the shortcuts</comment>
        <translation>teclas de atalho teclado combinações</translation>
    </message>
    <message>
        <source>none</source>
        <comment>standard shortcut</comment>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Changed; the standard is: %1</source>
        <translation>Alterado; o padrão é: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutsDialog</name>
    <message>
        <source>Search actions and keys</source>
        <translation>Pesquisar ações e teclas</translation>
    </message>
    <message>
        <source>No shortcut matches.</source>
        <translation>Nenhum atalho encontrado.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Alterar atalhos…</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em qualquer lugar</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a pesquisa</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>Menu de contexto</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowAbout</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>About the show</source>
        <translation>Sobre o podcast</translation>
    </message>
    <message>
        <source>Description of the show</source>
        <translation>Descrição do podcast</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Ao vivo</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Publicado por</translation>
    </message>
    <message>
        <source>Recommended by the show</source>
        <translation>Recomendados pelo podcast</translation>
    </message>
    <message>
        <source>Listed by the feed</source>
        <translation>Listados pelo feed</translation>
    </message>
    <message>
        <source>More by this author</source>
        <translation>Mais deste autor</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>Ir para este podcast</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowActions</name>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Marcar todos como reproduzidos</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartilhar</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Deixar de seguir</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Copy the address of the website</source>
        <translation>Copiar o endereço do site</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>Copiar o endereço do feed</translation>
    </message>
    <message>
        <source>Save as OPML…</source>
        <translation>Salvar como OPML…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowCard</name>
    <message>
        <source>Unnamed show</source>
        <translation>Podcast sem nome</translation>
    </message>
    <message>
        <source>The feed gives no address for it</source>
        <translation>O feed não informa um endereço para ele</translation>
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
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Only unplayed ones</source>
        <translation>Somente não reproduzidos</translation>
    </message>
    <message>
        <source>What was played before it could be downloaded stays away</source>
        <translation>O que já foi reproduzido antes do download não é baixado</translation>
    </message>
    <message>
        <source>Download the newest</source>
        <translation>Baixar os mais recentes</translation>
    </message>
    <message>
        <source>Downloads this many new episodes automatically</source>
        <translation>Baixa automaticamente esta quantidade de novos episódios</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>Somente com</translation>
    </message>
    <message>
        <source>Words that must be found in an episode, as when you search for it</source>
        <translation>Palavras que o episódio deve conter, como ao pesquisá-lo</translation>
    </message>
    <message>
        <source>Any words</source>
        <translation>Quaisquer palavras</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowEpisodes</name>
    <message>
        <source>Episodes of the show</source>
        <translation>Episódios do podcast</translation>
    </message>
    <message>
        <source>This show has no episodes.</source>
        <translation>Este podcast não tem episódios.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowPlaybackForm</name>
    <message>
        <source>Playback</source>
        <translation>Reprodução</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Cortar silêncio</translation>
    </message>
    <message>
        <source>Shortens long pauses in this show</source>
        <translation>Encurta pausas longas neste podcast</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Nivelar volume</translation>
    </message>
    <message>
        <source>Makes this show as loud as others</source>
        <translation>Deixa este podcast com o mesmo volume dos outros</translation>
    </message>
    <message>
        <source>Skip intro</source>
        <translation>Pular introdução</translation>
    </message>
    <message>
        <source>Skips this much at the beginning of each episode</source>
        <translation>Pula este tempo no começo de cada episódio</translation>
    </message>
    <message>
        <source>Skip outro</source>
        <translation>Pular encerramento</translation>
    </message>
    <message>
        <source>Skips this much at the end of each episode</source>
        <translation>Pula este tempo no fim de cada episódio</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>Velocidade deste podcast</translation>
    </message>
    <message>
        <source>How fast this show is played</source>
        <translation>Com que velocidade este podcast é reproduzido</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Play this show as fast as all shows</source>
        <translation>Reproduzir este podcast com a mesma velocidade de todos</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ativado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
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
        <translation>Padrão (%1)</translation>
    </message>
    <message>
        <source>Default (on)</source>
        <translation>Padrão (ativado)</translation>
    </message>
    <message>
        <source>Default (off)</source>
        <translation>Padrão (desativado)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowProblem</name>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Read the feed again</source>
        <translation>Ler o feed novamente</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Informar senha…</translation>
    </message>
    <message>
        <source>%1
Next try: %2</source>
        <comment>sentence, time</comment>
        <translation>%1
Próxima tentativa: %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowSettings</name>
    <message>
        <source>Settings of the show</source>
        <translation>Configurações do podcast</translation>
    </message>
    <message>
        <source>Always skip chapters that match</source>
        <translation>Sempre pular capítulos com</translation>
    </message>
    <message>
        <source>For example: ad, sponsor*</source>
        <translation>Por exemplo: anúncio, patrocin*</translation>
    </message>
    <message>
        <source>Words of chapter titles, with commas between them. A * stands for any letters.</source>
        <translation>Palavras de títulos de capítulos, separadas por vírgulas. Um * representa quaisquer letras.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificações</translation>
    </message>
    <message>
        <source>Notify me of new episodes</source>
        <translation>Notificar sobre novos episódios</translation>
    </message>
    <message>
        <source>The desktop shows new episodes of this show while you do something else</source>
        <translation>A área de trabalho mostra os novos episódios deste podcast enquanto outro programa está em uso</translation>
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
        <translation>Na barra lateral</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Stop following or remove</source>
        <translation>Deixar de seguir ou remover</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>Marcar todos como reproduzidos</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Escolher imagem…</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>Usar imagem do feed</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Desarquivar</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Arquivar</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Deixar de seguir</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Nova etiqueta…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarDelegate</name>
    <message>
        <source>Searches</source>
        <translation>Pesquisas</translation>
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
        <translation>Arquivados</translation>
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
            <numerusform>%1, %n a baixar</numerusform>
            <numerusform>%1, %n a baixar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n episode(s)</source>
        <translation>
            <numerusform>%1, %n episódio</numerusform>
            <numerusform>%1, %n episódios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unplayed</source>
        <translation>
            <numerusform>%1, %n não reproduzido</numerusform>
            <numerusform>%1, %n não reproduzidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SleepButton</name>
    <message>
        <source>Sleep timer</source>
        <translation>Timer de repouso</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message numerus="yes">
        <source>%n more minute(s)</source>
        <translation>
            <numerusform>Mais %n minuto</numerusform>
            <numerusform>Mais %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Após %n minuto</numerusform>
            <numerusform>Após %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the chapter</source>
        <translation>No fim do capítulo</translation>
    </message>
    <message>
        <source>At the end of the episode</source>
        <translation>No fim do episódio</translation>
    </message>
    <message>
        <source>Playback stops at the end of the chapter</source>
        <translation>A reprodução será interrompida no fim do capítulo</translation>
    </message>
    <message>
        <source>Playback stops at the end of the episode</source>
        <translation>A reprodução será interrompida no fim do episódio</translation>
    </message>
    <message numerus="yes">
        <source>Playback stops after %n more minute(s) of listening</source>
        <translation>
            <numerusform>A reprodução será interrompida após mais %n minuto de escuta</numerusform>
            <numerusform>A reprodução será interrompida após mais %n minutos de escuta</numerusform>
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
        <translation>Pesquisar podcasts</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episódios</translation>
    </message>
    <message>
        <source>Search for episodes of all shows, in the directories that can</source>
        <translation>Pesquisar episódios de todos os podcasts, nos diretórios que oferecem isso</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>Cortar silêncio</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>Nivelar volume</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balanço</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>Balanço entre esquerda e direita</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Som: %1</translation>
    </message>
    <message>
        <source>Not in a video: the sound would run ahead of the pictures</source>
        <translation>Não em vídeos: o som se adiantaria à imagem</translation>
    </message>
    <message>
        <source>Leaves out most of the silence</source>
        <translation>Deixa de fora a maior parte do silêncio</translation>
    </message>
    <message>
        <source>%1 saved so far</source>
        <translation>economia de %1 até agora</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SpeedButton</name>
    <message>
        <source>%1 slower, %2 faster</source>
        <comment>keys in a tooltip</comment>
        <translation>%1 diminui, %2 aumenta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Speed in steps of 0.05</source>
        <translation>Velocidade em passos de 0,05</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>Velocidade deste podcast</translation>
    </message>
    <message>
        <source>Speed of this show %1</source>
        <translation>Velocidade deste podcast: %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Velocidade: %1</translation>
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
        <translation>Período</translation>
    </message>
    <message>
        <source>What is counted here</source>
        <translation>O que é contado aqui</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 dias</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Últimos 12 meses</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Todos os anos</translation>
    </message>
    <message>
        <source>by speed</source>
        <translation>pela velocidade</translation>
    </message>
    <message>
        <source>by trimming silence</source>
        <translation>pelo corte de silêncio</translation>
    </message>
    <message>
        <source>Your listening time, your shows and the time saved by speed and trimming silence appear here after the first minute. They stay on this computer.</source>
        <translation>O tempo de escuta, os podcasts ouvidos e o tempo economizado pela velocidade e pelo corte de silêncio aparecem aqui depois do primeiro minuto. Tudo fica neste computador.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>listened</source>
        <translation>tempo de escuta</translation>
    </message>
    <message>
        <source>As long as sound ran; pauses and jumps are not counted</source>
        <translation>O tempo em que houve som; pausas e saltos não são contados</translation>
    </message>
    <message>
        <source>saved by speed</source>
        <translation>economia pela velocidade</translation>
    </message>
    <message>
        <source>The extra time it would have taken at normal speed</source>
        <translation>O tempo a mais que teria levado em velocidade normal</translation>
    </message>
    <message>
        <source>saved by trimming silence</source>
        <translation>economia pelo corte de silêncio</translation>
    </message>
    <message>
        <source>The silence that was skipped</source>
        <translation>O silêncio que foi pulado</translation>
    </message>
    <message numerus="yes">
        <source>episode(s) finished</source>
        <translation>
            <numerusform>episódio concluído</numerusform>
            <numerusform>episódios concluídos</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard to their end, or left with little to go</source>
        <translation>Ouvidos até o fim ou interrompidos perto dele</translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>dia seguido</numerusform>
            <numerusform>dias seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>The most days one after the other with at least a minute of listening</source>
        <translation>O maior número de dias consecutivos com pelo menos um minuto de escuta</translation>
    </message>
    <message>
        <source>Time listened by day</source>
        <translation>Tempo de escuta por dia</translation>
    </message>
    <message>
        <source>Time listened by month</source>
        <translation>Tempo de escuta por mês</translation>
    </message>
    <message>
        <source>Time listened by year</source>
        <translation>Tempo de escuta por ano</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>day, month or year: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>Tempo economizado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>show: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other show(s)</source>
        <translation>
            <numerusform>%n outro podcast</numerusform>
            <numerusform>%n outros podcasts</numerusform>
        </translation>
    </message>
    <message>
        <source>Time listened by show</source>
        <translation>Tempo de escuta por podcast</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptPage</name>
    <message>
        <source>Follow</source>
        <translation>Acompanhar</translation>
    </message>
    <message>
        <source>Scroll along with what is heard</source>
        <translation>Rolar o texto junto com o áudio</translation>
    </message>
    <message>
        <source>Next hit in the transcript</source>
        <translation>Próxima ocorrência na transcrição</translation>
    </message>
    <message>
        <source>Previous hit in the transcript</source>
        <translation>Ocorrência anterior na transcrição</translation>
    </message>
    <message>
        <source>Possible after a search in a transcript.</source>
        <translation>Disponível depois de uma pesquisa em uma transcrição.</translation>
    </message>
    <message>
        <source>There are several transcripts: read another one</source>
        <translation>Há várias transcrições: ler outra</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>This transcript has no times, so it does not follow the sound.</source>
        <translation>Esta transcrição não tem marcações de tempo, por isso não acompanha o áudio.</translation>
    </message>
    <message>
        <source>There are no words in this transcript.</source>
        <translation>Não há palavras nesta transcrição.</translation>
    </message>
    <message>
        <source>The transcript is being fetched…</source>
        <translation>Obtendo a transcrição…</translation>
    </message>
    <message>
        <source>Transcript: %1</source>
        <translation>Transcrição: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptView</name>
    <message>
        <source>Play from here</source>
        <translation>Reproduzir daqui</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy with time and link</source>
        <translation>Copiar com tempo e link</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Selecionar tudo</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcrição</translation>
    </message>
    <message>
        <source>In the transcript</source>
        <translation>Na transcrição</translation>
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
        <translation>O Dogear não está em execução, por isso nada foi feito.</translation>
    </message>
    <message>
        <source>Dogear is running already and does not answer; nothing was opened. Close it, or end it if it hangs, and start again.</source>
        <translation>O Dogear já está em execução e não responde; nada foi aberto. Feche-o ou, se estiver travado, encerre-o e inicie-o novamente.</translation>
    </message>
</context>
</TS>
