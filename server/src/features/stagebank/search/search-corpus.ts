/** Vacancies as hosts write them: title | host | town | sector | text. */
export const corpus = `
Honden uitlaten in het asiel | Dierenasiel De Warme Mand | Venray | dieren | Onze honden willen drie keer per dag naar buiten. Je loopt eerst mee met een ervaren begeleider.
Katten knuffelen en hokken schoonmaken | Dierenasiel De Warme Mand | Venray | dieren | Bange katten wennen aan mensen. Je maakt de bakken schoon en speelt met ze.
Dierverzorger op de kinderboerderij | Kinderboerderij 't Lammetje | Amersfoort | dieren | Geiten voeren, hokken uitmesten en bezoekers iets vertellen over de ezel.
Paarden poetsen op de manege | Manege De Gouden Hoef | Ede | dieren | Je borstelt de pony's, veegt de stal en helpt bij de ponykampen.
Egels wegen en verzorgen | Egelopvang Stekelig | Soest | dieren | Zieke egels krijgen medicijnen en eten. Je schrijft alles op in het dagboek.
Jonge vogels voeren | Vogelhospitaal De Vleugel | Haarlem | dieren | Elk half uur willen ze eten. Stil en precies werken is belangrijk.
Assistent bij de dierenarts | Dierenkliniek Pootje | Zwolle | dieren | Je ontvangt de baasjes, weegt de dieren en maakt de behandelkamer schoon.
Meelopen op de melkveehouderij | Maatschap Van Dijk | Barneveld | dieren | Koeien melken, kalfjes voeren en de stal aanvegen bij een gezin met tachtig koeien.
Konijnen en cavia's verzorgen | Knaagdierenopvang Het Hooitje | Utrecht | dieren | Hooi bijvullen, nagels knippen onder begeleiding en hokken verschonen.
Vissen en reptielen in de winkel | Dierenspeciaalzaak Aquaria | Tilburg | dieren | Aquaria schoonmaken, voer aanvullen en klanten helpen kiezen.
Trimsalon: honden wassen | Trimsalon Krul | Breda | dieren | Je helpt met wassen, föhnen en borstelen van honden.
Bijen kijken met de imker | Imkervereniging De Raat | Wageningen | dieren | Je helpt honing slingeren en ramen schoonmaken in een wit pak.
Koffie schenken in het woonzorgcentrum | Woonzorgcentrum De Linde | Amersfoort | zorg | Om drie uur drinken de bewoners koffie. Je schenkt in en maakt een praatje.
Wandelen met ouderen | Verzorgingshuis Zonnehof | Utrecht | zorg | Je haalt bewoners op en wandelt een rondje door het park, soms met een rolstoel.
Bingo en spelletjes voor senioren | Seniorenflat Het Anker | Rotterdam | zorg | Elke woensdag zet je de tafels klaar, roep je de nummers en help je met de kaarten.
Samen zingen met mensen met dementie | Dagcentrum Onder de Linde | Zeist | zorg | Je deelt de liedboeken uit en zingt mee met het koor.
Tabletles geven aan opa's en oma's | Stichting Digitaal Thuis | Leiden | zorg | Ouderen willen videobellen met hun kleinkinderen. Jij legt het rustig uit.
Meekijken met de wijkverpleegkundige | Thuiszorg Dichtbij | Arnhem | zorg | Je gaat mee op de fiets langs cliënten en ziet hoe zorg aan huis gaat.
Gastvrouw of gastheer in het ziekenhuis | Sint Lucas Ziekenhuis | Nijmegen | zorg | Je wijst bezoekers de weg en brengt patiënten naar hun afspraak.
Knutselen met mensen met een beperking | Dagbesteding De Kleurdoos | Deventer | zorg | Kaarsen maken, schilderen en samen lunchen met de deelnemers.
Weekendmaatje in het logeerhuis | Logeerhuis De Klaproos | Houten | zorg | Kinderen met een beperking logeren hier een weekend. Je speelt en eet mee.
Helpen bij het zwemmen voor gehandicapten | Zwemgroep Drijfveer | Apeldoorn | zorg | In het warme bad begeleid je mensen die extra hulp nodig hebben.
Snuffelen bij de tandarts | Tandartspraktijk Glimlach | Hilversum | zorg | Je kijkt mee bij behandelingen en helpt met het klaarleggen van instrumenten.
Meelopen in de apotheek | Apotheek De Vijzel | Gouda | zorg | Medicijnen uitzoeken, doosjes inpakken en de balie opruimen.
Bezoekmaatje voor eenzame ouderen | Stichting Samen op Stap | Almere | zorg | Elke week een uurtje op de koffie bij iemand die weinig bezoek krijgt.
Bloemen en soep in het hospice | Hospice De Stille Steiger | Delft | zorg | Je verzorgt de bloemen en brengt soep rond op de gang.
Meehelpen op de zorgboerderij | Zorgboerderij Het Zilveren Hek | Woudenberg | zorg | Samen met de deelnemers oogst je groenten en raap je eieren.
Receptie van het gezondheidscentrum | Gezondheidscentrum De Brug | Lelystad | zorg | Je ontvangt patiënten van de huisarts en de fysiotherapeut.
Trainer van de F-jes | VV Oranje Wit | Venlo | sport | Twee keer per week train je de jongste voetballers van onze club.
Scheidsrechter bij het jeugdtoernooi | VV De Toekomst | Ede | sport | Fluiten bij de pupillen, na een korte cursus.
Kantinedienst bij de hockeyclub | HC Rapid | Hilversum | sport | Tosti's bakken, drankjes inschenken en de bar netjes houden.
Assistent bij zwemles | Zwembad De Duikelaar | Alkmaar | sport | Je helpt de badmeester met kinderen die hun A-diploma halen.
Turnles voor kleuters | Gymvereniging Sparta | Zutphen | sport | Toestellen klaarzetten en kinderen helpen bij de koprol.
Balie van de sportschool | Fitclub Noord | Groningen | sport | Leden inchecken, handdoeken vouwen en apparaten schoonmaken.
Helpen bij de avondvierdaagse | Wandelvereniging De Stappers | Assen | sport | Verkeer regelen en limonade uitdelen langs de route.
Judo voor beginners begeleiden | Judoschool Ippon | Den Bosch | sport | Je doet oefeningen voor en helpt met het knopen van de banden.
Tennisbanen onderhouden | TV De Lob | Amstelveen | sport | Banen vegen, netten spannen en ballen rapen.
Rolstoelbasketbal organiseren | Sportclub Samen Sterk | Eindhoven | sport | Je zet de zaal klaar en doet zelf mee met het partijtje.
Danslessen voor kinderen assisteren | Dansstudio Move | Haarlem | sport | Muziek starten, pasjes voordoen en kinderen opvangen.
Zeilschool: boten klaarmaken | Zeilschool De Bries | Sneek | sport | Zeilen hijsen, boten poetsen en cursisten helpen instappen.
Skatebaan begeleiden | Skatepark Hal 7 | Enschede | sport | Helmen uitlenen en beginners op weg helpen.
Schaatsen uitlenen op de ijsbaan | IJsclub De Vorst | Heerenveen | sport | Schaatsen uitreiken, slijpen onder toezicht en warme chocolademelk schenken.
Afwassen en broodjes smeren in de lunchroom | Lunchroom Het Hoekje | Gouda | horeca | Je helpt in de keuken en brengt bestellingen naar de tafels.
Leerling-kok in een eetcafé | Eetcafé De Pan | Zwolle | horeca | Groenten snijden, sauzen roeren en borden opmaken met de chef.
Bediening op het terras | Brasserie Aan de Gracht | Leiden | horeca | Bestellingen opnemen en drankjes brengen op een druk terras.
IJsjes scheppen | IJssalon Venezia | Scheveningen | horeca | Bolletjes scheppen, hoorntjes aanvullen en de vitrine poetsen.
Brood bakken in de ochtend | Bakkerij Van der Meer | Kampen | horeca | Om zes uur beginnen we. Je kneedt deeg en haalt de broden uit de oven.
Taarten versieren | Banketbakkerij Zoete Inval | Breda | horeca | Slagroom spuiten, fruit leggen en dozen vouwen.
Receptie en ontbijt in het hotel | Hotel De Poort | Maastricht | horeca | Gasten inchecken en het ontbijtbuffet bijvullen.
Koken voor de buurt | Buurtrestaurant De Lange Tafel | Rotterdam | horeca | Elke donderdag koken we voor veertig gasten die weinig te besteden hebben.
Pizza's maken | Pizzeria Da Marco | Roermond | horeca | Deeg uitrollen, beleggen en dozen klaarzetten voor de bezorgers.
Kampwinkel en snackbar op de camping | Camping De Zandkuil | Ermelo | horeca | Broodjes verkopen, frietjes bakken en de speeltuin netjes houden.
Catering bij feesten | Catering Smaak | Tiel | horeca | Hapjes maken en rondgaan met bladen op bruiloften.
Barista in opleiding | Koffiebar Boon | Utrecht | horeca | Melk schuimen, cappuccino maken en klanten aanspreken.
Fietsen repareren | Fietsenmaker De Ketting | Utrecht | techniek | Banden plakken, remmen stellen en kettingen smeren.
Sleutelen aan auto's | Garage Jansen | Tiel | techniek | Banden wisselen, olie verversen en meekijken met de monteur.
Meubels maken van oud hout | Houtwerkplaats De Spaander | Deventer | techniek | Zagen, schuren en schroeven aan tafels en banken.
Repair Café: apparaten maken | Repair Café Noord | Amsterdam | techniek | Bezoekers komen met kapotte broodroosters en lampen. Samen krijg je ze weer aan de praat.
Lassen in de metaalwerkplaats | Metaalbewerking Kroon | Hengelo | techniek | Je leert lassen en slijpen met alle bescherming die nodig is.
Meelopen met de elektricien | Installatiebedrijf Stroom | Apeldoorn | techniek | Stopcontacten plaatsen en kabels trekken in nieuwe huizen.
Schilderen met de vakman | Schildersbedrijf Kwast | Zeist | techniek | Kozijnen schuren, afplakken en verven.
Helpen op de bouwplaats | Bouwbedrijf De Hoeksteen | Almere | techniek | Opruimen, materiaal aangeven en meekijken met de metselaar.
Loodgieter voor een week | Loodgietersbedrijf Kraan | Dordrecht | techniek | Kranen vervangen en leidingen solderen.
Werken met de 3D-printer | Makerspace De Loods | Eindhoven | techniek | Ontwerpen maken, printers vullen en bezoekers rondleiden.
Zonnepanelen leggen | Zonkracht BV | Nijmegen | techniek | Meegaan het dak op mag niet, maar op de grond is genoeg te doen.
Drones en robots bouwen | Techlab Junior | Delft | techniek | Je bouwt robots en helpt op de kinderclub.
Treinen opknappen in het spoorwegmuseum | Stoomtrein Museumlijn | Hoorn | techniek | Roest schuren, poetsen en koperwerk laten glimmen.
Bootmotoren onderhouden | Jachthaven De Kade | Harlingen | techniek | Motoren schoonmaken en boten naar binnen takelen.
Voorlezen op de basisschool | Basisschool De Regenboog | Amersfoort | kinderen | Je leest kleuters voor en helpt bij het knutselen.
Helpen in de kinderopvang | Kinderdagverblijf Dribbel | Houten | kinderen | Fruit snijden, spelen in de zandbak en bedjes opmaken.
Oppassen bij de buitenschoolse opvang | BSO De Boomhut | Zeist | kinderen | Na school spelletjes doen, hutten bouwen en limonade schenken.
Huiswerk maken met brugklassers | Huiswerkclub De Bolle Bof | Delft | kinderen | Je helpt leerlingen plannen en overhoort woordjes.
Gymles geven met de vakleerkracht | Openbare School Het Palet | Almere | kinderen | Je zet het parcours uit en doet oefeningen voor.
Overblijven op het schoolplein | Basisschool De Vlieger | Gouda | kinderen | Tussen de middag let je op en speel je mee.
Peuters in de speelzaal | Peuterspeelzaal Ukkie | Kampen | kinderen | Liedjes zingen, jassen aantrekken en verf uitdelen.
Speeltuin open houden | Speeltuinvereniging De Wip | Den Haag | kinderen | Skelters uitlenen en ijsjes verkopen in de kiosk.
Kinderkamp in de zomer | Stichting Zomerpret | Ommen | kinderen | Een week mee op kamp als hulpleider: bosspellen en kampvuur.
Scoutinggroep begeleiden | Scouting De Woudlopers | Baarn | kinderen | Knopen leren, hout hakken en spelen in het bos.
Taalmaatje voor nieuwe kinderen | Taalschool Welkom | Arnhem | kinderen | Kinderen die net in Nederland zijn, leren woorden met jou.
Kindertheater achter de schermen | Jeugdtheater De Krakeling | Amsterdam | kinderen | Kostuums klaarhangen en kinderen schminken.
Wiskundebijles geven | Bijlescentrum Slim | Leiden | kinderen | Je legt sommen uit aan leerlingen van de onderbouw.
Rondleiden in het museum | Stadsmuseum De Poort | Deventer | cultuur | Je vertelt bezoekers over drie schilderijen die je zelf kiest.
Decor bouwen voor het toneel | Toneelgroep De Spot | Leeuwarden | cultuur | Zagen, schilderen en sjouwen voor de nieuwe voorstelling.
Licht en geluid bij concerten | Poppodium De Kade | Groningen | cultuur | Kabels uitrollen, microfoons neerzetten en meekijken met de technicus.
Boeken opruimen in de bibliotheek | Bibliotheek Aan het Plein | Zoetermeer | cultuur | Boeken terugzetten, kaften en de leesclub voorbereiden.
Filmpjes maken voor de lokale omroep | Omroep Stad FM | Tilburg | cultuur | Filmen, monteren en een straatinterview houden.
Radio maken | Jongerenradio Golf | Rotterdam | cultuur | Je maakt een item van vijf minuten en zit achter de knoppen.
Kaartjes scheuren in de bioscoop | Filmhuis Lumen | Delft | cultuur | Bezoekers ontvangen en popcorn verkopen.
Festival opbouwen | Stichting Parkpop Oost | Almelo | cultuur | Tenten zetten, hekken sjouwen en polsbandjes uitdelen.
Foto's digitaliseren in het archief | Streekarchief Eemland | Amersfoort | cultuur | Oude foto's scannen en beschrijven.
Atelierhulp bij een kunstenaar | Atelier Blauw | Bergen | cultuur | Doeken spannen, penselen wassen en een tentoonstelling inrichten.
Helpen bij de fanfare | Fanfare Eendracht | Horst | cultuur | Lessenaars neerzetten, bladmuziek kopiëren en meelopen bij de optocht.
Molen draaien met de molenaar | Korenmolen De Hoop | Wijk bij Duurstede | cultuur | Je leert vangen, kruien en meel zakken.
Escaperoom beheren | Escaperoom Het Raadsel | Haarlem | cultuur | Puzzels terugzetten en groepen uitleg geven.
Kleding sorteren in de kringloop | Kringloopwinkel Het Goed | Zwolle | winkel | Tassen uitpakken, kleren hangen en prijzen.
Vakken vullen in de supermarkt | Buurtsuper Boon | Nieuwegein | winkel | Schappen aanvullen, datums controleren en karretjes halen.
Achter de kassa | Tuincentrum Groenrijk | Barneveld | winkel | Klanten afrekenen, bonnen geven en inpakken.
Boeketten binden | Bloemenwinkel Roos | Aalsmeer | winkel | Stelen snijden, emmers verschonen en boeketten maken.
Verkoper in de sportwinkel | Sportzaak Sprint | Eindhoven | winkel | Schoenen aanmeten en de etalage maken.
Helpen in de boekhandel | Boekhandel Het Leesteken | Utrecht | winkel | Boeken uitpakken, cadeaus inpakken en klanten zoeken helpen.
Haren wassen bij de kapper | Kapsalon Krullen | Breda | winkel | Haren wassen, vegen en koffie brengen.
Mode en styling in de boetiek | Boetiek Lotte | Maastricht | winkel | Etalagepoppen aankleden en nieuwe kleding labelen.
Wereldwinkel runnen | Wereldwinkel Eerlijk | Wageningen | winkel | Eerlijke chocola verkopen en de winkel inrichten.
Bouwmarkt: klanten de weg wijzen | Bouwmarkt Klus | Lelystad | winkel | Schappen spiegelen en verf mengen.
Kaas snijden op de markt | Kaashandel De Jong | Alkmaar | winkel | Vroeg op, kraam opbouwen en klanten laten proeven.
Speelgoed inpakken voor de feestdagen | Speelgoedwinkel Pinkel | Apeldoorn | winkel | Cadeautjes inpakken en de speelhoek opruimen.
Telefoons repareren | Phonefix | Den Haag | winkel | Schermen vervangen onder begeleiding en klanten ontvangen.
Brillen passen bij de opticien | Opticien Helder | Oss | winkel | Monturen poetsen en klanten helpen kiezen.
Schoonheidssalon: handen en gezicht | Salon Puur | Den Bosch | winkel | Handdoeken klaarleggen, maskers mengen en nagels lakken.
Computerhulp voor buurtbewoners | Digipunt De Muis | Ede | ict | Mensen komen met vragen over hun laptop of DigiD.
Website bouwen voor een vereniging | Stichting Webhulp | Groningen | ict | Je maakt een nieuwe site en zet er foto's op.
Programmeren met kinderen | CoderDojo Oost | Nijmegen | ict | Op zaterdag leren kinderen spelletjes maken met Scratch.
Laptops opknappen | Stichting Leergeld Digitaal | Tilburg | ict | Oude laptops schoonmaken en installeren voor gezinnen.
Meekijken op de helpdesk | Netwerkbedrijf Kabel | Hilversum | ict | Vragen van collega's oplossen en kabels vervangen.
Games testen | Studio Pixel | Breda | ict | Je speelt een nieuwe game en schrijft op wat er misgaat.
App ontwerpen | Bureau Vorm | Amsterdam | ict | Schermen tekenen en testen met gebruikers.
Sociale media voor de dierenambulance | Dierenambulance Midden | Amersfoort | ict | Berichtjes en foto's plaatsen over geredde dieren.
Serverruimte opruimen | Datacentrum Noord | Emmen | ict | Kabels labelen en oude schijven wissen.
Pakketten maken bij de voedselbank | Voedselbank Midden | Lelystad | buurt | Groente verdelen, kratten vullen en uitdelen aan gezinnen.
Afval prikken in de wijk | Wijkteam Schoon | Almere | buurt | Met een prikstok en een hesje de straat door.
Koffieochtend in het buurthuis | Buurthuis De Ontmoeting | Arnhem | buurt | Koffie zetten, stoelen neerzetten en een praatje maken.
Moestuin onderhouden | Buurttuin De Groene Vinger | Utrecht | buurt | Zaaien, wieden en oogsten met buren.
Boodschappen doen voor buren | Burenhulp Centraal | Gouda | buurt | Je fietst naar de winkel voor mensen die slecht ter been zijn.
Taalcafé voor vluchtelingen | Vluchtelingenwerk Rijn | Nijmegen | buurt | Samen Nederlands praten bij een kop thee.
Inloop voor daklozen | Inloophuis De Haven | Den Haag | buurt | Soep uitdelen, kleding sorteren en een spelletje doen.
Helpen bij de kerkelijke kringdag | Protestantse Kerk Zuid | Katwijk | buurt | Stoelen zetten en taart rondbrengen.
Iftar voorbereiden | Moskee El Nour | Gouda | buurt | Koken, tafels dekken en gasten welkom heten tijdens de ramadan.
Bomen planten en snoeien | Landschapsbeheer Veluwe | Ermelo | buurt | Zagen, takken slepen en vuur maken in de natuur.
Met de boswachter op pad | Staatsbos Utrecht | Baarn | buurt | Paden vrijmaken, borden poetsen en dieren tellen.
Tuinen opknappen bij ouderen | Hoveniers met een Hart | Zeist | buurt | Gras maaien, heggen knippen en tegels leggen.
Krant rondbrengen in het dorp | Dorpskrant De Klepper | Leusden | buurt | Vouwen, stempelen en bezorgen.
Naaien en verstellen | Naaiatelier De Spoel | Haarlem | buurt | Broeken inkorten en tassen maken van oude stof.
Vergaderzaal en administratie | Vrijwilligerscentrale Eemland | Amersfoort | buurt | Brieven vouwen, telefoon opnemen en zalen klaarzetten.
Brandweer jeugdkorps | Jeugdbrandweer Zuid | Oss | buurt | Slangen rollen, blussen oefenen en de wagen poetsen.
Speelgoedbank sorteren | Speelgoedbank De Tol | Rotterdam | buurt | Puzzels natellen en knuffels wassen.
Buurtfeest organiseren | Bewonerscomité Park West | Den Haag | buurt | Springkussen regelen, flyers maken en muziek uitzoeken.
Rommelmarkt opbouwen | Stichting Oranjefeest | Veenendaal | buurt | Kramen neerzetten en spullen prijzen op Koningsdag.
Strand schoonmaken | Stichting De Noordzee | Katwijk | buurt | Plastic rapen en tellen langs de vloedlijn.
Cliënten begeleiden bij de dagbesteding hout | Werkplaats Anders | Helmond | zorg | Vogelhuisjes timmeren met mensen met autisme.
Advocatenkantoor: dossiers ordenen | Advocaten Van Loon | Den Bosch | buurt | Mappen sorteren, kopiëren en post rondbrengen.
Meelopen bij de gemeente | Gemeente Venray | Venray | buurt | Een dag aan de balie, een dag met de boa en een dag bij de burgemeester.
Inpakken in het magazijn | Webshop Doosje | Waalwijk | winkel | Bestellingen verzamelen, inpakken en labels plakken.
Aardbeien plukken | Fruitbedrijf De Wit | Tiel | buurt | Plukken, sorteren en bakjes wegen.
Kas vol orchideeën | Kwekerij Flora | Aalsmeer | techniek | Planten verpotten, steunen en hoezen.
Wijkagent: mee op de fiets | Politie Midden | Lelystad | buurt | Je loopt een dagdeel mee en praat met bewoners.
Vrachtwagens wassen | Transportbedrijf Snel | Venlo | techniek | Wagens wassen, laden en de planning bekijken.
Meedraaien bij het reisbureau | Reisbureau Verweg | Oss | winkel | Brochures ordenen, stedentrips uitzoeken en klanten ontvangen.
Kaarsen gieten voor de wereldwinkel | Atelier Licht en Warmte | Zutphen | zorg | Was smelten, lonten knippen en inpakken met de deelnemers.
Postkamer van het provinciehuis | Provincie Gelderland | Arnhem | buurt | Brieven sorteren, pakketten wegen en rondbrengen.
Speurtocht uitzetten in de dierentuin | Dierenpark De Savanne | Emmen | dieren | Vragen bedenken, bordjes ophangen en bezoekers op weg helpen.
`
