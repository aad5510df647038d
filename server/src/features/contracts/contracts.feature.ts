import { feature } from '#engine/feature.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { contractLife, contractSigners, contracts, signerAddresses, signerLife } from '#protocol/features/contracts.ts'
import {
  editContract,
  markSignedOnPaper,
  remindSigners,
  reopenContract,
  replaceSigner,
  showSignerCode,
  voidContract,
} from './change-contract.ts'
import { contractMails } from './contracts.mails.ts'
import { contractsPersonal } from './contracts.personal.ts'
import { contractAbilities, contractPolicy, signerAddressPolicy, signerPolicy } from './contracts.policy.ts'
import { contractReactions } from './contracts.reactions.ts'
import { fillContractFields, requestContractFields, showContractPaper } from './fill-contract.ts'
import { amendContract, createContracts } from './make-contracts.ts'
import { releaseContracts } from './release-contracts.ts'
import {
  declineContract,
  fillContractByLink,
  openContract,
  passOnContract,
  signContract,
  viewContract,
} from './sign-contract.ts'
import { tendContracts } from './tend-contracts.ts'

export const contractsFeature = feature({
  flag: 'digitalContracts',
  abilities: contractAbilities,
  resources: [
    serve(contracts, {
      table: 'contracts',
      policy: contractPolicy,
      expressions: {
        studentName: (t) =>
          `(select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${t}.student_id)`,
        organizationName: (t) =>
          `(select coalesce(o.name, i.organization_name, i.title) from internships i
            left join organizations o on o.id = i.organization_id where i.id = ${t}.internship_id)`,
        sealedAt: (t) => `(select s.sealed_at from contract_seals s where s.contract_id = ${t}.id)`,
        hasScan: (t) => `(${t}.scan_id is not null)`,
      },
      relations: { internship: seenWith('internshipId'), student: seenWith('studentId') },
    }),
    serve(contractSigners, { table: 'contract_signers', policy: signerPolicy }),
    serve(signerAddresses, { table: 'contract_signers', policy: signerAddressPolicy }),
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
  lifecycles: [contractLife, signerLife],
  reactions: contractReactions,
  jobs: [tendContracts],
  mails: contractMails,
  personal: contractsPersonal,
  activities: { contracts: ['contract'] },
})
