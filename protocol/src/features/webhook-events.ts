import type { EventType } from '#protocol/declaring/define.ts'
import * as applications from './applications.ts'
import { internshipAssigned } from './assign.ts'
import * as contracts from './contracts.ts'
import { studentJoinedGroup, studentLeftGroup } from './groups.ts'
import { hoursSigned } from './hour-links.ts'
import * as hours from './hours.ts'
import * as internships from './internships.ts'
import { studentProfiles, studentUpdated } from './students.ts'
import { userArchived, userCreated, userRestored } from './users.ts'
import type { WebhookArea } from './webhooks.ts'

/** Events about rows of one resource. Which row it was stands in the event under `id`; without it, it is what the event is about. */
type Heard = { kind: string; id?: string; events: readonly EventType[] }

/**
 * What webhooks can hear: events that stand here, and no other. They tell no more than that a row has changed, so only such
 * stand here that whoever sees the row may know of. That somebody asked to stop, for one, is not for the host.
 */
const heard: Record<WebhookArea, readonly Heard[]> = {
  placements: [
    {
      kind: internships.internships.type,
      id: 'internshipId',
      events: [
        internshipAssigned,
        internships.internshipReady,
        internships.internshipChanged,
        internships.internshipExtended,
        internships.internshipCompleted,
        internships.internshipUncompleted,
        internships.internshipStopped,
        internships.internshipNoShow,
        internships.internshipReopened,
      ],
    },
  ],
  applications: [
    {
      kind: applications.applications.type,
      events: [
        applications.applicationCreated,
        applications.applicationMentorApproved,
        applications.applicationRefused,
        applications.applicationReconsidered,
        applications.applicationTalkProposed,
        applications.applicationTalkAnswered,
        applications.applicationOffered,
        applications.applicationAccepted,
        applications.applicationDeclined,
        applications.applicationDeclineTakenBack,
        applications.applicationWithdrawn,
        applications.applicationExpired,
        applications.applicationTransferred,
      ],
    },
  ],
  hours: [
    {
      kind: hours.hourEntries.type,
      id: 'entryId',
      events: [
        hours.hoursSubmitted,
        hours.hoursRecalled,
        hours.hoursApproved,
        hours.hoursApprovalUndone,
        hours.hoursRejected,
        hours.hoursAgreed,
        hours.hoursChanged,
        hours.hoursUnlocked,
      ],
    },
    { kind: hours.hourTotals.type, id: 'internshipId', events: [hoursSigned, hours.hoursCredited, hours.hoursStated] },
  ],
  contracts: [
    {
      kind: contracts.contracts.type,
      id: 'contractId',
      events: [
        contracts.contractCreated,
        contracts.contractReleased,
        contracts.contractSignedByOne,
        contracts.contractSigned,
        contracts.contractCompleted,
        contracts.contractDeclined,
        contracts.contractChanged,
        contracts.contractReopened,
        contracts.contractExpired,
        contracts.contractVoided,
      ],
    },
  ],
  students: [
    {
      kind: studentProfiles.type,
      events: [userCreated, studentUpdated, userArchived, userRestored, studentJoinedGroup, studentLeftGroup],
    },
  ],
}

const byName = new Map(
  Object.entries(heard).flatMap(([area, all]) =>
    all.flatMap(({ kind, id, events }) => events.map(({ name }) => [name, { area, kind, id }] as const)),
  ),
)

/** Under which area an event is heard, about which resource, and where in it the id of the row stands. */
export const heardAs = (eventName: string) => byName.get(eventName)

/** The names of all events of an area, for who writes a program. */
export const eventsIn = (area: WebhookArea): string[] =>
  heard[area].flatMap(({ events }) => events.map(({ name }) => name))
