import { decidedBy, personal } from '#engine/personal.ts'

export const siteCopiesPersonal = personal({ columns: { 'site_copies.made_by': decidedBy } })
