/**
 * Vacancies of one region, by somebody who had not seen how the search works: title | host | town | sector | text | tags |
 * days.
 */
export const heldOutCorpus = `
Helpen bij de honden en katten | Dierentehuis De Vier Poten | Amersfoort | dieren | In ons dierenasiel wachten veertig dieren op een nieuw baasje. Je maakt hokken schoon, geeft eten en speelt met de katten. | verzorgen,dieren
Een dag als dierverzorger bij geiten en konijnen | Stadsboerderij De Vosheuvel | Amersfoort | dieren | Op de kinderboerderij voer je de geiten en help je bezoekers met vragen. Ook het knuffelhoekje voor kleuters is jouw taak. | buiten,kinderen
Boeken opruimen en klanten helpen | Bibliotheek Eemland | Amersfoort | cultuur | De bibliotheek zoekt iemand die boeken terugzet en bezoekers wegwijs maakt. Je leert hoe alles op zijn plek komt. | lezen
Sleutelen bij de fietsenmaker | Rijwielhandel Van Dijk | Amersfoort | techniek | Banden plakken, remmen afstellen en kettingen smeren. Je werkt naast een ervaren monteur. | fietsen,handen uit de mouwen
Spelletjesmiddag met bewoners | Zorggroep De Lichtkring | Amersfoort | zorg | In ons verpleeghuis wonen mensen met dementie. Je drinkt koffie met ze, doet een potje sjoelen en luistert naar hun verhalen. | ouderen,gezelschap | 2
Kratten vullen voor gezinnen | Voedselbank Amersfoort | Amersfoort | buurt | Bij de voedselbank sorteer je producten en pak je pakketten in. Elke week komen tweehonderd gezinnen langs. | inpakken,samen | 4
Spullen sorteren en prijzen | Stichting Het Goed Idee | Amersfoort | winkel | In de kringloopwinkel krijgen oude spullen een tweede leven. Je sorteert kleding, test lampen en helpt aan de kassa. | duurzaam
Stallen uitmesten en pony’s borstelen | Manege De Hoefslag | Leusden | dieren | Op onze manege staan dertig pony’s. Je veegt de stal, borstelt en helpt kinderen met opzadelen. | paarden,buiten | 6
Trainer bij de mini’s van het basketbal | BV Eemballers | Amersfoort | sport | Jij geeft samen met een coach training aan kinderen van 8 tot 10 jaar. Je zet oefeningen uit en fluit kleine wedstrijdjes. | training geven | 3
Meedraaien in de keuken van een restaurant | Restaurant De Stadskeuken | Amersfoort | horeca | Je wast sla, dekt tafels en kijkt mee met de chef. Na een week sta je zelf borden op te maken. | koken,gastvrij
Haren wassen en vegen | Kapsalon Knip & Co | Amersfoort | winkel | In onze kapsalon ontvang je klanten, was je haren en houd je de zaak netjes. Je leert ook hoe je een afspraak inplant. | uiterlijk
Achter de schermen bij het theater | Theater De Flint | Amersfoort | cultuur | Help met licht, geluid en decor bij een echte voorstelling. Voor de deur scan je kaartjes. | podium,techniek | 5
Hondenuitlaatservice zoekt een extra paar handen | Blije Poten | Soest | dieren | Met de bus halen we twaalf honden op voor een boswandeling. Jij houdt de riemen vast en zorgt dat iedereen water krijgt. | buiten
Assistent-voetbaltrainer bij de pupillen | VV Hoogland-Oost | Amersfoort | sport | Samen met een trainer geef je les aan jongens en meisjes van 7 jaar. Je zet pionnen neer en moedigt iedereen aan. | training geven,kinderen | 3
Een kinderfeestje begeleiden op de speelplek | Speeldorp Monkey Town | Amersfoort | kinderen | Je ontvangt de jarige, doet spelletjes en deelt limonade uit. Een collega is er altijd bij. | spelen | 6
Wie kookt er mee voor de buurt? | Wijkcentrum De Groene Stee | Amersfoort | buurt | Elke donderdag eten vijftig buren samen. Jij snijdt groenten, kookt mee met de vrijwilligers en dekt de lange tafel. | samen,eten | 4
Helpen bij taallessen voor nieuwkomers | Taalhuis Eemland | Amersfoort | buurt | Je oefent Nederlands met mensen die hier pas wonen. Praten over het weer of de boodschappen is al genoeg. | taal,praten
Schilder mee aan ons clubhuis | Scouting Graaf Otto | Leusden | techniek | De kozijnen van de scouting zijn aan een nieuw laagje verf toe. Wij zorgen voor kwasten en broodjes. | klussen | 6
Oogsten en wieden in de moestuin | Tuin De Bloeiende Hoek | Amersfoort | buurt | In onze buurttuin groeien pompoenen, bonen en bloemen. Je haalt onkruid weg en oogst voor de buren. | groen,buiten
Vroeg op: meelopen in de bakkerij | Bakkerij Bos | Amersfoort | horeca | Om zes uur gaan de ovens aan. Je vormt broodjes, bestrijkt taarten en legt alles in de winkel. | eten,vroeg
Helpen in de klas op een basisschool | Basisschool De Regenboog | Amersfoort | kinderen | Je leest met groepjes, helpt bij knutselen en loopt mee naar het schoolplein. Groep 3 en 4 kijken naar je uit. | onderwijs
Voorlezen aan kleuters | De Voorleesexpress | Amersfoort | kinderen | Kies een prentenboek en neem de kinderen mee in het verhaal. Daarna maak je samen een tekening. | lezen
Meekijken in de autogarage | Garage Hendriks | Amersfoort | techniek | Olie verversen, banden wisselen en een storing uitlezen. Wij leren je hoe je een auto repareert. | auto,sleutelen
Bouw een website voor ons wijkteam | Wijkteam Schothorst | Amersfoort | ict | Onze pagina is oud en niemand kijkt er meer naar. Jij maakt een nieuw ontwerp en zet de teksten erop. | ontwerpen
Koffie schenken in het woonzorgcentrum | Woonzorgcentrum De Koperhorst | Amersfoort | zorg | Onze bewoners zijn tussen de 75 en 98 jaar. Je schenkt koffie, maakt een praatje en helpt bij de bingo. | ouderen,gezelschap
Wandelmaatje voor senioren | Welzijn Eemstad | Amersfoort | zorg | Veel senioren willen graag naar buiten, maar niet alleen. Jij loopt een rondje mee door het park en maakt een praatje. | ouderen,buiten
Spelen en verzorgen op de kinderopvang | Kinderopvang Bzzzonder | Amersfoort | kinderen | Bij ons zijn de kinderen van 0 tot 4 jaar. Je helpt met fruit eten, leest een boekje en gaat mee naar buiten. | baby’s,spelen
Aan de slag in de supermarkt | Jumbo Vathorst | Amersfoort | winkel | Je spiegelt de schappen, vult de zuivel bij en helpt klanten iets te vinden. Ook aan de kassa kijk je mee. | klanten
Schrijf mee aan een app | Softwarehuis Bitwijs | Amersfoort | ict | Op ons kantoor maken twaalf ontwikkelaars software voor scholen. Je leert een stukje code schrijven en test of alles werkt. | code,app
Een week meelopen met een leerkracht | Obs De Wilgen | Leusden | kinderen | Hoe is het om zelf voor groep 5 te staan? Je bereidt een les voor, kijkt schriften na en houdt pleinwacht. | onderwijs
Achter de balie bij de huisarts | Huisartsenpraktijk Randenbroek | Amersfoort | zorg | In de huisartsenpraktijk ontvang je patiënten en ruim je de behandelkamer op. De assistente legt uit wat ze doet. | medisch
Meekijken in een schoonheidssalon | Salon Belle | Soest | winkel | Gezichtsbehandelingen, wenkbrauwen en visagie: je ziet het allemaal. Je maakt de stoelen klaar en ontvangt klanten. | uiterlijk
Activiteiten voor mensen met een beperking | Amerpoort | Baarn | zorg | Samen knutselen, zwemmen of een film kijken met onze cliënten. Je hoeft niets te kunnen, alleen gezellig te zijn. | gezelschap
Zwerfafval rapen in de wijk | Buurtvereniging Liendert | Amersfoort | buurt | Met een grijper en een zak maken we de straten en de vijver schoon. Na afloop is er warme chocolademelk. | duurzaam,buiten
Een dag op pad met de wijkagent | Basisteam Amersfoort | Amersfoort | buurt | Je loopt mee door de wijk, bezoekt een school en ziet het bureau van binnen. Aan het eind mag je in de auto zitten. | veiligheid
Knutselmiddag op het azc | COA Leusden | Leusden | kinderen | Kinderen van asielzoekers wachten soms maanden op een huis. Jij verzint spelletjes en knutsels voor een leuke middag. | samen,spelen
Speel mee met de fanfare | Fanfare Kunst na Arbeid | Soest | cultuur | Speel je trompet, slagwerk of dwarsfluit? Oefen mee met ons orkest en help bij het jaarlijkse concert. | instrument | 1
Meewerken op een melkveehouderij | Hoeve Landzicht | Nijkerk | dieren | De koeien melken, kalfjes de fles geven en op de trekker zitten. Je staat vroeg op en bent de hele dag buiten. | buiten,vroeg
Kantinehulp en lijnen trekken | SO Soest | Soest | sport | Onze voetbalclub draait op vrijwilligers. Je zet doelen klaar, trekt lijnen en helpt in de kantine. | club,buiten | 6
Leeshulp en kasten inrichten | Bibliotheek Leusden | Leusden | cultuur | Kom de bibliotheek inrichten voor de Kinderboekenweek. Je maakt een etalage en helpt kinderen een boek kiezen. | lezen,kinderen
Helpen in een kledingwinkel | Modehuis Verbeek | Baarn | winkel | Je hangt kleding terug, vouwt truien en geeft advies bij de paskamers. Ook etalages aankleden hoort erbij. | mode,klanten
Vis inpakken en verkopen | Vishandel Koelewijn | Bunschoten | winkel | Bij onze viswinkel leer je vis fileren en klanten helpen. In de haven laten we je de rokerij zien. | eten
Meelopen bij de dierenarts | Dierenkliniek Nijkerk | Nijkerk | dieren | Je maakt kooien schoon, weegt konijnen en kijkt mee bij een behandeling. Tegen bloed moet je kunnen. | medisch
Planten oppotten in het tuincentrum | Tuincentrum De Schaapsweide | Hoevelaken | winkel | Je geeft planten water, pot viooltjes op en helpt klanten dragen. In december bouwen we de kerstshow. | groen
Rondleider in opleiding | Het Noordbrabants Museum | 's-Hertogenbosch | cultuur | In ons museum leer je een schilderij uitleggen aan kinderen van jouw leeftijd. Je maakt je eigen mini-rondleiding. | kunst
Gezelschap in het verzorgingshuis | Huize Warande | Zeist | zorg | Je doet een spelletje, leest de krant voor en gaat mee naar de koffie. De bewoners vinden jong bezoek geweldig. | ouderen,gezelschap
Zwemles en toezicht in het zwembad | Zwembad Amerena | Amersfoort | sport | Je helpt de badmeester bij zwemles en legt drijvers en planken klaar. Diploma B heb je al. | kinderen,water
Huiswerkmaatje voor brugklassers | Studiehuis De Sprong | Amersfoort | kinderen | Bij onze huiswerkbegeleiding help je jongere leerlingen met plannen en woordjes overhoren. Elke maandag van drie tot vijf. | onderwijs,leren | 1
Sportinstuif voor basisschoolkinderen | SRO Sport in de wijk | Amersfoort | sport | Elke woensdagmiddag sporten zestig kinderen in de gymzaal. Je zet toestellen klaar en doet mee met trefbal. | kinderen,bewegen | 3
Zaterdaghulp bij de bloemist | Bloemen Van Ginkel | Amersfoort | winkel | Boeketten binden, emmers verversen en cadeautjes inpakken. In onze winkel is zaterdag de drukste dag. | creatief | 6
Leren lassen in een metaalwerkplaats | Constructiebedrijf Staal | Nijkerk | techniek | Onder toezicht maak je een kandelaar of een barbecue. Helm en handschoenen krijg je van ons. | metaal,maken
Weekendgastheer of -gastvrouw in het hospice | Hospice Dôme | Amersfoort | zorg | In de laatste weken van iemands leven maak jij het huis gezellig. Je zet bloemen neer, bakt een appeltaart en ontvangt bezoek in het weekend. | gastvrij,rust | 6,7
Bediening in een eetcafé | Eetcafé De Hommel | Amersfoort | horeca | Op vrijdagavond zit het terras vol. Je loopt met drankjes, ruimt tafels af en leert rekenen met fooi. | gastvrij,klanten | 5
Ballen rapen en banen vegen | TC Randenbroek | Amersfoort | sport | De tennisclub zoekt jongeren die de banen sneeuw- en bladvrij houden. Je mag daarna gratis een uur spelen. | club,buiten
Clinic geven aan beginnende hockeyers | HC Leusden | Leusden | sport | Je begeleidt een groepje van zes kinderen tijdens de hockeyclinic. Sticks zijn aanwezig. | training geven,kinderen
Scheidsrechter worden bij de jeugd | HV Fit Leusden | Leusden | sport | Je leert de regels en fluit twee korte wedstrijden handbal per dag. Een ervaren scheidsrechter staat naast je. | club
Gastheer in de sporthal | Sporthal Zielhorst | Amersfoort | sport | Je opent kleedkamers, controleert materialen en beantwoordt vragen. Je ziet alle sporten voorbijkomen. | gastvrij
Turnles ondersteunen | Gymvereniging Olympia | Soest | sport | Je vangt kinderen op bij de koprol en zet de balk klaar. Op het clubfeest help je met de prijzen. | kinderen
Helpen bij de avondvierdaagse | Wandelbond Baarn | Baarn | sport | Langs de route deel je water uit en stempel je kaarten. Na afloop hang je medailles om. | evenement,buiten
Skatebaan opknappen | Jongerenwerk Soest | Soest | sport | We verven de ramps en organiseren een wedstrijd voor de jeugd. Neem je eigen board mee. | klussen,buiten
Atletiekdag voor speciaal onderwijs | AV Triathlon | Amersfoort | sport | Je begeleidt leerlingen langs verspringen, kogelstoten en sprint. Aanmoedigen is je belangrijkste taak. | evenement,kinderen
Rolstoelen poetsen en duwen | Zorgcentrum Sint Elisabeth | Amersfoort | zorg | Je maakt rolstoelen schoon en gaat mee op een uitje naar de markt. Stevige schoenen aan. | ouderen,buiten
Lunch rondbrengen op de afdeling | Meander Medisch Centrum | Amersfoort | zorg | In het ziekenhuis breng je de lunch langs de bedden en vraag je wat iemand wil drinken. Hygiëne is belangrijk. | medisch,gastvrij
Tandartsassistent voor een dag | Tandartspraktijk Wit | Leusden | zorg | Je steriliseert instrumenten en legt alles klaar voor de tandarts. Kinderen stel jij gerust. | medisch
Oefenen met de fysiotherapeut | Fysio Eemplein | Amersfoort | zorg | Je helpt patiënten bij oefeningen op de fiets en de loopband. Je leert hoe spieren werken. | medisch,bewegen
Medicijnen bezorgen met de apotheek | Apotheek De Ster | Baarn | zorg | Samen met de koerier breng je tasjes rond. In de apotheek vul je de lades aan. | medisch,fietsen
Digihulp voor ouderen | SeniorWeb Amersfoort | Amersfoort | ict | Je legt uit hoe je beeldbelt, foto’s stuurt en DigiD gebruikt. Geduld is het enige wat je nodig hebt. | ouderen,uitleg
Tillen en zorgen: kennismaken met de thuiszorg | Beweging 3.0 | Amersfoort | zorg | Je gaat op huisbezoek met een wijkverpleegkundige. Je ziet hoe mensen zo lang mogelijk thuis wonen. | medisch
Dagbesteding op de zorgboerderij | Zorgboerderij De Leemkuil | Leusden | zorg | Samen met deelnemers voer je de kippen, hak je hout en maak je soep. Iedereen werkt in zijn eigen tempo. | buiten,dieren
Maatje voor een kind met autisme | Stichting Samen Op | Soest | zorg | Je speelt spelletjes met een jongen van tien die van treinen houdt. Rust en duidelijkheid staan voorop. | kinderen
Muziek en dans op de gesloten afdeling | Lisidunahof | Leusden | zorg | Oude liedjes maken herinneringen los. Je deelt teksten uit en zingt mee met de bewoners. | ouderen,zingen
Bloemen schikken met bewoners | De Plataan | Nijkerk | zorg | In de aula maak je met bewoners een bloemstuk voor op tafel. De restjes gaan naar het personeel. | ouderen,creatief
Hulp bij het fruithapje op de babygroep | Gastouderbureau Kiekeboe | Soest | kinderen | Je knipt fruit, veegt snoetjes en zingt liedjes. De leidsters kijken altijd mee. | baby’s
Naschoolse opvang: hutten bouwen | BSO De Eekhoorn | Leusden | kinderen | Op de bso gaan we elke dag naar het bos. Jij bouwt mee en telt of we compleet zijn. | buiten,spelen
Overblijfkracht op het schoolplein | Kindcentrum Gabrië | Leusden | kinderen | Tussen de middag eet je met de kinderen en speel je tikkertje. Je lost kleine ruzies op. | onderwijs,spelen
Toneelles voor kinderen ondersteunen | Jeugdtheaterschool Masquerade | Soest | kinderen | Je helpt met kostuums, teksten oefenen en de afsluitende voorstelling. Verlegen kinderen neem jij aan de hand. | podium,creatief
Vakantieweek: spelleider voor een dag | Huttendorp Baarn | Baarn | kinderen | Driehonderd kinderen bouwen een dorp van hout. Jij let op een groep en deelt spijkers uit. | klussen,evenement
Rekenen oefenen met groep 7 | Daltonschool De Kring | Nijkerk | kinderen | Met een tablet en een bak blokken oefen je breuken. Een kwartier per kind, vier kinderen per dag. | onderwijs,leren
Speelgoed uitlenen in de speel-o-theek | Speel-o-theek Amersfoort | Amersfoort | kinderen | Je controleert puzzels, plakt stickers en helpt ouders kiezen. Op zaterdagochtend is het druk. | spelen,klanten | 6
Schoolmoestuin met groep 6 | IVN Soest | Soest | kinderen | Kinderen zaaien radijs en jij helpt ze herkennen wat onkruid is. Kaplaarzen zijn handig. | groen,buiten
Zwemvierdaagse: stempelpost | Zwemclub De Haai | Baarn | sport | Je stempelt kaarten en deelt snoep uit aan de kant. Nat word je zeker. | evenement,water
Kattenkamers poetsen | Zwerfkatten Gooi | Hilversum | dieren | Onze opvang vangt zwerfkatten op die schuw zijn. Je poetst, vult bakjes en zit rustig voor te lezen aan een kat. | verzorgen
Egels voeren en wegen | Wildopvang Het Akkertje | Soest | dieren | In de wildopvang krijgen egels en vogels een tweede kans. Je noteert hun gewicht en vult schaaltjes. | verzorgen,natuur
Verzorgen van schapen op de hei | Schaapskooi De Vlasakkers | Amersfoort | dieren | Met de herder trek je over de heide en controleer je de kudde. De hond doet de rest. | buiten,natuur
Trimmen en wassen | Trimsalon Pluis | Amersfoort | dieren | In de trimsalon ontvang je honden, borstel je ze uit en föhn je ze droog. Je leert nagels knippen. | verzorgen
Voer verkopen en hamsters wegen | Dierenspeciaalzaak Ranzijn | Amersfoort | winkel | In de dierenwinkel adviseer je klanten over voer en maak je hokken schoon. Vissen vangen is een kunst. | dieren,klanten
Stal en weide: help op het pensionstalletje | Stal Zonneweide | Baarn | dieren | Paarden naar buiten zetten, hooi vullen en hekken nakijken. Ervaring met paarden is nodig. | paarden,buiten
Dierentuin: voer klaarmaken | DierenPark Amersfoort | Amersfoort | dieren | In de keuken van het park snijd je emmers fruit voor de apen. Daarna geef je een praatje bij de pinguïns. | verzorgen,publiek
Bijen en honing | Imkervereniging Eemland | Soest | dieren | De imker laat zien hoe een volk leeft. Je slingert honing en plakt etiketten. | natuur,groen
Wegwijs in de dierenambulance | Dierenambulance Eemland | Amersfoort | dieren | Je rijdt mee op de ambulance en vult verbandkoffers aan. Elke melding is anders. | verzorgen,medisch
Ijs scheppen op het plein | IJssalon Venezia | Baarn | horeca | Hoorntjes vullen, afrekenen en het terras netjes houden. In de zomer is er elke dag rij. | klanten
Afwassen en gasten ontvangen in het pannenkoekenhuis | Pannenkoekenhuis De Bosrand | Soest | horeca | Je vult stroopflessen, ruimt af en zwaait kinderen uit. Een pannenkoek krijg je toe. | gastvrij,kinderen
Hotel: kamers klaarmaken | Hotel De Keistad | Amersfoort | horeca | Bedden opmaken, handdoeken vouwen en gasten begroeten bij de receptie. Je ziet elke afdeling. | gastvrij
Barista in opleiding | Koffiebar Zwart | Amersfoort | horeca | Je leert melk opschuimen en een hartje gieten. Ook de vitrine met taart is jouw taak. | koffie,klanten
Catering bij een bruiloft | Partycentrum De Weistaar | Nijkerk | horeca | Amuses rondbrengen, glazen spoelen en de zaal ombouwen. Nette kleding verplicht. | evenement
Schoolkantine gezonder maken | Kantine Gezond | Leusden | horeca | Je bedenkt een nieuw broodje, rekent de prijs uit en verkoopt het in de pauze. Met een echte kok als jury. | eten,gezond
Soep uitdelen aan daklozen | Leger des Heils Amersfoort | Amersfoort | buurt | In de inloop schep je soep op en ruim je na afloop op. Luisteren is hier net zo belangrijk. | eten,samen
Chocolade maken | Chocolaterie Van Loon | Baarn | horeca | In het atelier giet je bonbons en pak je doosjes in. Proeven mag, een beetje. | eten,creatief
Elektricien voor een dag | Elektro Van den Brink | Nijkerk | techniek | Stopcontacten aansluiten op een oefenwand en mee naar een nieuwbouwhuis. Veiligheid voorop. | bouw
Mee met de loodgieter | Loodgietersbedrijf Pijp | Soest | techniek | Een lekkende kraan, een verstopte afvoer: je weet nooit waar de dag eindigt. Je draagt de gereedschapskist. | bouw,klussen
Timmeren in de meubelmakerij | Houtwerf Leusden | Leusden | techniek | Je zaagt en schuurt een krukje dat je mee naar huis mag nemen. Werken met hout vraagt geduld. | hout,maken
Repair Café: apparaten redden | Repair Café Soesterkwartier | Amersfoort | techniek | Strijkijzers, broodroosters en lampen krijgen een tweede leven. Je zoekt het kapotte onderdeel en soldeert. | duurzaam,elektronica
Scooters nakijken | Scootershop Eem | Amersfoort | techniek | Je helpt de monteur met bougies, banden en accu’s. Daarna maak je een proefrit achterop. | sleutelen
Zonnepanelen tellen en monteren | Zonnig Dak | Barneveld | techniek | Vanaf de grond help je de montageploeg en je leest het dak uit op een tablet. Hoogtevrees is geen probleem. | duurzaam,bouw
3D-printen in het makerslab | FabLab Amersfoort | Amersfoort | techniek | Je tekent een sleutelhanger en print hem zelf. Ook help je kinderen met de lasersnijder. | maken,ontwerpen
Bouwplaats veilig houden | Bouwbedrijf Van Norden | Leusden | techniek | Hekken controleren, vegen en de kraanmachinist volgen. Werkschoenen krijg je te leen. | bouw
Treinen onderhouden | NedTrain | Amersfoort | techniek | In de werkplaats zie je een treinstel van onderen. Je wisselt een ruitenwisser en controleert deuren. | monteur
Telefoons en laptops repareren | FixPoint | Amersfoort | ict | Schermen vervangen, accu’s testen en schoonmaken. Je werkt met piepkleine schroeven. | elektronica,sleutelen
Helpdesk van een middelbare school | ICT-dienst Farel | Amersfoort | ict | Docenten met een vastgelopen beamer zijn blij met jou. Je registreert vragen en lost de makkelijke op. | uitleg
Filmpjes monteren voor een goed doel | Stichting Lichtpuntje | Utrecht | ict | Je knipt korte video’s voor Instagram en TikTok. Ideeën mag je zelf bedenken. | video,creatief
Games testen | Studio Pixelkat | Utrecht | ict | Speel een nieuwe game, schrijf fouten op en bespreek ze met de makers. Drie dagen lang. | app,spelen
Sociale media van het zorgcentrum | De Haven | Bunschoten-Spakenburg | ict | Je maakt foto’s, schrijft een bericht en plant het in. Privacy van bewoners komt eerst. | schrijven,ouderen
Oude computers opknappen voor gezinnen | Stichting Leergeld Laptop | Amersfoort | ict | Je wist harde schijven, zet er Linux op en maakt ze schoon. Daarna gaan ze naar kinderen zonder laptop. | duurzaam
Robotclub op de bso | Robotclub Eem | Leusden | ict | Kinderen van acht bouwen een robot van lego. Jij helpt als de motor de verkeerde kant op draait. | kinderen,maken
Museumwinkel en kassa | Mondriaanhuis | Amersfoort | cultuur | Je verkoopt ansichtkaarten, telt de kassa en vertelt waar de wc is. Mondriaan hangt boven. | kunst,klanten
Poppenkast spelen in het poppentheater | Poppentheater Pantijn | Soest | cultuur | Je bouwt het podium op, helpt achter de poppen en verkoopt ranja. Publiek vanaf drie jaar. | podium,kinderen
Festival opbouwen | Spoffin | Amersfoort | cultuur | Hekken, vlaggen en podia: samen zetten we in een dag een terrein neer. Je krijgt een kaartje voor het concert. | evenement,buiten
Radio maken | Keistad FM | Amersfoort | cultuur | Je bedenkt een item, interviewt iemand op straat en monteert het. Vrijdag hoor je jezelf op de radio. | media
Oude foto’s inscannen bij het archief | Archief Eemland | Amersfoort | cultuur | Je scant, beschrijft en zoekt uit welke straat het is. Netjes werken hoort erbij. | geschiedenis
Kasteel: bezoekers ontvangen | Kasteel Groeneveld | Baarn | cultuur | Je helpt bij de entree, verkleedt kinderen als ridder en raapt blaadjes op de binnenplaats. | geschiedenis,kinderen
Filmhuis: kaartjes en popcorn | Filmhuis De Lieve Vrouw | Amersfoort | cultuur | Je scheurt kaartjes, schept popcorn en veegt de zaal. De film zie je gratis. | gastvrij
Koor zoekt jonge hulp bij een uitvoering | Koor Cantate | Zeist | cultuur | Stoelen zetten, programmaboekjes uitdelen en bladmuziek ordenen. Meezingen mag. | zingen
Boekhandel: pakjes inpakken | Boekhandel Riemer & Walinga | Soest | winkel | Je maakt stapels recht, pakt cadeaus in en maakt een top tien van jouw boeken. Er staat altijd thee. | lezen,klanten
Verkopen in de speelgoedwinkel | Speelgoed Top1 | Amersfoort | winkel | Je laat kinderen uitproberen, vult bakken aan en pakt in. In november is het hier feest. | klanten,spelen
Bouwmarkt: klanten de weg wijzen | Gamma Amersfoort | Amersfoort | winkel | Je zaagt planken op maat onder toezicht en mengt verf. Na een dag weet je waar de pluggen liggen. | klussen,klanten
Schoenen passen met kinderen | Schoenen Van Haren | Nijkerk | winkel | Je meet voeten, haalt dozen en ruimt het magazijn op. Kleine klanten krijgen een ballon. | klanten,kinderen
Opticien: brillen poetsen en passen | Opticiën Scherp | Leusden | winkel | Je stelt pootjes bij, poetst glazen en kijkt mee bij een oogmeting. | medisch,klanten
Drogist: spiegelen en adviseren | DA Drogist Soestdijk | Soest | winkel | Shampoo aanvullen, prijzen scannen en een parfum inpakken. Je leert over zonnebrand en zelfzorg. | uiterlijk,klanten
Wereldwinkel zoekt jonge verkopers | Wereldwinkel Zeist | Zeist | winkel | Eerlijke koffie, houten speelgoed en sjaals. Je leert waar alles vandaan komt en helpt bij de kassa. | duurzaam,klanten
Marktkraam met kaas | Kaashandel De Boer | Amersfoort | winkel | Om zeven uur bouwen we de kraam op. Je snijdt proefblokjes en rekent af. | eten,vroeg | 6
Vuilnisroute met de gemeente | ROVA | Amersfoort | techniek | Je rijdt mee op de wagen en ziet waar ons afval blijft. Bij de milieustraat help je sorteren. | duurzaam
Snoeien en harken in het stadspark | Groenploeg Amersfoort | Amersfoort | buurt | Met de ploeg van de gemeente onderhoud je perken en paden. Je leert bomen herkennen. | groen,buiten
Natuurbeheer: hei plaggen | Utrechts Landschap | Soest | buurt | Met zaag en schop houden we de hei open. Koffie en koek uit de kruiwagen. | natuur,buiten
Collecteren voor een goed doel | Hersenstichting Leusden | Leusden | buurt | Met een bus langs de deuren voor hersenonderzoek. Je loopt altijd met zijn tweeën. | praten,samen
Buurtkrant volschrijven | Redactie Kruiskamp | Amersfoort | buurt | Je interviewt een bewoner, maakt foto’s en deelt de krant uit. Je naam staat erin. | schrijven,media
Rommelmarkt van de kerk | Sint-Ansfriduskerk | Amersfoort | buurt | Sjouwen, kramen inrichten en taart verkopen. De opbrengst gaat naar een nieuw dak. | samen,evenement | 6
Spreekuur van het juridisch loket | Juridisch Loket | Amersfoort | buurt | Je ontvangt mensen met een vraag over huur of schulden. Alles wat je hoort blijft binnen. | recht,praten
Gemeentehuis: achter de balie | Gemeente Baarn | Baarn | buurt | Paspoorten uitgeven, post rondbrengen en een raadsvergadering bijwonen. Je spreekt een wethouder. | kantoor
Buurtbus en belbus | Buurtbus Eemvallei | Eemnes | buurt | Je rijdt mee met een vrijwillige chauffeur en helpt mensen instappen. Je leert je streek kennen. | ouderen,praten
Brandweerkazerne van binnen | Brandweer Leusden | Leusden | buurt | Slangen oprollen, wagens wassen en een oefening volgen. De sirene mag niet aan. | veiligheid
Kantoordag bij de notaris | Notariskantoor Hille | Zeist | buurt | Je archiveert aktes, zet koffie en kijkt mee bij een handtekening. Netjes gekleed graag. | kantoor,recht
`
