import { everybody, type Permissions, signedIn } from '#test/permission-cells.ts'
import { schoolsOf } from '#test/permission-targets.ts'
import {
  anything,
  ask,
  call,
  command,
  fixed,
  fresh,
  probe,
  read,
  reading,
  type Subject,
} from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'
import { shippedTemplates } from '../contract-templates/shipped-templates.ts'

const mentored = 'of mentored student at non-profit'
const ofSchool = 'all but of student of other school at other host'
const bySchool = { mentor: mentored, schoolAdmin: ofSchool }
const byHost = { nonProfitAdmin: mentored, providerAdmin: 'of other student at provider' }
const seen = { student: mentored, ...bySchool, ...byHost, operator: 'all' }
const staff = { mentor: '✓', schoolAdmin: '✓' }

export const permissions: Permissions = {
  Contracts: {
    read: seen,
    createContracts: staff,
    showContractPaper: seen,
    contractDesk: signedIn('✓'),
    contractStory: { ...bySchool, operator: 'all' },
    fillContractFields: { ...bySchool, ...byHost },
    requestContractFields: bySchool,
    releaseContracts: staff,
    editContract: bySchool,
    reopenContract: bySchool,
    extendContracts: staff,
    voidContract: { schoolAdmin: ofSchool },
    markSignedOnPaper: { schoolAdmin: ofSchool },
    amendContract: bySchool,
    openContract: everybody('✓'),
    viewContract: everybody('✓'),
    signContract: everybody('✓'),
    declineContract: everybody('✓'),
    passOnContract: everybody('✓'),
    fillContractByLink: everybody('✓'),
  },
  'Who signs a contract': {
    read: seen,
    remindSigners: staff,
    replaceSigner: bySchool,
    showSignerCode: bySchool,
  },
  'How signers are reached': { read: { ...bySchool, operator: 'all' } },
  'Internships without a contract': { read: { ...bySchool, operator: 'all' } },
  'Who signs for a school': {
    read: { mentor: 'school', schoolAdmin: 'school', operator: 'all' },
    create: { schoolAdmin: 'school' },
    delete: { schoolAdmin: 'school' },
  },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { people, places, internship, insert } = w
  const rows = {
    [mentored]: [people.mentored, places.school, places.nonProfit],
    'of other student at provider': [people.pupil, places.school, places.provider],
    'of student of other school at other host': [people.otherPupil, places.otherSchool, places.otherHost],
  } as const
  const [shipped] = shippedTemplates
  const texts = { text_nl: JSON.stringify(shipped?.textNl), blanks: '[]', steps: JSON.stringify(shipped?.steps) }
  const templateId = await insert('contract_templates', { name: 'Contract of permissions', ...texts })
  const versionId = await insert('contract_template_versions', { template_id: templateId, number: 1, ...texts })
  const contracts: Record<string, string> = {}
  const signers: Record<string, string> = {}
  const candidates: Record<string, string> = {}
  for (const [name, [student, school, host]] of Object.entries(rows)) {
    candidates[name] = await internship(student, school, host)
    const internshipId = await internship(student, school, host)
    const id = await insert('contracts', {
      number: `0000-${Object.keys(contracts).length}`,
      internship_id: internshipId,
      student_id: student,
      school_id: school.id,
      organization_id: host.id,
      template_version_id: versionId,
      status: 'awaiting_host',
    })
    contracts[name] = id
    const seat = { contract_id: id, step: 1, email: `${internshipId}@signs.test` }
    signers[name] = await insert('contract_signers', { ...seat, role: 'host', name: 'Bea' })
  }
  const schools = schoolsOf(w)
  const named = fresh(schools, (schoolId) =>
    insert('school_signers', { school_id: schoolId, user_id: people.colleague }),
  )
  const all = fixed(contracts)
  const seats = fixed(signers)
  const path = '/contracts'
  const byLink = (name: string, part: string) => ({
    name,
    targets: anything,
    try: call('POST', `/contract_signing/${part}`, () => probe),
  })
  const ofMany = (name: string, to: string) => ({ name, targets: anything, try: call('POST', to, () => probe) })
  return [
    {
      title: 'Contracts',
      type: 'contracts',
      actions: [
        read(path, all),
        ofMany('createContracts', path),
        command('showContractPaper', 'POST', `${path}/:id/paper`, all),
        ask('contractDesk', `${path}/desk`),
        { name: 'contractStory', targets: all, try: call('GET', `${path}/story?filter[contract_id]=:id`) },
        command('fillContractFields', 'PUT', `${path}/:id/fields`, all),
        command('requestContractFields', 'POST', `${path}/:id/request_fields`, all),
        ofMany('releaseContracts', `${path}/release`),
        command('editContract', 'POST', `${path}/:id/edit`, all),
        command('reopenContract', 'POST', `${path}/:id/reopen`, all),
        ofMany('extendContracts', `${path}/extend`),
        command('voidContract', 'POST', `${path}/:id/void`, all),
        command('markSignedOnPaper', 'POST', `${path}/:id/paper_signed`, all),
        command('amendContract', 'POST', `${path}/:id/amend`, all),
        byLink('openContract', 'open'),
        byLink('viewContract', 'view'),
        byLink('signContract', 'sign'),
        byLink('declineContract', 'decline'),
        byLink('passOnContract', 'pass_on'),
        byLink('fillContractByLink', 'fill'),
      ],
    },
    {
      title: 'Who signs a contract',
      type: 'contractSigners',
      actions: [
        read('/contract_signers', seats),
        ofMany('remindSigners', '/contract_signers/remind'),
        command('replaceSigner', 'PUT', '/contract_signers/:id/replace', seats),
        command('showSignerCode', 'POST', '/contract_signers/:id/code', seats),
      ],
    },
    reading('How signers are reached', 'signerAddresses', '/signer_addresses', seats),
    reading('Internships without a contract', 'contractCandidates', '/contract_candidates', fixed(candidates)),
    {
      title: 'Who signs for a school',
      type: 'schoolSigners',
      actions: [
        read('/school_signers', named),
        {
          name: 'create',
          targets: schools,
          try: call('POST', '/school_signers', (schoolId) => ({
            data: { type: 'schoolSigners', attributes: { school_id: schoolId, user_id: people.colleague } },
          })),
        },
        { name: 'delete', targets: named, try: call('DELETE', '/school_signers/:id') },
      ],
    },
  ]
}
