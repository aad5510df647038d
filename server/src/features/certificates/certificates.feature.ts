import { feature } from '#engine/feature.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { certificateLife, certificates } from '#protocol/features/certificates.ts'
import { certificateMails } from './certificates.mails.ts'
import { certificateNews } from './certificates.news.ts'
import { certificatesPersonal } from './certificates.personal.ts'
import { certificateAbilities, certificatePolicy } from './certificates.policy.ts'
import { certificateReactions } from './certificates.reactions.ts'
import { certificateSections } from './certificates.sections.ts'
import { tendCertificates } from './tend-certificates.ts'

/** Where documents are sealed and can be checked (docs/decisions/088). */
export const certificatesFeature = feature({
  flag: 'digitalContracts',
  periodic: certificateSections,
  abilities: certificateAbilities,
  resources: [
    serve(certificates, {
      table: 'certificates',
      policy: certificatePolicy,
      expressions: { organizationName: (t) => `coalesce(${t}.paper->>'host', '')` },
      relations: { internship: seenWith('internshipId'), student: seenWith('studentId') },
    }),
  ],
  lifecycles: [certificateLife],
  reactions: certificateReactions,
  jobs: [tendCertificates],
  mails: certificateMails,
  personal: certificatesPersonal,
  activities: { certificates: ['certificate'] },
  news: certificateNews,
})
