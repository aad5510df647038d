import type { MapCentre } from '#protocol/tenants/tenant.ts'

export type Place = MapCentre & { name: string; rank: 1 | 2 | 3 | 4 }

/** What a reader of English calls them. */
export const englishNames: Record<string, string> = {
  Antwerpen: 'Antwerp',
  Brussel: 'Brussels',
  'Den Haag': 'The Hague',
  Keulen: 'Cologne',
}

/** Cities and towns for orientation, the biggest first; per rank `name latitude longitude`. */
export const places: Place[] = [
  ...list(
    1,
    `Amsterdam 52.371 4.896, Rotterdam 51.92 4.48, Den Haag 52.072 4.312, Utrecht 52.091 5.121, Eindhoven 51.438 5.478,
    Groningen 53.217 6.567, Maastricht 50.85 5.69, Zwolle 52.512 6.094, Leeuwarden 53.201 5.8, Middelburg 51.498 3.614,
    Antwerpen 51.22 4.4, Brussel 50.85 4.352, Keulen 50.938 6.96, Münster 51.96 7.626, Bremen 53.079 8.802`,
  ),
  ...list(
    2,
    `Amersfoort 52.156 5.388, Arnhem 51.985 5.911, Nijmegen 51.843 5.855, Enschede 52.221 6.894, Apeldoorn 52.211 5.97,
    Tilburg 51.56 5.083, Breda 51.587 4.776, Den Bosch 51.69 5.304, Haarlem 52.381 4.637, Almere 52.37 5.215,
    Leiden 52.16 4.497, Dordrecht 51.813 4.69, Venlo 51.37 6.168, Alkmaar 52.632 4.748, Lelystad 52.508 5.475,
    Assen 52.993 6.564, Emmen 52.786 6.898, Deventer 52.255 6.163, Hilversum 52.223 5.176, Heerlen 50.888 5.979,
    Venray 51.525 5.975, Den Helder 52.956 4.761, Terneuzen 51.335 3.828, Sneek 53.033 5.657, Hoorn 52.643 5.06`,
  ),
  ...list(
    3,
    `Zeist 52.088 5.233, Ede 52.04 5.665, Harderwijk 52.342 5.62, Barneveld 52.14 5.584, Gouda 52.012 4.711,
    Helmond 51.48 5.661, Oss 51.765 5.518, Roermond 51.194 5.987, Roosendaal 51.531 4.465, Bergen op Zoom 51.495 4.291,
    Weert 51.251 5.706, Hengelo 52.266 6.793, Almelo 52.357 6.662, Hoogeveen 52.723 6.476, Meppel 52.696 6.194,
    Kampen 52.556 5.91, Zutphen 52.14 6.196, Doetinchem 51.965 6.288, Winterswijk 51.972 6.719, Tiel 51.887 5.43,
    Gorinchem 51.83 4.975, Woerden 52.086 4.884, Zoetermeer 52.061 4.494, Delft 52.011 4.357, Zaandam 52.439 4.826,
    Purmerend 52.505 4.96, Enkhuizen 52.704 5.293, Heerenveen 52.96 5.92, Drachten 53.112 6.099, Delfzijl 53.33 6.92,
    Stadskanaal 52.989 6.951, Veenendaal 52.026 5.556, Nijkerk 52.22 5.486, Wageningen 51.969 5.665, Uden 51.661 5.619,
    Boxmeer 51.647 5.947, Horst 51.454 6.052, Deurne 51.464 5.796, Sittard 51 5.869, Goes 51.504 3.889,
    Vlissingen 51.443 3.573, Zierikzee 51.65 3.916, Steenwijk 52.787 6.12, Hardenberg 52.575 6.619, Urk 52.662 5.601,
    Emmeloord 52.71 5.748, Dronten 52.524 5.717, Soest 52.173 5.292, Nieuwegein 52.029 5.083, Texel 53.056 4.797`,
  ),
  ...list(
    4,
    `Baarn 52.212 5.289, Leusden 52.132 5.432, Bunschoten 52.243 5.379, Hoevelaken 52.174 5.461, Bilthoven 52.13 5.203,
    Houten 52.028 5.168, Maarssen 52.139 5.042, Breukelen 52.171 5.001, IJsselstein 52.02 5.043, Vianen 51.992 5.092,
    Culemborg 51.957 5.227, Wijk bij Duurstede 51.976 5.342, Doorn 52.034 5.345, Driebergen 52.053 5.281,
    Woudenberg 52.081 5.416, Scherpenzeel 52.08 5.489, Voorthuizen 52.187 5.605, Putten 52.259 5.607,
    Ermelo 52.3 5.622, Nunspeet 52.379 5.786, Elburg 52.447 5.836, Oldebroek 52.446 5.901, Wezep 52.457 6.001,
    Hattem 52.475 6.064, Heerde 52.388 6.041, Epe 52.348 5.984, Bussum 52.276 5.163, Weesp 52.307 5.041,
    Huizen 52.299 5.243, Zeewolde 52.33 5.542, Rhenen 51.959 5.568, Sevenum 51.413 6.037,
    Meerlo 51.513 6.087, Wanssum 51.534 6.075, Overloon 51.571 5.947, Ysselsteyn 51.486 5.892, Gennep 51.698 5.973,
    Cuijk 51.731 5.88, Gemert 51.556 5.689, Bakel 51.504 5.739, Arcen 51.477 6.181, Well 51.554 6.091,
    Montfoort 52.046 4.953, Harmelen 52.091 4.963, Lopik 51.973 4.946, Abcoude 52.272 4.97, Lunteren 52.086 5.621,
    Veghel 51.616 5.549, Boxtel 51.591 5.329, Raalte 52.386 6.275, Ommen 52.521 6.421, Rijssen 52.307 6.518`,
  ),
]

function list(rank: Place['rank'], text: string): Place[] {
  return text.split(',').map((entry) => {
    const [, name = '', latitude, longitude] = /^\s*(.+) ([\d.]+) ([\d.]+)\s*$/.exec(entry) ?? []
    return { name, latitude: Number(latitude), longitude: Number(longitude), rank }
  })
}
