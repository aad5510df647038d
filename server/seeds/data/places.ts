export type Region = 'utrecht' | 'amersfoort' | 'venray' | 'midden'
export type Place = { city: string; latitude: number; longitude: number; postalCode: number }

/** Around which point the towns of a region lie; a tenant's map centre finds its region by distance. */
export const regionCentres: Record<Region, { latitude: number; longitude: number }> = {
  utrecht: { latitude: 52.0907, longitude: 5.1214 },
  amersfoort: { latitude: 52.1561, longitude: 5.3878 },
  venray: { latitude: 51.525, longitude: 5.975 },
  midden: { latitude: 52.132633, longitude: 5.291266 },
}

export const places: Record<Region, Place[]> = {
  utrecht: list(`
    Utrecht 52.091 5.121 3511
    De Meern 52.080 5.028 3454
    Vleuten 52.106 5.010 3451
    Haarzuilens 52.122 4.999 3455
    Nieuwegein 52.029 5.083 3431
    IJsselstein 52.020 5.043 3401
    Houten 52.028 5.168 3991
    Schalkwijk 51.993 5.185 3998
    Bunnik 52.067 5.197 3981
    Odijk 52.051 5.235 3984
    Werkhoven 52.025 5.244 3985
    Zeist 52.088 5.233 3701
    Bosch en Duin 52.117 5.243 3735
    Bilthoven 52.130 5.203 3721
    De Bilt 52.110 5.181 3731
    Maartensdijk 52.155 5.175 3738
    Hollandsche Rading 52.176 5.179 3739
    Groenekan 52.124 5.150 3737
    Westbroek 52.149 5.127 3615
    Maarssen 52.139 5.042 3601
    Breukelen 52.171 5.001 3621
    Kockengen 52.151 4.951 3628
    Harmelen 52.091 4.963 3481
    Woerden 52.086 4.884 3441
    Montfoort 52.046 4.953 3417
    Lopik 51.973 4.946 3411
    Vianen 51.992 5.092 4131
    Driebergen-Rijsenburg 52.053 5.281 3971
    Culemborg 51.957 5.227 4101
    Wijk bij Duurstede 51.976 5.342 3961
  `),
  amersfoort: list(`
    Amersfoort 52.156 5.388 3811
    Hooglanderveen 52.186 5.433 3829
    Hoogland 52.182 5.374 3828
    Leusden 52.132 5.432 3831
    Achterveld 52.137 5.496 3791
    Stoutenburg 52.152 5.436 3835
    Soest 52.173 5.292 3761
    Soesterberg 52.118 5.286 3769
    Baarn 52.212 5.289 3741
    Lage Vuursche 52.180 5.223 3749
    Eemnes 52.254 5.258 3755
    Eemdijk 52.258 5.334 3754
    Bunschoten 52.243 5.379 3751
    Spakenburg 52.251 5.374 3752
    Nijkerk 52.220 5.486 3861
    Nijkerkerveen 52.195 5.466 3864
    Hoevelaken 52.175 5.460 3871
    Zwartebroek 52.176 5.511 3785
    Terschuur 52.168 5.519 3784
    Voorthuizen 52.186 5.605 3781
    Barneveld 52.140 5.585 3771
    Kootwijkerbroek 52.150 5.670 3774
    Scherpenzeel 52.080 5.489 3925
    Woudenberg 52.081 5.416 3931
    Maarn 52.064 5.370 3951
    Putten 52.260 5.607 3881
    Ermelo 52.299 5.621 3851
    Den Dolder 52.139 5.240 3734
  `),
  venray: list(`
    Venray 51.525 5.975 5801
    Oostrum 51.529 6.017 5807
    Oirlo 51.512 6.037 5808
    Leunen 51.509 5.983 5809
    Veulen 51.500 5.957 5814
    Heide 51.495 5.938 5812
    Ysselsteyn 51.489 5.898 5813
    Merselo 51.532 5.922 5815
    Vredepeel 51.541 5.871 5816
    Smakt 51.560 5.998 5817
    Castenray 51.490 6.033 5811
    Blitterswijck 51.530 6.107 5863
    Wanssum 51.533 6.078 5861
    Geijsteren 51.553 6.043 5862
    Meerlo 51.512 6.086 5864
    Tienray 51.496 6.093 5865
    Swolgen 51.484 6.119 5866
    Horst 51.454 6.054 5961
    Melderslo 51.463 6.083 5962
    Meterik 51.456 6.030 5964
    America 51.436 5.977 5966
    Sevenum 51.412 6.037 5975
    Grubbenvorst 51.420 6.145 5971
    Lottum 51.462 6.159 5973
    Well 51.552 6.089 5855
    Bergen 51.602 6.047 5854
    Overloon 51.571 5.947 5825
    Vierlingsbeek 51.597 6.009 5821
    Boxmeer 51.647 5.947 5831
    Deurne 51.463 5.797 5751
    Helenaveen 51.391 5.908 5759
    Bakel 51.505 5.739 5761
  `),
  midden: list(`
    Soesterberg 52.118 5.286 3769
    Soest 52.173 5.292 3761
    Soestduinen 52.148 5.313 3768
    Zeist 52.088 5.233 3701
    Huis ter Heide 52.112 5.261 3712
    Den Dolder 52.139 5.240 3734
    Bosch en Duin 52.117 5.243 3735
    Bilthoven 52.130 5.203 3721
    De Bilt 52.110 5.181 3731
    Maartensdijk 52.155 5.175 3738
    Austerlitz 52.079 5.316 3711
    Leusden 52.132 5.432 3831
    Amersfoort 52.156 5.388 3811
    Woudenberg 52.081 5.416 3931
    Maarn 52.064 5.370 3951
    Maarsbergen 52.053 5.405 3953
    Doorn 52.034 5.346 3941
    Driebergen-Rijsenburg 52.053 5.281 3971
    Leersum 52.011 5.428 3956
    Scherpenzeel 52.080 5.489 3925
    Renswoude 52.073 5.540 3927
    Veenendaal 52.029 5.559 3901
    Baarn 52.212 5.289 3741
    Lage Vuursche 52.180 5.223 3749
    Hilversum 52.223 5.176 1211
    Bunnik 52.067 5.197 3981
    Odijk 52.051 5.235 3984
    Hoogland 52.182 5.374 3828
    Hoevelaken 52.175 5.460 3871
  `),
}

