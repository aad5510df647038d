import { feature } from '#engine/feature.ts'
import { seenWith, serve } from '#engine/serve.ts'
import * as protocol from '#protocol/features/imports.ts'
import { cancelImport, retryImport, undoImport } from './change-import.ts'
import { confirmImport } from './confirm-import.ts'
import { decideImportRows } from './decide-import-rows.ts'
import { forgetImports } from './forget-imports.ts'
import { after, newClasses, UNDO_DAYS } from './import-results.ts'
import { importMails } from './imports.mails.ts'
import { importNews } from './imports.news.ts'
import { importsPersonal } from './imports.personal.ts'
import { importAbilities, importPolicy, importRowPolicy } from './imports.policy.ts'
import { tellImportFailed, tellImportFinished, tellImportWaits } from './imports.reactions.ts'
import { importSections } from './imports.sections.ts'
import { decideImportMentor } from './mentors/decide-import-mentor.ts'
import { mapImport } from './preview/map-import.ts'
import { parseImport } from './preview/parse-import.ts'
import { previewImport } from './preview/preview-import.ts'
import { goOnWithImport } from './pushed/go-on.ts'
import { runImport } from './run-import.ts'
import { undoImportJob } from './undo/undo-import.ts'

/** Files of students, staff, classes and organizations: read, looked at, run in the background, and taken back. */
export const importsFeature = feature({
  periodic: importSections,
  abilities: importAbilities,
  resources: [
    serve(protocol.imports, {
      table: 'imports',
      policy: importPolicy,
      relations: { importer: seenWith('importerId') },
      expressions: {
        isRepeated: (t) => `(${t}.repeats_id is not null)`,
        hasFile: (t) => `exists (select 1 from import_files f where f.import_id = ${t}.id)`,
        newClasses,
        after,
        canBeUndoneUntil: (t) =>
          `case when ${t}.status in ('completed', 'completed_with_errors', 'undone') then ${t}.finished_at + interval '${UNDO_DAYS} days' end`,
      },
    }),
    serve(protocol.importRows, { table: 'import_rows', policy: importRowPolicy }),
  ],
  lifecycles: [protocol.importLife, protocol.importRowLife],
  commands: [mapImport, decideImportRows, decideImportMentor, confirmImport, undoImport, retryImport, cancelImport],
  reactions: [tellImportFinished, tellImportFailed, tellImportWaits],
  jobs: [parseImport, previewImport, goOnWithImport, runImport, undoImportJob, forgetImports],
  activities: { import: ['import', 'importJob'] },
  mails: importMails,
  personal: importsPersonal,
  news: importNews,
})
