import { feature } from '#engine/feature.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { paperSheetLife, paperSheets } from '#protocol/features/paper-sheets.ts'
import { enterPaperSheet, withdrawPaperSheet } from './enter-paper-sheet.ts'
import { paperSheetNews } from './paper-sheets.news.ts'
import { paperSheetsPersonal } from './paper-sheets.personal.ts'
import { paperSheetPolicy } from './paper-sheets.policy.ts'
import { paperSheetReactions } from './paper-sheets.reactions.ts'

const nameOf = (column: string) => (t: string) =>
  `(select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${t}.${column})`

export const paperSheetsFeature = feature({
  flag: 'paperTimesheets',
  resources: [
    serve(paperSheets, {
      table: 'paper_sheets',
      policy: paperSheetPolicy,
      expressions: {
        hasScan: (t) => `(${t}.scan_id is not null)`,
        enteredByName: nameOf('entered_by_id'),
        withdrawnByName: nameOf('withdrawn_by_id'),
      },
      relations: { internship: seenWith('internshipId'), student: seenWith('studentId') },
    }),
  ],
  commands: [enterPaperSheet, withdrawPaperSheet],
  lifecycles: [paperSheetLife],
  reactions: paperSheetReactions,
  activities: { hours: ['paperSheet'] },
  personal: paperSheetsPersonal,
  news: paperSheetNews,
})
