import { feature } from '#engine/feature.ts'
import { allOf, sqlCondition } from '#engine/judging/condition.ts'
import { queueKind } from '#engine/reading/waiting.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { undelivered } from '#features/inbound-mail/undelivered.ts'
import { searchStudentAndHost } from '#features/internships/search-student-and-host.ts'
import { inGroups } from '#features/users/chosen-students.ts'
import { contractCandidates, schoolSigners } from '#protocol/features/contract-desk.ts'
import { contractLife, contractSigners, contracts, signerAddresses, signerLife } from '#protocol/features/contracts.ts'
import { contractMails } from './contracts.mails.ts'
import { contractNews } from './contracts.news.ts'
import { contractsPersonal } from './contracts.personal.ts'
import {
  candidatePolicy,
  contractAbilities,
  contractPolicy,
  schoolSignerPolicy,
  signerAddressPolicy,
  signerPolicy,
  waitsForMe,
} from './contracts.policy.ts'
import { contractReactions } from './contracts.reactions.ts'
import { contractSections } from './contracts.sections.ts'
import {
  editContract,
  markSignedOnPaper,
  remindSigners,
  reopenContract,
  replaceSigner,
  showSignerCode,
  voidContract,
} from './desk/change-contract.ts'
import { contractDesk, isLate, ofPeriods } from './desk/contract-desk.ts'
import { contractPhase } from './desk/contract-phase.ts'
import { contractStory } from './desk/contract-story.ts'
import { extendContracts } from './desk/extend-contracts.ts'
import { fillContractFields, requestContractFields, showContractPaper } from './desk/fill-contract.ts'
import { makeByItself } from './desk/make-by-itself.ts'
import { amendContract, createContracts } from './desk/make-contracts.ts'
import { releaseContracts } from './desk/release-contracts.ts'
import { tendContracts } from './desk/tend-contracts.ts'
import {
  declineContract,
  fillContractByLink,
  openContract,
  passOnContract,
  signContract,
  viewContract,
} from './sign/sign-contract.ts'

const nameOf = (column: string) => (t: string) =>
  `(select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${t}.${column})`

export const contractsFeature = feature({
  flag: 'digitalContracts',
  periodic: contractSections,
  abilities: contractAbilities,
  queues: [queueKind('contracts', 'contracts', waitsForMe, { flag: 'digitalContracts' })],
  phaseKinds: [contractPhase],
  resources: [
    serve(contracts, {
      table: 'contracts',
      policy: contractPolicy,
      scopes: ({ search, periodId, late, going, yours }, me) =>
        allOf(
          searchStudentAndHost('contracts', search, me),
          periodId === undefined || sqlCondition((t, add) => ofPeriods(t, add(periodId))),
          late !== true || sqlCondition(isLate),
          going === undefined || sqlCondition((t) => `${t}.waits_for is ${going ? 'not ' : ''}null`),
          yours !== true || waitsForMe(me),
        ),
      expressions: {
        studentName: nameOf('student_id'),
        organizationName: (t) =>
          `(select coalesce(o.name, i.organization_name, i.title) from internships i
            left join organizations o on o.id = i.organization_id where i.id = ${t}.internship_id)`,
        sealedAt: (t) => `(select s.sealed_at from contract_seals s where s.contract_id = ${t}.id)`,
        hasScan: (t) => `(${t}.scan_id is not null)`,
      },
      relations: { internship: seenWith('internshipId'), student: seenWith('studentId') },
    }),
    serve(contractSigners, { table: 'contract_signers', policy: signerPolicy }),
    serve(signerAddresses, {
      table: 'contract_signers',
      policy: signerAddressPolicy,
      expressions: {
        undeliveredAt: (t) => undelivered(`${t}.email`, 'since'),
        undeliveredWhy: (t) => undelivered(`${t}.email`, 'why'),
      },
    }),
    serve(contractCandidates, {
      table: 'internships',
      policy: candidatePolicy,
      scopes: ({ search, groupId }, me) =>
        allOf(
          searchStudentAndHost('internships', search, me),
          groupId === undefined || sqlCondition((t, add) => `${t}.student_id in (${inGroups(me, add, groupId)})`),
        ),
      expressions: {
        studentName: nameOf('student_id'),
        groupNames: (t) =>
          `(select string_agg(g.name, ', ' order by g.name) from group_memberships m join groups g on g.id = m.group_id
            where m.student_id = ${t}.student_id and m.ended_on is null and g.school_id = ${t}.school_id)`,
        organizationName: (t) =>
          `coalesce((select o.name from organizations o where o.id = ${t}.organization_id), ${t}.organization_name)`,
      },
    }),
    serve(schoolSigners, {
      table: 'school_signers',
      policy: schoolSignerPolicy,
      expressions: { name: nameOf('user_id') },
      writes: ['create', 'delete'],
    }),
  ],
  commands: [
    createContracts,
    amendContract,
    showContractPaper,
    fillContractFields,
    requestContractFields,
    releaseContracts,
    editContract,
    reopenContract,
    extendContracts,
    voidContract,
    markSignedOnPaper,
    remindSigners,
    replaceSigner,
    showSignerCode,
    openContract,
    viewContract,
    signContract,
    declineContract,
    passOnContract,
    fillContractByLink,
  ],
  queries: [contractDesk, contractStory],
  lifecycles: [contractLife, signerLife],
  reactions: [...contractReactions, makeByItself],
  jobs: [tendContracts],
  news: contractNews,
  mails: contractMails,
  personal: contractsPersonal,
  activities: { contracts: ['contract', 'schoolSigner'] },
})
