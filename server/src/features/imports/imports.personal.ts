import { decidedBy, personal } from '#engine/personal.ts'

export const importsPersonal = personal({
  files: {
    'staff-codes': {
      title: ['Afkortingen', 'Staff codes'],
      text: `select c.code_key as code, s.name as school from staff_codes c join organizations s on s.id = c.school_id
      where c.user_id = $1 order by s.name`,
      labels: {
        code: ['Afkorting', 'Code'],
      },
    },
    // Lines of files in which a school sent details of this person; the file itself is gone after thirty days.
    'imports-about-me': {
      title: ['Importbestanden met deze persoon', 'Imported files with this person'],
      text: `select i.created_at, i.kind, o.name as organization, r.name, r.data, r.outcome, r.state from import_rows r
      join imports i on i.id = r.import_id join organizations o on o.id = i.organization_id
      where r.subject_id = $1 order by i.created_at`,
      labels: {
        outcome: ['Uitkomst', 'Outcome'],
        state: ['Stand', 'State'],
      },
      values: {
        kind: {
          students: ['leerlingen', 'students'],
          staff: ['medewerkers', 'staff'],
          groups: ['klassen', 'classes'],
          organizations: ['organisaties', 'organizations'],
        },
        outcome: {
          new: ['nieuw', 'new'],
          changed: ['gewijzigd', 'changed'],
          moved: ['andere klas', 'other class'],
          unchanged: ['hetzelfde', 'the same'],
          conflict: ['vraag', 'question'],
          departed: ['van school', 'left school'],
          error: ['fout', 'mistake'],
        },
        state: {
          waiting: ['wacht', 'waiting'],
          done: ['gedaan', 'done'],
          skipped: ['overgeslagen', 'skipped'],
          failed: ['mislukt', 'failed'],
          undone: ['teruggedraaid', 'undone'],
          kept: ['gebleven', 'kept'],
        },
      },
    },
    'imports-done': {
      title: ['Zelf geïmporteerd', 'Imported by this person'],
      text: `select id, kind, source, status, file_name, row_count, created_at, finished_at from imports
      where importer_id = $1 order by created_at`,
      labels: {
        source: ['Bron', 'Source'],
        fileName: ['Bestand', 'File'],
        rowCount: ['Aantal regels', 'Number of lines'],
      },
      values: {
        status: {
          uploaded: ['ontvangen', 'received'],
          parsed: ['ingelezen', 'read in'],
          mapped: ['kolommen gekozen', 'columns chosen'],
          previewed: ['gecontroleerd', 'checked'],
          running: ['bezig', 'running'],
          completed: ['afgerond', 'completed'],
          completed_with_errors: ['afgerond met fouten', 'completed with errors'],
          failed: ['mislukt', 'failed'],
          undoing: ['wordt teruggedraaid', 'being undone'],
          undone: ['teruggedraaid', 'undone'],
          cancelled: ['gestopt', 'stopped'],
        },
        kind: {
          students: ['leerlingen', 'students'],
          staff: ['medewerkers', 'staff'],
          groups: ['klassen', 'classes'],
          organizations: ['organisaties', 'organizations'],
        },
        source: {
          csv: ['CSV of Excel', 'CSV or Excel'],
          magister: ['Magister', 'Magister'],
          somtoday: ['Somtoday', 'Somtoday'],
        },
      },
    },
  },
  columns: {
    'staff_codes.user_id': { told: 'staff-codes', onErase: 'delete' },
    'import_rows.subject_id': {
      told: 'imports-about-me',
      onErase: {
        forget: `update import_rows set name = '', cells = null, data = null, before = null, changes = '[]', problems = '[]',
      candidates = '[]' where subject_id = $1`,
      },
      kept: 'thirty days',
    },
    'imports.importer_id': { told: 'imports-done', onErase: decidedBy.onErase },
  },
})
