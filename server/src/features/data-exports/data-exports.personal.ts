import { personal } from '#engine/personal.ts'

export const dataExportsPersonal = personal({
  files: {
    'data-exports': {
      title: ['Bestanden uit alle gegevens', 'Files of all data'],
      text: `select source, file, status, total, created_at, finished_at, expires_at from data_exports
        where user_id = $1 order by created_at`,
      labels: {
        source: ['Waarvan', 'Of what'],
        file: ['Soort bestand', 'Kind of file'],
        total: ['Aantal rijen', 'Number of rows'],
        expiresAt: ['Bewaard tot', 'Kept until'],
      },
      values: {
        status: {
          queued: ['in de wachtrij', 'queued'],
          running: ['bezig', 'running'],
          done: ['klaar', 'done'],
          cancelled: ['gestopt', 'stopped'],
          failed: ['mislukt', 'failed'],
        },
      },
    },
  },
  columns: {
    // The bytes go with the night, and need the row to be found.
    'data_exports.user_id': {
      told: 'data-exports',
      onErase: { forget: `update data_exports set expires_at = now() where user_id = $1` },
      kept: 'three days',
    },
  },
})
