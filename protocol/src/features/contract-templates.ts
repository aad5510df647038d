import { command, event, resource, told, toOne } from '#protocol/declaring/define.ts'
import { boolean, id, integer, json, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import type { Gap, HostBlank, TemplateText } from './contract-text.ts'
import type { ContractPaper } from './contracts.ts'

export const signerRoles = ['student', 'guardian', 'host', 'school'] as const
export type SignerRole = (typeof signerRoles)[number]
/** Who signs when. The same step: at the same time. */
export type SignerSteps = Record<SignerRole, number>

const written = {
  name: text({ min: 2, max: 120 }),
  textNl: json<TemplateText>(),
  textEn: json<TemplateText, { optional: true }>({ optional: true }),
  blanks: json<HostBlank[]>(),
  steps: json<SignerSteps>(),
}

export const contractTemplates = resource('contractTemplates', {
  attributes: {
    ...written,
    status: oneOf(['active', 'archived'] as const, { readOnly: true }),
    /** Counts how often it was saved: whoever changes it says which one they saw. */
    revision: integer({ readOnly: true }),
    /** None: nobody can use it yet. */
    publishedVersion: integer({ optional: true, readOnly: true }),
    /** Whether it was written on since. */
    hasChanges: boolean({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  unlisted: ['textNl', 'textEn'],
  relationships: {
    /** None: of the site, which a school copies. */
    school: toOne('organizations', { optional: true, readOnly: true }),
  },
  filters: { id: ['eq', 'in'], status: ['eq', 'in'], schoolId: ['eq', 'in', 'null'], name: ['cont'] },
  sorts: ['name', 'updatedAt'],
  defaultSort: 'name',
  includes: ['school'],
})

/** A template as it was published: contracts that were made with it keep it. */
export const contractTemplateVersions = resource('contractTemplateVersions', {
  attributes: {
    templateId: id({ readOnly: true }),
    number: integer({ readOnly: true }),
    textNl: json<TemplateText>({ readOnly: true }),
    textEn: json<TemplateText, { optional: true; readOnly: true }>({ optional: true, readOnly: true }),
    blanks: json<HostBlank[]>({ readOnly: true }),
    steps: json<SignerSteps>({ readOnly: true }),
    /** None: it came with the site. */
    publishedBy: text({ optional: true, readOnly: true }),
    /** How many contracts were made with it. */
    contracts: integer({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  unlisted: ['textNl', 'textEn', 'blanks', 'steps'],
  filters: { id: ['eq', 'in'], templateId: ['eq', 'in'], number: ['eq'] },
  sorts: ['number'],
  defaultSort: '-number',
})

const numbered = { version: integer({ min: 1 }) }
export const contractTemplateCreated = event('contractTemplate.created', {})
export const contractTemplatePublished = event('contractTemplate.published', numbered)
export const contractTemplateArchived = event('contractTemplate.archived', {})
export const contractTemplateRestored = event('contractTemplate.restored', {})

export const contractTemplateLife = lifecycle(contractTemplates, 'status', {
  start: { active: contractTemplateCreated },
  moves: {
    archive: { from: ['active'], to: 'archived', emits: contractTemplateArchived, undo: ['restore'] },
    restore: { from: ['archived'], to: 'active', emits: contractTemplateRestored, undo: ['archive'] },
  },
})

export const copyContractTemplate = command('copyContractTemplate', 'POST /contract_templates/:id/copy', {
  on: contractTemplates,
  /** For which school; without it, for the one that the reader administers. */
  input: { schoolId: id({ optional: true }), name: text({ min: 2, max: 120 }) },
  emits: [contractTemplateCreated],
  summary: 'Make a contract template of one’s own out of another one',
})
export const saveContractTemplate = command('saveContractTemplate', 'PATCH /contract_templates/:id', {
  on: contractTemplates,
  when: { status: ['active'] },
  input: { ...written, revision: integer({ min: 1 }) },
  summary: 'Save a template as it is being written; contracts go on with the version that was published',
})
export const publishContractTemplate = command('publishContractTemplate', 'POST /contract_templates/:id/publish', {
  on: contractTemplates,
  when: { status: ['active'] },
  input: { revision: integer({ min: 1 }) },
  emits: [contractTemplatePublished],
  summary: 'From now on new contracts are made with it as it is',
})
export const archiveContractTemplate = command('archiveContractTemplate', 'POST /contract_templates/:id/archive', {
  on: contractTemplates,
  moves: [contractTemplateLife.archive],
  summary: 'Put a template away: contracts that were made with it stay',
})
export const restoreContractTemplate = command('restoreContractTemplate', 'POST /contract_templates/:id/restore', {
  on: contractTemplates,
  moves: [contractTemplateLife.restore],
  summary: 'Take a template out again',
})

/** A template as it is being written, about one internship, and what is missing in it before anything is sent. */
export type TemplatePreview = { paper: ContractPaper; gaps: Gap[] }
export const previewContractTemplate = command('previewContractTemplate', 'POST /contract_templates/:id/preview', {
  on: contractTemplates,
  input: {
    internshipId: id(),
    locale: oneOf(['nl', 'en'] as const, { optional: true }),
    /** One that was published; without it, the template as it is being written. */
    version: integer({ min: 1, optional: true }),
  },
  tells: told<TemplatePreview>(),
  summary: 'The text of a template about one internship, and which fields are empty or unknown',
})
