import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsIn, not, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { decides, hostAgreed, ofSchool, own, worksAtHost } from '#features/internships/internships.policy.ts'
import type { contractCandidates, schoolSigners } from '#protocol/features/contract-desk.ts'
import type { contractSigners, contracts, signerAddresses } from '#protocol/features/contracts.ts'
import { placedStatuses } from '#protocol/features/internships.ts'

/** Of whose internships somebody makes contracts: a mentor of their own students, administrators of all of the school. */
export const makesContracts = (me: Me): Condition<'internships'> => decides(me)

const of = (internship: Condition<'internships'>): Condition<'contracts'> =>
  existsIn('internships', 'id', 'internshipId', internship)

export const handlesContract = (me: Me): Condition<'contracts'> => of(decides(me))
const administers = (me: Me): Condition<'contracts'> => ({ schoolId: me.adminOf('School') })

/** Who signs reads it, with an account, until it is over. */
const signs = (me: Me): Condition<'contracts'> =>
  me.id === null
    ? false
    : sqlCondition(
        (t, add) =>
          `exists (select from contract_signers s where s.contract_id = ${t}.id and s.user_id = ${add(me.id)})`,
      )

/** Their turn has come: they sign it with their account. */
export const signsNow = (me: Me): Condition<'contracts'> =>
  me.id === null
    ? false
    : sqlCondition(
        (
          t,
          add,
        ) => `${t}.status in ('ready', 'partly_signed') and ${t}.id in (select s.contract_id from contract_signers s
          where s.user_id = ${add(me.id)} and s.status in ('invited', 'viewed'))`,
      )
const fillsNow = (me: Me): Condition<'contracts'> => allOf({ status: ['awaiting_host'] }, of(hostAgreed(me)))
/** The reader can do something about it. */
export const waitsForMe = (me: Me): Condition<'contracts'> =>
  anyOf(signsNow(me), fillsNow(me), allOf({ waitsFor: 'staff' }, handlesContract(me)))

/** Who looks by their work, not because they sign it. */
export const looksAtContract = (me: Me): Condition<'contracts'> => anyOf(me.isOperator, of(ofSchool(me)))

/** A host reads a contract once it is asked for something. */
const askedOfHost = (me: Me): Condition<'contracts'> => allOf(not({ status: ['draft', 'void'] }), of(hostAgreed(me)))
const ownReleased = (me: Me): Condition<'contracts'> => of(own(me))

const reads = (me: Me): Condition<'contracts'> =>
  anyOf(me.isOperator, of(ofSchool(me)), askedOfHost(me), ownReleased(me), signs(me))

export const contractPolicy = {
  read: reads,
  showContractPaper: reads,
  fillContractFields: (me) => anyOf(handlesContract(me), allOf({ status: ['awaiting_host'] }, of(hostAgreed(me)))),
  requestContractFields: handlesContract,
  editContract: handlesContract,
  reopenContract: handlesContract,
  voidContract: administers,
  markSignedOnPaper: administers,
  amendContract: handlesContract,
} satisfies Policy<
  typeof contracts,
  | 'showContractPaper'
  | 'fillContractFields'
  | 'requestContractFields'
  | 'editContract'
  | 'reopenContract'
  | 'voidContract'
  | 'markSignedOnPaper'
  | 'amendContract'
>

const ofContract = (contract: Condition<'contracts'>): Condition<'contract_signers'> =>
  existsIn('contracts', 'id', 'contractId', contract)

export const signerPolicy = {
  read: (me) => ofContract(reads(me)),
  replaceSigner: (me) => ofContract(handlesContract(me)),
  /** The school, to whoever is present; anybody to themselves, who would rather draw on a phone. */
  showSignerCode: (me) => anyOf(ofContract(handlesContract(me)), { userId: me.self }),
} satisfies Policy<typeof contractSigners, 'replaceSigner' | 'showSignerCode'>

export const signerAddressPolicy = {
  read: (me) => anyOf(me.isOperator, ofContract(handlesContract(me))),
} satisfies Policy<typeof signerAddresses>

/** It has a place and a school, and no contract that still counts. Operators make none, and may look at all. */
const hasNone = sqlCondition(
  (t) =>
    `not exists (select from contracts c where c.internship_id = ${t}.id and c.status not in ('declined', 'expired', 'void'))`,
)
export const candidatePolicy = {
  read: (me) => anyOf(me.isOperator, allOf(makesContracts(me), { status: [...placedStatuses] }, hasNone)),
} satisfies Policy<typeof contractCandidates>

const bySchoolAdmin = (me: Me) => ({ schoolId: me.adminOf('School') })
export const schoolSignerPolicy = {
  read: (me) => anyOf(me.isOperator, { schoolId: me.staffOf() }),
  create: bySchoolAdmin,
  delete: bySchoolAdmin,
} satisfies Policy<typeof schoolSigners>

export const contractAbilities = [
  ability('seeContracts', (me) => me.isOperator || me.staffOf().length > 0 || worksAtHost(me) || me.isStudent),
  /** What waits with whom is for who looks after many. */
  ability('followContracts', (me) => me.isOperator || me.staffOf().length > 0),
  /** Of who has nothing but their own. */
  ability('signContracts', (me) => me.isStudent),
  ability('makeContracts', (me) => me.staffOf().length > 0),
  ability('nameSchoolSigners', (me) => me.isSchoolAdmin),
]
