export type Gender = 'male' | 'female' | 'other'
type FirstName = { name: string; gender: Gender }
type Surname = { infix?: string; last: string }

const first = (gender: Gender, names: string): FirstName[] => words(names).map((name) => ({ name, gender }))
const last = (names: string, infix?: string): Surname[] =>
  words(names).map((name) => (infix ? { infix, last: name } : { last: name }))

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

export const firstNames: FirstName[] = [
  ...first(
    'female',
    `Emma Julia Mila Tess Sophie Zoë Sara Nora Yara Eva Liv Lotte Saar Anna Lieke Fenna Noor Evi Milou Olivia Isa Fleur
    Roos Sanne Lisa Femke Iris Esmée Anouk Manon Naomi Maud Lynn Jasmijn Merel Floor Nina Laura Romy Puck Bente Linde
    Vera Elin Lara Jill Britt Daphne Danique Demi Eline Ilse Jolijn Kirsten Marloes Nienke Sofie Suze Hanna Veerle
    Josephine Philou Keet Feline Loïs Benthe Amber Rosalie Janne Marit Sterre Jette Pleun Wies Renske Silke Tirza
    Fatima Aïcha Khadija Amina Meryem Zeynep Elif Esra Ayşe Nour Salma Yasmina Imane Hafsa Soumaya Dounia Leyla Ceren
    Defne Azra Rania Hiba Layan Rahaf Shanaya Chaya Priya Anjali Mei Linh Oliwia Zuzanna Weronika Daria Oksana Selam
    Hodan Ifrah Shanti Jaylinn Ruth-Ann Gianna`,
  ),
  ...first(
    'male',
    `Noah Sem Liam Lucas Daan Finn Levi Milan Luuk Mees James Jesse Thijs Bram Thomas Lars Ruben Julian Max Siem
    Benjamin Gijs Adam Hugo Jens Niels Tim Tijn Stijn Teun Jayden Ryan Joep Floris Sven Mats Pieter Jelle Joris Koen
    Casper Olivier Willem Boaz Dex Guus Jurre Kai Lenn Morris Pepijn Quinten Rens Sepp Tobias Twan Vince Wessel Xavi
    Abel Fedde Hidde Sietse Melle Wouter Maarten Jeroen Bastiaan Roel Sjoerd Huub Ties Job Owen Mohammed Youssef Ahmed
    Hamza Bilal Ibrahim Mehmet Mustafa Emre Omar Ilias Ayoub Soufiane Zakaria Anass Yassin Rayan Nabil Kerem Emir Yiğit
    Arda Deniz Samir Karim Idris Yusuf Abdirahman Dawit Filmon Rohan Arjun Wei Minh Jakub Szymon Kacper Andrei Bogdan
    Taras Giovanni Jairo Ruderick Dwayne Jermaine`,
  ),
  ...first('other', 'Robin Sam Charlie Jip Bo Senna Sascha Micha River Noa Dani Kim Alex Jamie Mika Quin'),
]

export const surnames: Surname[] = [
  ...last(
    `Jansen Bakker Visser Smit Meijer Mulder Bos Vos Peters Hendriks Dekker Brouwer Dijkstra Smits Kok Jacobs Vermeulen
    Schouten Willems Hoekstra Maas Verhoeven Koster Prins Blom Huisman Kuipers Veenstra Kramer Postma Martens
    Timmermans Groen Gerritsen Willemsen Evers Jonker Hofman Wolters Hermans Sanders Bosman Molenaar Scholten Kuiper
    Wiersma Dekkers Zijlstra Sikkema Haanstra Terpstra Bouwman Boersma Hoogeveen Schipper Veldman Wagenaar Verbeek
    Rietveld Lammers Driessen Geurts Claassen Janssen Hermsen Steenbergen Boonstra Kamphuis Roelofs Zuidema Hagen
    Nijland Oosterhof Veenhof Tromp Winkel Zwart Wijnands Spaan Hartog Moerman Pronk Slagter Ruijter Schaap Kuiken Valk
    Zonneveld Duinker Stroom Havenaar Loosman Brinkman Wevers Wouda Aarts Beekman Cuppen Derks Engelen Franken Yılmaz
    Kaya Demir Çelik Şahin Yıldız Aydın Öztürk Arslan Doğan Koç Polat Aksoy Bozkurt Amrani Bouzid Chaoui Haddad Idrissi
    Karimi Lahlou Mansouri Naciri Ouali Rachidi Saidi Tahiri Zaoui Bennani Yahyaoui Hassan Abdi Warsame Tesfay
    Gebremariam Haile Nguyen Pham Chen Liu Singh Ramdin Jagessar Kalloe Sewnath Soekhoe Kowalski Nowak Zieliński
    Popescu Ivanova Kovalenko Martina Winklaar Pinas Biharie Tjon Santos Silva Mendes`,
  ),
  ...last('Berg Heuvel Broek Brink Bosch Akker Hoek Boogaard Dool Eijnde Haak', 'van den'),
  ...last('Meer Veen Linden Wal Heijden Velde Ploeg Laan Zee Kolk Horst Werf Steen Molen Schaaf', 'van der'),
  ...last('Dijk Leeuwen Beek Vliet Dam Doorn Rijn Gelder Loon Wijk Essen Veldhuizen Oord Hoorn Zanten Kempen', 'van'),
  ...last('Vries Boer Groot Wit Graaf Haan Bruijn Jong Lange Ruiter Wolf Koning Rooij Winter Waard Goede', 'de'),
  ...last('Horst Braak Haar Veldhuis Borg', 'ter'),
  ...last('Hartog Hollander Ouden Uijl Boer', 'den'),
  ...last('Veld Hof Hout Zand', "in 't"),
  ...last('Hooft Hart Mannetje', "'t"),
  ...last('Schoot Hoff', "van 't"),
  ...last('Brinke Hove Cate', 'ten'),
  ...last('Amrani Idrissi Hamdaoui Yacoubi Morabit Kaddouri', 'el'),
  ...last('Santos', 'dos'),
  ...last('Silva Costa', 'da'),
]
