import { decidedBy, personal } from '#engine/personal.ts'

export const libraryPersonal = personal({ columns: { 'library_files.added_by': decidedBy } })
