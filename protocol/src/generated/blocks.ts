// Written by "npm run generate" from every <feature>.blocks.ts.
import { blocks as applications } from '../features/applications.blocks.ts'
import { blocks as assignments } from '../features/assignments.blocks.ts'
import { blocks as contracts } from '../features/contracts.blocks.ts'
import { blocks as formSubmissions } from '../features/form-submissions.blocks.ts'
import { blocks as hours } from '../features/hours.blocks.ts'
import { blocks as selfFound } from '../features/self-found.blocks.ts'
import { blocks as stagebank } from '../features/stagebank.blocks.ts'
import { blocks as visits } from '../features/visits.blocks.ts'
import { blocks as workflows } from '../features/workflows.blocks.ts'

export const blocks = {
  ...applications,
  ...assignments,
  ...contracts,
  ...formSubmissions,
  ...hours,
  ...selfFound,
  ...stagebank,
  ...visits,
  ...workflows,
}
