export type Place = { latitude: number; longitude: number }
type Town = Place & { name: string; area: number; municipality: string }

/**
 * Towns with their middle and the lowest postal code there, in the order of postal codes; and the municipality they are part
 * of, where that has another name (those of 2026).
 */
const towns: readonly Town[] = list(`
  Amsterdam 52.373 4.893 1012
  Amstelveen 52.301 4.864 1181
  Hilversum 52.223 5.176 1211
  Huizen 52.299 5.240 1271
  Almere 52.371 5.222 1315
  Weesp 52.307 5.042 1381, Amsterdam
  Bussum 52.277 5.163 1401, Gooise Meren
  Purmerend 52.505 4.960 1441
  Zaandam 52.438 4.826 1506, Zaanstad
  Hoorn 52.642 5.060 1621
  Den Helder 52.956 4.761 1781
  Alkmaar 52.632 4.749 1811
  Beverwijk 52.486 4.657 1941
  Heemskerk 52.511 4.672 1961
  IJmuiden 52.460 4.619 1971, Velsen
  Velsen-Zuid 52.461 4.649 1981, Velsen
  Haarlem 52.381 4.637 2011
  Hoofddorp 52.306 4.690 2131, Haarlemmermeer
  Katwijk 52.200 4.417 2225
  Leiden 52.160 4.497 2311
  Alphen aan den Rijn 52.129 4.658 2405
  Den Haag 52.080 4.313 2511
  Delft 52.012 4.357 2611
  Zoetermeer 52.061 4.493 2711
  Gouda 52.012 4.710 2801
  Capelle aan den IJssel 51.929 4.578 2903
  Ridderkerk 51.872 4.602 2981
  Barendrecht 51.856 4.535 2991
  Rotterdam 51.922 4.479 3011
  Schiedam 51.917 4.398 3111
  Vlaardingen 51.912 4.342 3131
  Spijkenisse 51.845 4.329 3201, Nissewaard
  Dordrecht 51.813 4.674 3311
  IJsselstein 52.020 5.043 3401
  Lopik 51.973 4.946 3411
  Montfoort 52.046 4.953 3417
  Nieuwegein 52.029 5.083 3431
  Woerden 52.086 4.884 3441
  Vleuten 52.106 5.010 3451, Utrecht
  De Meern 52.080 5.028 3454, Utrecht
  Haarzuilens 52.122 4.999 3455, Utrecht
  Harmelen 52.091 4.963 3481, Woerden
  Utrecht 52.091 5.121 3511
  Maarssen 52.139 5.042 3601, Stichtse Vecht
  Westbroek 52.149 5.127 3615, De Bilt
  Breukelen 52.171 5.001 3621, Stichtse Vecht
  Kockengen 52.151 4.951 3628, Stichtse Vecht
  Zeist 52.088 5.233 3701
  Austerlitz 52.079 5.316 3711, Zeist
  Huis ter Heide 52.112 5.261 3712, Zeist
  Bilthoven 52.130 5.203 3721, De Bilt
  De Bilt 52.110 5.181 3731
  Den Dolder 52.139 5.240 3734, Zeist
  Bosch en Duin 52.117 5.243 3735, Zeist
  Groenekan 52.124 5.150 3737, De Bilt
  Maartensdijk 52.155 5.175 3738, De Bilt
  Hollandsche Rading 52.176 5.179 3739, De Bilt
  Baarn 52.212 5.289 3741
  Lage Vuursche 52.180 5.223 3749, Baarn
  Bunschoten 52.243 5.379 3751
  Spakenburg 52.251 5.374 3752, Bunschoten
  Eemdijk 52.258 5.334 3754, Bunschoten
  Eemnes 52.254 5.258 3755
  Soest 52.173 5.292 3761
  Soestduinen 52.148 5.313 3768, Soest
  Soesterberg 52.118 5.286 3769, Soest
  Barneveld 52.140 5.585 3771
  Kootwijkerbroek 52.150 5.670 3774, Barneveld
  Voorthuizen 52.186 5.605 3781, Barneveld
  Terschuur 52.168 5.519 3784, Barneveld
  Zwartebroek 52.176 5.511 3785, Barneveld
  Achterveld 52.137 5.496 3791, Leusden
  Amersfoort 52.156 5.388 3811
  Hoogland 52.182 5.374 3828, Amersfoort
  Hooglanderveen 52.186 5.433 3829, Amersfoort
  Leusden 52.132 5.432 3831
  Stoutenburg 52.152 5.436 3835, Leusden
  Harderwijk 52.348 5.620 3841
  Ermelo 52.299 5.621 3851
  Nijkerk 52.220 5.486 3861
  Nijkerkerveen 52.195 5.466 3864, Nijkerk
  Hoevelaken 52.175 5.460 3871, Nijkerk
  Putten 52.260 5.607 3881
  Zeewolde 52.331 5.542 3891
  Veenendaal 52.029 5.559 3901
  Scherpenzeel 52.080 5.489 3925
  Renswoude 52.073 5.540 3927
  Woudenberg 52.081 5.416 3931
  Doorn 52.034 5.346 3941, Utrechtse Heuvelrug
  Maarn 52.064 5.370 3951, Utrechtse Heuvelrug
  Maarsbergen 52.053 5.405 3953, Utrechtse Heuvelrug
  Leersum 52.011 5.428 3956, Utrechtse Heuvelrug
  Wijk bij Duurstede 51.976 5.342 3961
  Driebergen-Rijsenburg 52.053 5.281 3971, Utrechtse Heuvelrug
  Bunnik 52.067 5.197 3981
  Odijk 52.051 5.235 3984, Bunnik
  Werkhoven 52.025 5.244 3985, Bunnik
  Houten 52.028 5.168 3991
  Schalkwijk 51.993 5.185 3998, Houten
  Tiel 51.886 5.429 4001
  Culemborg 51.957 5.227 4101
  Vianen 51.992 5.092 4131, Vijfheerenlanden
  Gorinchem 51.830 4.975 4201
  Middelburg 51.499 3.614 4331
  Vlissingen 51.443 3.574 4381
  Goes 51.504 3.890 4461
  Terneuzen 51.336 3.828 4531
  Bergen op Zoom 51.495 4.291 4611
  Roosendaal 51.531 4.465 4701
  Breda 51.588 4.776 4811
  Tilburg 51.560 5.091 5038
  Waalwijk 51.683 5.070 5141
  's-Hertogenbosch 51.697 5.304 5211
  Den Bosch 51.697 5.304 5211, 's-Hertogenbosch
  Boxtel 51.590 5.329 5281
  Zaltbommel 51.810 5.245 5301
  Oss 51.765 5.518 5341
  Uden 51.660 5.619 5401, Maashorst
  Veghel 51.616 5.548 5461, Meierijstad
  Eindhoven 51.441 5.478 5611
  Helmond 51.481 5.661 5701
  Deurne 51.463 5.797 5751
  Helenaveen 51.391 5.908 5759, Deurne
  Bakel 51.505 5.739 5761, Gemert-Bakel
  Venray 51.525 5.975 5801
  Oostrum 51.529 6.017 5807, Venray
  Oirlo 51.512 6.037 5808, Venray
  Leunen 51.509 5.983 5809, Venray
  Castenray 51.490 6.033 5811, Venray
  Heide 51.495 5.938 5812, Venray
  Ysselsteyn 51.489 5.898 5813, Venray
  Veulen 51.500 5.957 5814, Venray
  Merselo 51.532 5.922 5815, Venray
  Vredepeel 51.541 5.871 5816, Venray
  Smakt 51.560 5.998 5817, Venray
  Vierlingsbeek 51.597 6.009 5821, Land van Cuijk
  Overloon 51.571 5.947 5825, Land van Cuijk
  Boxmeer 51.647 5.947 5831, Land van Cuijk
  Bergen 51.602 6.047 5854, Bergen (L.)
  Well 51.552 6.089 5855, Bergen (L.)
  Wanssum 51.533 6.078 5861, Venray
  Geijsteren 51.553 6.043 5862, Venray
  Blitterswijck 51.530 6.107 5863, Venray
  Meerlo 51.512 6.086 5864, Horst aan de Maas
  Tienray 51.496 6.093 5865, Horst aan de Maas
  Swolgen 51.484 6.119 5866, Horst aan de Maas
  Venlo 51.370 6.172 5911
  Horst 51.454 6.054 5961, Horst aan de Maas
  Melderslo 51.463 6.083 5962, Horst aan de Maas
  Meterik 51.456 6.030 5964, Horst aan de Maas
  America 51.436 5.977 5966, Horst aan de Maas
  Grubbenvorst 51.420 6.145 5971, Horst aan de Maas
  Lottum 51.462 6.159 5973, Horst aan de Maas
  Sevenum 51.412 6.037 5975, Horst aan de Maas
  Weert 51.252 5.706 6001
  Roermond 51.194 5.987 6041
  Sittard 50.999 5.869 6131, Sittard-Geleen
  Maastricht 50.851 5.691 6211
  Heerlen 50.888 5.979 6411
  Nijmegen 51.843 5.855 6511
  Wageningen 51.969 5.667 6701
  Ede 52.040 5.667 6711
  Arnhem 51.985 5.899 6811
  Doetinchem 51.965 6.288 7001
  Winterswijk 51.972 6.719 7101
  Zutphen 52.142 6.196 7201
  Apeldoorn 52.211 5.970 7311
  Deventer 52.255 6.160 7411
  Enschede 52.221 6.894 7511
  Hengelo 52.265 6.793 7551
  Almelo 52.357 6.663 7607
  Emmen 52.785 6.897 7811
  Hoogeveen 52.728 6.477 7901
  Meppel 52.696 6.194 7941
  Zwolle 52.513 6.094 8011
  Hattem 52.475 6.063 8051
  Nunspeet 52.379 5.786 8071
  Elburg 52.447 5.835 8081
  't Harde 52.417 5.878 8084, Elburg
  Wezep 52.462 6.004 8091, Oldebroek
  Oldebroek 52.446 5.901 8096
  Epe 52.348 5.985 8161
  Lelystad 52.508 5.475 8224
  Dronten 52.525 5.718 8251
  Kampen 52.555 5.911 8261
  Emmeloord 52.711 5.749 8302, Noordoostpolder
  Urk 52.662 5.601 8321
  Heerenveen 52.960 5.920 8441
  Sneek 53.033 5.659 8601, Súdwest-Fryslân
  Franeker 53.187 5.541 8801, Waadhoeke
  Harlingen 53.174 5.421 8861
  Leeuwarden 53.201 5.799 8911
  Dokkum 53.326 5.998 9101, Noardeast-Fryslân
  Drachten 53.108 6.098 9203, Smallingerland
  Assen 52.993 6.564 9401
  Stadskanaal 52.990 6.951 9501
  Veendam 53.106 6.879 9641
  Groningen 53.219 6.567 9711
  Delfzijl 53.330 6.922 9934, Eemsdelta
`)

