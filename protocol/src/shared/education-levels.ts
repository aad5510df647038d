/** Kinds of education a place is meant for. A school's levels are names of its own and are read as one of these. */
export const educationLevels = ['pro', 'vmbo-bk', 'vmbo-gt', 'havo', 'vwo', 'mbo'] as const
