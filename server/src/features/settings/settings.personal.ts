import { decidedBy, personal } from '#engine/personal.ts'

export const settingsPersonal = personal({
  columns: {
    'site_settings.updated_by': decidedBy,
    'site_settings.look_by': decidedBy,
    'site_settings.texts_by': decidedBy,
  },
})