function list(text: string): Town[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [town = '', municipality] = line.trim().split(', ')
      const words = town.split(' ')
      const [latitude = 0, longitude = 0, area = 0] = words.slice(-3).map(Number)
      const name = words.slice(0, -3).join(' ')
      return { name, latitude, longitude, area, municipality: municipality ?? name }
    })
}

/** A name without accents, capitals and signs, to compare with. */
export const key = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const byName = new Map(towns.map((town) => [key(town.name), town]))
export const townNames: readonly string[] = towns.map(({ name }) => name)
/** A town as it is spelled here, else as it was typed but with a capital. */
export function townName(typed: string): string {
  const name = typed.trim().replace(/\s+/g, ' ')
  return byName.get(key(name))?.name ?? name.replace(/^(ij|[a-z])/, (first) => first.toUpperCase())
}

/** Neighbouring areas have neighbouring numbers; further apart than this says little about where it is. */
const NEAR = 60

/**
 * About where an address is, without asking anybody: the town by its name, else the town whose postal codes begin
 * nearest below. Nothing when neither is known here.
 */
export function placeOf(city: string | null | undefined, postalCode: string | null | undefined): Place | undefined {
  const town = (city && byName.get(key(city))) || nearestArea(postalCode)
  return town && { latitude: town.latitude, longitude: town.longitude }
}

/** The municipality of a town that is known here. */
export const municipalityOf = (city: string | null | undefined): string | undefined =>
  city ? byName.get(key(city))?.municipality : undefined

/** The town of the four digits of a postal code. */
export const townAt = (area: number): (Place & { name: string }) | undefined => nearestArea(String(area))

/** The other way round: between which digits the postal codes of a town are. */
export function areasOf(name: string): { from: number; to: number }[] {
  return towns.flatMap((town, at) => {
    if (key(town.name) !== key(name)) return []
    const next = towns[at + 1]?.area ?? 10_000
    return next > town.area ? [{ from: town.area, to: Math.min(next - 1, town.area + NEAR) }] : []
  })
}

function nearestArea(postalCode: string | null | undefined): Town | undefined {
  const area = Number(/^\s*([1-9]\d{3})/.exec(postalCode ?? '')?.[1])
  const below = towns.findLast((town) => town.area <= area)
  return below && area - below.area <= NEAR ? below : undefined
}
