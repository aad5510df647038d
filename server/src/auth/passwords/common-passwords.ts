/*
 * Words that people build passwords from, the most usual first: the order decides how much a word is worth.
 * Endings such as 123 or 2026! are left out; password-rules.ts sees through them. Left out as well are sexual words
 * and slurs. The Dutch words are our own; the others were taken from the password list of @zxcvbn-ts/language-common:
 *
 * Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.
 * Copyright (c) 2021 @zxcvbn-ts
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
 * documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to
 * permit persons to whom the Software is furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all copies or substantial portions of
 * the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
 * WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
 * COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
 * OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */
export const commonPasswords = `
wachtwoord password dragon geheim baseball football stagehaven monkey letmein stage shadow master school michael
welkom mustang ajax fuckyou jordan feyenoord jennifer voetbal killer trustno admin hunter harley leerling buster andrew
mentor soccer tigger docent charlie sunshine beheer iloveyou ranger beheerder george gebruiker michelle jessica
inloggen asshole pepper toegang klaster freedom hallo princess joshua hoihoi maggie pass hallohallo ginger fuck
ikhouvanjou amanda ikhouvanje ashley love ikvindjelief cheese summer liefje matthew chelsea schatje dallas matrix
schat william yankees lieverd taylor corvette liefde austin lekkerding access martin poepie heather thunder knuffel
merlin diamond kusje hello anthony lief hammer silver snoepje gfhjkm justin snoes bailey moppie samantha golfer meisje
test orange jongen cookie maverick kanjer jackson sparky topper mickey phoenix stagebank bigdog snoopy stagebieder
guitar stageplek whatever chicken stageschool morgan andrea maatschappelijkestage camaro mercedes vrijwilliger peanut
cowboy zomer falcon welcome winter samsung sexy herfst steelers lente joseph smokey voorjaar dakota melissa najaar
arsenal boomer vakantie eagles tigers kerst marina nascar kerstmis gateway yellow pasen monster sinterklaas spider
diablo koningsdag hannah bulldog carnaval junior london januari purple compaq februari lakers iceman maart hardcore
cowboys april money juni banana boston juli brandon johnny augustus miller coffee september scooby edward oktober
nikita mother november yamaha brandy december barney maandag chester fuckoff dinsdag oliver charles woensdag player
knight donderdag forever rangers vrijdag midnight chicago zaterdag bigdaddy zondag redsox victoria vandaag badboy
angel morgen please fender weekend chris jasper zonnetje slayer rabbit zonneschijn natasha rachel regenboog marine
sterren wizard marlboro sterretje raiders prince vlinder fishing flower vlinders crystal jasmine bloem iwantu adidas
bloemen winner gandalf bloemetje enter madelief ghbdtn angela roosje golden lauren tulp cocacola winston tulpen
madison angels zonnebloem panther bitch amsterdam shannon johnson rotterdam david utrecht toyota tiger denhaag murphy
canada eindhoven danielle jonathan groningen muffin cooper tilburg apples jackie almere black john breda slipknot
nijmegen carlos qazxsw arnhem qwaszx nathan haarlem butter startrek enschede rainbow razz amersfoort redskins newyork
apeldoorn gemini cameron zwolle florida leiden liverpool turtle maastricht nicholas viking dordrecht booger wilson
zoetermeer sierra butthead deventer doctor rocket delft dolphins captain venlo bandit venray jaguar packers alkmaar
pookie peaches helmond blue dolphin hilversum helpme tucker oldebroek theman tiffany nunspeet maxwell jeremy
harderwijk debbie ermelo albert maddog putten lovers monica nijkerk alex united soest giants nirvana baarn hotdog
rosebud zeist warrior stupid houten success nieuwegein bond jackass veenendaal bonnie alexis barneveld lucky jason
leusden scorpio rush lelystad freddy driver emmen willie calvin assen sydney hengelo gators dexter almelo bubba
creative roosendaal voodoo happy oosterhout arthur trouble heerlen america nissan sittard gunner rebecca weert stella
roermond garfield gordon goes jessie bullshit middelburg parker fucking vlissingen apollo jack terneuzen eminem legend
gouda airborne purmerend beavis august hoorn bear apple heerenveen brooklyn godzilla leeuwarden skippy buddy drachten
kitten magic sneek shelby beaver friesland phantom holland nothing williams nederland xavier braves nederlands
darkness blink oranje travis copper hollander tomcat platinum brabant girls bigboy limburg green zeeland power animal
drenthe police online gelderland voyager lifehack overijssel fish sniper flevoland trinity blazer texel heaven lover
willem snowball alexander playboy bubbles maxima loveme cricket amalia marvin willow beatrix donkey topgun wilhelmina
saturn family cruijff gabriel destiny cruyff pumpkin vanbasten digital sergey gullit chance explorer bergkamp redwings
private robben therock runner vanpersie lasvegas guinness sneijder beatles fire memphis cassie depay celtic broncos
vandijk andrey babygirl verstappen nelson donald maxverstappen scott eclipse feijenoord cartman fluffy psveindhoven
louise michigan heracles testing vitesse carolina little twente samuel birdie cambuur steve cherry willemtwee pantera
sharon fortuna gibson vampire roda mexico buffalo excelsior montana sparta genius flyers telstar maximus lovely
volendam stalker metallica hockey doggie carter tennis kristina kimberly volleybal spencer speedy handbal barbara
zwemmen snickers sabrina turnen carmen marcus schaatsen bronco yankee wielrennen friends paradise fietsen dreams
magnum fiets horses lacrosse racefiets goober paard member enigma paarden scotty bollocks paardrijden brian surfer
manege sammy genesis pony poohbear star ponys qweasdzxc racing hond friend honden hawaii eagle hondje billy viper poes
october vanessa poesje einstein stanley poezen walker drowssap katten stephen katje courtney simple konijn alaska
badger konijntje jake bill cavia denise jester hamster spitfire forest vogel maryjane diesel vissen svetlana dolfijn
rock friday tijger gregory pamela leeuw hotrod chevy beer anderson douglas beertje westside security aapje badass
shorty olifant thumper giraffe hitman mozart kikker general reddog schildpad music lizard muisje melanie ruslan muizen
sweet teresa egel scarface marshall eekhoorn veronica uiltje buddha spirit pinguin frankie stargate varken antonio
liberty varkentje natalie mercury geit naruto suzuki schaap semperfi king lammetje popcorn kuiken spooky marley
boerderij system brittany tractor scotland free trekker kitty cherokee vrachtwagen vikings simpsons brommer death
leslie scooter rascal motor qweasd jimmy auto loveyou hummer autos allison rocky porsche patches russia ferrari adrian
jupiter trein penguin howard vliegtuig passion boot honda vfhbyf zeilen andre franklin kaas sandman infinity kaaskop
homer bastard kaasboer raider passport stroopwafel fantasy bulldogs stroopwafels domino drop budlight ironman
pindakaas disney norman hagelslag softball bishop appelmoes francis brutus appeltaart ford redrum pannenkoek brooke
bigred pannenkoeken jesus frikandel fktrcfylh karina kroket marines kawasaki patat digger ireland friet oksana fireman
frietje cougar shit bitterballen alicia russell hamburger houston pizza monday bradley spaghetti sarah justice
macaroni wildcats tinker chocola duncan dancer chocolade logitech avalon koekje everton reggie koekjes motorola taart
molly timothy ijsje claire patriots aardbei madonna colorado banaan eugene ducati appel kermit juventus peer indian
sinaasappel connor galore citroen freeuser smooth tomaat house titanic komkommer boogie simpson bier warcraft arizona
biertje saints georgia heineken accord grolsch matt baxter amstel denver mitchell koffie christ yfnfif thee smith
stinky melk zachary naughty water chopper brenda bakker extreme slager virginia skyline groenteboer poop zombie snoep
pearljam froggy lolly pirate fylhtq kaneel vision awesome suiker alyssa dreamer emma bullet julia empire wolf mila
kirill people tess elvis panthers sophie skipper nemesis sara peekaboo rasdzv nora simon alison yara rolltide lotte
american arnold saar chevelle daddy anna psycho danger lieke mookie manutd fenna tommy hobbes noor vegeta goblue milou
burton olivia fyfcnfcbz picard fleur bobby windows roos loverboy vfrcbv sanne victory turkey lisa serega tweety femke
hiphop galina iris changeme esmee rooster polina anouk berlin taurus manon electric avatar naomi mine raptor maud
alpha maksim lynn spring brazil jasmijn eric merel newport hard floor kenneth hendrix sofie madmax england nina
sublime britney laura france darkside romy bigman hercules puck lawrence bente wolfpack classic linde lincoln ronaldo
vera blizzard cheyenne elin wombat cjkysirj lara brother kristen jill pandora devils britt holiday daphne wildcat
horse danique sterling caesar demi alabama carrie eline basketball sports ilse pickle catch jolijn leather shaggy
kirsten chronic marloes flowers robbie marieke gracie amber mirjam freepass airplane nienke kodiak billybob petra
katana sunset renate crazy saskia good stingray simone snowman phpbb suzanne zeppelin garcia tamara detroit wolves
wendy pontiac candy yvonne firebird gundam ingrid panzer monique outlaw time esther pretty fisher linda connie honey
angelique business trevor annemarie redhead greenday annemiek tarheels nastya anja hellfire astrid cobra savage bianca
service serenity brigitte sasha michele carla dude fireball caroline white remember chantal darkstar flash claudia
harvey corrie oscar strike debora freddie pavilion diana beauty bobafett dorien dbrnjhbz jeff ellen bigmac duke gerda
clinton bowling greet jenny hanneke natali future hannie harrison jones helma wallace swimming henny apache rulez
ineke pyramid dodgers jacqueline girl whynot janneke fuckit jeanette defender morris jolanda trooper cancer josje
precious packard karin lucifer popeye kelly weasel raven lianne icecream stewart lidy tanner loes swordfish blonde
margriet sandy presario maria rockstar viktor marianne manager cheryl marijke norton control marjolein wutang airforce
marleen atlanta martine spike thailand mieke looking casino miranda paris mouse mirella lennon bluebird nicole theone
hawkeye patricia hacker dustin priscilla elaine sandra nfnmzyf sailor sonja catfish goldfish sylvia tattoo barbie
tineke light design trudy machine wrangler truus rocks trucks willemijn roscoe yolanda tornado jerry fatima lights
bubble aicha cadillac madman khadija orlando pegasus amina target philip meryem browns eatme zeynep cannon elif
dilbert baller esra microsoft winnie ayse katie xfiles hatice street seattle noah corona amateur liam cthutq lucas
prelude beach daan malibu freaky finn integra atlantis levi dragons iloveu milan unicorn lonewolf luuk regina stealth
mees kristin james tony peewee jesse openup bobcat thijs stacey software bram newton leonardo thomas student srinivas
lars angelina young ruben enjoy julian valentina trigger siem zaqwsx athena benjamin shotgun coyote gijs bruins
veronika adam dollar country hugo joker babydoll jens lestat niels wordpass hottie tijn smiley potter stijn random
sweety teun butterfly woody jayden chipper snake ryan samurai video joep gizmo floris maddie devildog sven valerie
mistress mats flipper express piet powers cessna klaas teacher goldie henk moose polaris kees piglet gerrit cookies
elena johan montreal hjvfirf johannes ladies wolfgang pieter fatboy scully dirk father single cornelis wicked daisy
hendrik foobar jeroen castle tickle martijn bunny pepsi dennis balls transam patrick dfvgbh oicu michel impala sunday
marcel booty hotstuff erik ronnie rick jasmin gambit richard toshiba lancer robert birthday texas ronald knicks
roberto roland stinger kathleen ruud savannah shamrock sander benson sebastiaan deftones trucker stefan redneck
goldberg steven alfred blaster vincent siemens shelly wesley renegade manson wouter subaru ibanez arjan blondie bart
hamilton casey berend reaper cristina bert minnie mylove casper galaxy lindsay christiaan dudley farmer daniel gloria
special danny travel dave babylon sweetpea edwin sugar smoke erwin skeeter fucked evert indiana great frank trfnthbyf
freeman fred curtis gerard smitty marino guus joanne bigfoot hans check larisa harm trumpet tristan harry spartan
sister herman valera stormy jaap paladin jacco andreas marathon jelle hamlet aardvark jeffrey mister manchester jochem
rusty napoleon joost seven indigo joris hornet skater jurgen jerome kevin pierre wonder koen toronto rose leon indians
karate lennart buckeyes julie maarten hesoyam charger marco sweetie chiefs mark diamonds mathijs buckeye aurora
maurice campbell griffin menno brandi redman michiel passwor chandler mike drpepper monika nick maiden elizabeth
pascal leonard paul bernie brown peter garden autumn raymond thuglife millie reinier jungle pencil remco insane timber
rene sherlock mariah robin audrey roel aragorn pioneer sjoerd techno catdog theo triumph sidney tobias fktrctq none
twan sophia morpheus victor island hobbit walter aaron wilco sampson consumer xander justme marion yannick stones
chrissy mohammed tyler nadine mohamed marie goforit ahmed burger pitbull youssef kelsey hamza adgjmptw spartak bilal
german karen ibrahim kissme hunting mehmet kaiser martha mustafa colors artist emre harold bass omar italia ilias
sammie barcelona ayoub nicolas pebbles soufiane sundance isabella jansen overlord emerald devries callie doggy
vandenberg irina racecar visser isabelle smit germany goddess meijer change basket deboer holly poison mulder zipper
alpine degroot shirley element peters huskers eddie hendriks christy vanleeuwen sakura inside dekker ultimate dirty
brouwer nicola blackie dewit omega watson dijkstra rommel geronimo smits nikki degraaf caserta trojan vandermeer
sergio nugget jacobs tarzan warren dehaan trixie chicks vermeulen aleksandr cream vandenheuvel webster help vanderveen
sherry vandenbroek manuel portugal debruijn dodger anakin schouten bomber madness vanbeek superfly loser willems
florence fatcat vanvliet global ybrbnf hoekstra energy maas desire wrinkle verhoeven soldier warlock koster martina
babe vandam andrei larry prins peace westham blom concrete harris huisman margaret kuipers hector ladybug veenstra
network bernard kramer weed qazxswedc vandenbosch trombone chuck postma pleasure rhbcnbyf papa home history mama
bluesky papaenmama sherman logan mamaenpapa january onelove familie cotton christian broer cdtnkfyf sunny broertje
archie holden zusje brianna vfvjxrf zusjes titans kindjes stallion lindsey kinderen singer truck kindje smile party
baby missy hansolo vriend angelo joanna vriendin natalia beagle vrienden phillip vriendje panama smiles beste juice
inferno bestevriend moon mongoose juffrouw connect kingkong meester flatron bluemoon leraar turbo rocker lerares
personal schooltijd emily blessed huiswerk snakes dominic klas joey forget brugklas finger beetle brugpieper jamaica
alberto eindexamen jamie susan examen immortal diploma head passat magister plastic dietcoke somtoday spunky long
leraren whiskey monitor kantine giovanni cactus pauze ripper spyder rekenen markus wiskunde planet patton nederlandse
exigen sticky engels waters nolimit aardrijkskunde daniela abigail geschiedenis morrison katrina biologie trunks andy
scheikunde always natuurkunde clifford speed gymles japan mission gymnastiek pickles million gymnasium sailing freak
lyceum holmes bonehead college fernando havo delta yomama vmbo darren rubber computer newman faster laptop bertha open
toetsenbord hongkong olga beeldscherm jumper unreal telefoon rodney mobiel pentium legion internet shalom kennedy
website brooks movie google dodge dream facebook graham sprite instagram curious pacific tiktok funtime snapchat
philly ferret whatsapp niners orion youtube welkomthuis werewolf milton spotify cantona kingdom netflix stars
africa fortnite office boeing minecraft gilbert roblox abgrtyu pirates pokemon sheila french playstation sweets
cooldude nintendo palmer eternity mario lollipop anything zelda foster irish fifa biscuit brawlstars drizzt camera
clashroyale columbia fossil harrypotter makaveli tracey hogwarts colt robinson gryffindor isabel martini starwars
salmon shasta spiderman jersey batman verbatim maniac superman snapper satan avengers nasty solomon frozen patriot
jacob elsa standard blackcat bumba asdzxc punkrock nijntje raistlin pippi infantry dillon samson gerald twister
kabouter ricardo waterloo kabouterplop cjkywt clayton plop crimson serena sesamstraat oxford denis ernie flight pino
condor seinfeld tommie silvia biggie spongebob maxine musicman donaldduck ravens teddy suskewiske colleen bruce kuifje
wolfman sharks asterix megadeth obelix cosmos velvet bassie butt foxtrot adriaan garrett damien pipo anton sesame
dikkiedik banshee cats jipenjanneke squirrel wolverine muziek dogs gitaar sunrise ghost piano western grendel trompet
roxanne privet drummer legolas frog zingen felix marlin zanger stone herbert dansen lvbnhbq danser carrot blades
ballet frosty stardust streetdance helena brownie hardstyle groovy penny qdance butler coolio defqon twilight
thunderdome daytona peanuts tiesto intrepid pikachu armin trains mollie hardwell vanhalen jericho marcoborsato hershey
strider guusmeeuwis lobster punisher nickensimon grace doemaar bird bottom normaal ninja murray blof kansas shogun
kensington goblin search zonderwachtwoord neptune ball mijnwachtwoord showtime darwin wachtwoorden amadeus
nieuwwachtwoord oldman bruno wachtwoordje showme henry geenidee getsome muscle weetikniet obiwan support vergeten
rfrfirf skittles ikweethetniet ekaterina gold geheimpje whitney geheimen shark maestro topgeheim danni tanker
supergeheim english tarheel sleutel fighter thanks voordeur hannibal capital achterdeur newlife anubis thuis gothic
huis chaos blues huisje cindy sabine tuin roman preston keuken princes brendan slaapkamer evelyn python zolder richie
tequila kelder boss straat cody devil werk clover delete kantoor mirage blood bureau surfing bentley baas portland
potato collega baggins review werkplek porter bedrijf chubby panasonic winkel sandiego sooners kassa buffy buck
magazijn tina derrick vakkenvuller penelope blackdog albertheijn harmony fusion jumbo dima lidl malcolm allen aldi
mary buttons hema safety playtime kruidvat dagger moscow etos swallow warriors blokker byteme stimpy bolcom christine
ikea turner iverson action lester chargers praxis liquid cracker gamma dingdong misty philips nymets bigguy rabobank
mobile tazman postbank greg geld nimrod newpass euro miami crusader euros bugger stranger miljoen anastasia volume
miljonair masters monroe rijk miguel doodle bank collins pinpas powder archer pincode gotcha battle gelukkig dublin
slapshot geluk guardian janice blij charly photos vrolijk knights lachen short angelica leven nookie milano lekker
scarlett stuart gezellig damian grizzly prachtig camille scruffy mooi brasil latino mooie kittycat lelijk poopie
munchkin stoer lorenzo rammstein cool bananas santiago gaaf thegame hell super world picasso geweldig walnut kolobok
fantastisch blackman perfect wisdom trance heerlijk starcraft parrot leuk quality blade leuke pink auburn grappig
goodluck dorothy gekkie dusty engine malloot coltrane domkop gorilla wheels idioot katerina postal sukkel luther carlo
verdomme cassidy oakland godverdomme osiris dumbass potverdorie shaney lonestar jezus ping jezusleeft bridge bingo
godisliefde bender annie godisgoed dookie meridian amen sally megaman allah racerx rjntyjr allahuakbar sirius firefly
inshallah alexandra bismillah madrid terry bijbel griffey women kerk phoebe weezer engel beautiful violet engeltje
ledzep lowrider duivel randy gangsta hemel ghjcnj vrede paradox tacobell vrijheid loving catalina liefdeisalles
vertigo halflife hoop carson sergei geloof shiloh sobaka blauw buffett aliens rood sadie groen chucky bonjour geel
kangaroo jazz paars josh thompson roze sinner socrates zwart keyboard stevie witte jeep trebor bruin finish
oranjeboven dark luke hupholland sprint shazam wilhelmus lady national eenentwintig celica scarlet eentweedrie formula
hoover honderd sommer frances duizend hotboy eerste cynthia penguins tweede rebels elwood derde melvin vacation
laatste kiss ragnarok testtest bollox lexmark testen mailcreated lorraine tester claude proef rockon duck proefje
dodgeram tacoma demo romeo wookie gast prodigy tempest guest vfhecz flames secret sebastian qwerty colombia bang
azerty kitkat oblivion zomervakantie mystery sithlord zomertijd server molson wintersport mustangs incubus wintertijd
smoker window lentekriebels rescue herfstvakantie bigballs carpet kerstvakantie titleist richmond kerstboom lawyer
megan kerstman juan magnolia strand celeste melinda duinen lucy wright bossen jimbob rivier golfing kenny haven roger
bobbie schip xanadu tardis schipper blueeyes hearts kapitein dixie pooper piraat shaman mersedes piraten springer
anker imagine janine vuurtoren kenwood dogg golf garbage martinez golven roberts lizzie ridder ashton elliott kasteel
oracle sheena prinses chloe prinsesje nuttertools mallard koning mikey faith koningin monkeys imperial draak jimbo
cooler tovenaar grateful gillian heks peterpan kingston eenhoorn yourmom elfje sleepy gremlin spelen printer hudson
speeltuin freckles birdman schommel aussie defiant glijbaan margarita deadhead trampoline polo anime voetballer
tatyana voetballen jackal frogger keeper bridget wayne spits research mariners doelpunt rootbeer blondes kampioen
donnie katrin kampioenen weather aspirine trainer parola coach photo children scheidsrechter account israel wedstrijd
stephanie shaolin toernooi noodles celine beker willy willis goud forgot mandy zilver rogers brons palace santos regen
ohyeah magnus sneeuw laurie amazon sneeuwpop kisses queen storm ludwig fatass donder plymouth justdoit bliksem nellie
onweer putter broken zonsondergang nopass letsgo maan bryan bones maanlicht tatiana camel wolken champs massive wind
camelot terminator california enterprise rjirfrgbde christopher fktrcfylhf translator undertaker motherlode multiplelo
rjycnfynby syncmaster aleksandra salamander sersolution leavemealone realmadrid tinkerbell dragonball ghostrider
microphone washington yjdsqgfhjkm strawberry anastasiya mypassword abrakadabra alessandro konstantin underground
tokiohotel highlander ghjcnjgfhjkm evangelion sonyericsson university hellokitty roadrunner ironmaiden mississippi
htubcnhfwbz revolution absolutely vqsablpzla friendster skateboard vfntvfnbrf nthvbyfnjh abracadabra madagaskar
sweetheart ronaldinho dragonballz rfhfvtkmrf ghjcnbnenrf information supersonic qwerasdfzxcv flvbybcnhfnjh experienced
greedisgood nopassword blackberry mastermind volleyball ghbdtnrfrltkf websolutions finalfantasy christophe losangeles
chickenwing ghbdtndctv unbelievable administrator vflfufcrfh lamborghini experience justinbieber armageddon casablanca
newproject lighthouse evanescence motdepasse comicbookdb braveheart shevchenko maximilian needforspeed devilmaycry
yfnfitymrf montecarlo callofduty pathfinder volkswagen maurolarastefy supernatural cxfcnkbdfz summertime astalavista
professional scandinavian dkflbvbhjdbx dkflbvbhjdyf counterstrike vfvfvskfhfve fkmnthyfnbdf intelligence whosyourdaddy
fktrcfylhjdbx fktrcfylhjdyf chesterfield vanyarespekt iseedeadpeople transformers ghjcnjrdfibyj international
ptybnxtvgbjy mevefalkcakk hedimaptfcor cosmopolitan networkingpe philadelphia ingodwetrust digitalprodu installdevic
residentevil olcrackmaster avrillavigne massimiliano punksnotdead fynfyfyfhbde nightcrawler gjkysqgbpltw ticketmaster
stratocaster installsqlst frederiksberg sanfrancisco lytghjgtnhjdcr nhecsyfujkjdt seemnemaailm antananarivu
greenlantern ghjcnjgbpltw gtnhjpfdjlcr bltynbabrfwbz construction bpgjldsgjldthnf cjdthitycndj corperfmonsy
weihnachtsbau necronomicon mortalkombat systemofadown satisfaction vladimirovna ilovemyfamily websolutionssu
amadeusptfcor specialinsta nhfycajhvths webuivalidat msorcloledbr nondriversig wazzkaprivet weihnachtsbaum
fktrcfylhjdf ghjnbdjcnjzybt sonnenschein anytimetoday thecakeisalie ontheoutside zcfvfzkexifz ghjatccbjyfk
civilization ghtdtlvtldtl edwardcullen gfhfktkjuhfv lytdybrbdfvgbhf passwordassword entertainment nhbujyjvtnhbz
gthtrfnbgjkt configuratio
`
  .trim()
  .split(/\s+/)