function list(rows: string): Place[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const cells = row.trim().split(' ')
      const [latitude = 0, longitude = 0, postalCode = 0] = cells.slice(-3).map(Number)
      return { city: cells.slice(0, -3).join(' '), latitude, longitude, postalCode }
    })
}

export const streets: string[] = `
  Dorpsstraat, Kerkstraat, Molenweg, Stationsstraat, Schoolstraat, Julianalaan, Wilhelminastraat, Beatrixlaan,
  Raadhuisplein, Marktplein, Nieuwstraat, Havenkade, Kanaaldijk, Oude Veerweg, Lindelaan, Eikenlaan, Beukenhof,
  Kastanjestraat, Berkenweg, Wilgenpad, Esdoornlaan, Populierenstraat, Rozenstraat, Tulpstraat, Anjerplein,
  Lavendelhof, Klaprooslaan, Merelstraat, Zwaluwlaan, Leeuwerikweg, Ooievaarplein, Reigerstraat, IJsvogelpad,
  Kievitlaan, Vossenpad, Hazenweg, Dassenburcht, Eekhoornlaan, Zuiderkade, Noorderweg, Westerlaan, Oosterpoort,
  Brinkweg, Engweg, Heideweg, Duinpad, Beekstraat, Bronlaan, Vijverhof, Sluisweg, Schippersstraat, Ankerplaats,
  Zeilmakerstraat, Touwslagersbaan, Smidsgang, Bakkersplein, Weversstraat, Kuiperslaan, Timmermanskade, Ambachtsweg,
  Nijverheidsweg, Handelsstraat, Energieweg, Ringbaan, Parallelweg, Tuinstraat, Boomgaard, Appelhof, Kersenlaan,
  Perenpad, Sportlaan, Zwembadweg, Parkweg, Bosrand, Zonnebloemstraat, Regenboogplein
`
  .split(',')
  .map((street) => street.trim())
