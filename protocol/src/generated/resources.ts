// Written by "npm run generate" from the declarations of the protocol.
import type { absenceReasons, absences } from '../features/absences.ts'
import type { activities, impersonations } from '../features/activities.ts'
import type { apiKeys } from '../features/api-keys.ts'
import type { applications } from '../features/applications.ts'
import type { matchingPairs, matchings } from '../features/assign.ts'
import type { assignmentFiles, assignments, assignmentWorks, workReviews, workVersions } from '../features/assignments.ts'
import type { bulkActionItems, bulkActions } from '../features/bulk-actions.ts'
import type { bulkMessageRecipients, bulkMessages } from '../features/bulk-messages.ts'
import type { calendarFeeds } from '../features/calendar-feeds.ts'
import type { certificates } from '../features/certificates.ts'
import type { chartShares } from '../features/chart-shares.ts'
import type { checkIns } from '../features/check-ins.ts'
import type { contentPages, pageVersions } from '../features/content/content-pages.ts'
import type { menuItems, menus, systemPages } from '../features/content/content.ts'
import type { contractCandidates, schoolSigners } from '../features/contract-desk.ts'
import type { contractTemplates, contractTemplateVersions } from '../features/contract-templates.ts'
import type { contracts, contractSigners, signerAddresses } from '../features/contracts.ts'
import type { conversationMembers, conversations, conversationSeats, correspondents, messageReports, messages } from '../features/conversations.ts'
import type { dataExports } from '../features/data-exports.ts'
import type { deletionRequests } from '../features/erasure.ts'
import type { favourites } from '../features/favourites.ts'
import type { formSubmissions } from '../features/form-submissions.ts'
import type { forms, formVersions } from '../features/forms.ts'
import type { groupMemberships, groups } from '../features/groups.ts'
import type { hourBreaches, hourEntries, hourTotals } from '../features/hours.ts'
import type { importRows, imports } from '../features/imports.ts'
import type { internshipNotes } from '../features/internship-notes.ts'
import type { internContacts, internshipEnds, internships, stopRequests } from '../features/internships.ts'
import type { joinRequests, registrations } from '../features/joining.ts'
import type { levels } from '../features/levels.ts'
import type { libraryFiles, libraryUses } from '../features/library.ts'
import type { mentorships } from '../features/mentorships.ts'
import type { notificationTemplates } from '../features/notification-templates.ts'
import type { notifications } from '../features/notifications.ts'
import type { organizations, profiles } from '../features/organizations.ts'
import type { paperSheets } from '../features/paper-sheets.ts'
import type { internshipPeriods, schoolYears } from '../features/periods.ts'
import type { phases, phaseTexts } from '../features/phases.ts'
import type { vacancyProposals } from '../features/proposals.ts'
import type { pushDevices } from '../features/push-devices.ts'
import type { retentionClocks, retentionHolds, retentionRuns } from '../features/retention.ts'
import type { savedSearches } from '../features/saved-searches.ts'
import type { savedViews } from '../features/saved-views.ts'
import type { selfFoundInternships } from '../features/self-found.ts'
import type { sessions } from '../features/sessions.ts'
import type { siteCopies } from '../features/site-copies.ts'
import type { studentProfiles } from '../features/students.ts'
import type { tags } from '../features/tags.ts'
import type { contacts, roleOffers, roles, students, users } from '../features/users.ts'
import type { vacancies, vacancyDetails, vacancyStatistics } from '../features/vacancies/vacancies.ts'
import type { vacancyReports } from '../features/vacancies/vacancy-reports.ts'
import type { visitNotes, visits } from '../features/visits.ts'
import type { webhookDeliveries, webhooks } from '../features/webhooks.ts'
import type { workflowPhases, workflows } from '../features/workflows.ts'
import type { freeDays } from '../features/working-time.ts'
import type { yearTurns } from '../features/year-turn.ts'

declare module '../declaring/define.ts' {
  interface KnownResources {
    absenceReasons: {
      resource: typeof absenceReasons
      links: {}
      actions: never
    }
    absences: {
      resource: typeof absences
      links: { internship: 'internships'; student: 'students' }
      actions: 'cancelAbsence' | 'endAbsence'
    }
    activities: {
      resource: typeof activities
      links: { actor: 'users'; impersonator: 'users' }
      actions: never
    }
    apiKeys: {
      resource: typeof apiKeys
      links: {}
      actions: 'revokeApiKey'
    }
    applications: {
      resource: typeof applications
      links: { vacancy: 'vacancies'; organization: 'organizations'; student: 'students'; internshipPeriod: 'internshipPeriods'; internship: 'internships' }
      actions: 'acceptApplication' | 'acceptOffer' | 'askOtherMoment' | 'comeToTalk' | 'declineApplication' | 'declineOffer' | 'extendApplication' | 'mentorApproveApplication' | 'mentorRefuseApplication' | 'proposeTalk' | 'readApplication' | 'reconsiderApplication' | 'takeBackDecline' | 'transferApplication' | 'withdrawApplication'
    }
    assignmentFiles: {
      resource: typeof assignmentFiles
      links: {}
      actions: never
    }
    assignments: {
      resource: typeof assignments
      links: { internshipPeriod: 'internshipPeriods'; groups: 'groups'; students: 'students' }
      actions: 'changeAssignment' | 'closeAssignment' | 'publishAssignment' | 'removeAssignment' | 'reopenAssignment' | 'unpublishAssignment'
    }
    assignmentWorks: {
      resource: typeof assignmentWorks
      links: { assignment: 'assignments'; student: 'students'; internship: 'internships' }
      actions: 'acceptWork' | 'askSupervisor' | 'beginWorkForm' | 'extendWork' | 'giveOpinion' | 'handInWork' | 'recallWork' | 'returnWork' | 'showWorkForms' | 'takeOpinionBack' | 'undoAcceptWork' | 'undoReturnWork'
    }
    bulkActionItems: {
      resource: typeof bulkActionItems
      links: { bulkAction: 'bulkActions' }
      actions: never
    }
    bulkActions: {
      resource: typeof bulkActions
      links: {}
      actions: 'cancelBulkAction' | 'undoBulkAction'
    }
    bulkMessageRecipients: {
      resource: typeof bulkMessageRecipients
      links: {}
      actions: never
    }
    bulkMessages: {
      resource: typeof bulkMessages
      links: {}
      actions: 'cancelBulkMessage' | 'changeBulkMessage' | 'removeBulkMessage' | 'sendBulkMessage' | 'sendBulkMessageAgain' | 'stopBulkMessage' | 'tryBulkMessage' | 'weighBulkMessage'
    }
    calendarFeeds: {
      resource: typeof calendarFeeds
      links: {}
      actions: 'revokeCalendarFeed'
    }
    certificates: {
      resource: typeof certificates
      links: { internship: 'internships'; student: 'students' }
      actions: never
    }
    chartShares: {
      resource: typeof chartShares
      links: {}
      actions: 'endChartShare'
    }
    checkIns: {
      resource: typeof checkIns
      links: { internship: 'internships'; student: 'students' }
      actions: 'checkOut' | 'dropCheckIn'
    }
    contacts: {
      resource: typeof contacts
      links: {}
      actions: never
    }
    contentPages: {
      resource: typeof contentPages
      links: {}
      actions: 'copyPage' | 'delete' | 'planPage' | 'publishPage' | 'removePage' | 'returnPage' | 'savePage' | 'updateContentPage'
    }
    contractCandidates: {
      resource: typeof contractCandidates
      links: {}
      actions: never
    }
    contracts: {
      resource: typeof contracts
      links: { internship: 'internships'; student: 'students'; school: 'organizations'; organization: 'organizations'; amends: 'contracts' }
      actions: 'amendContract' | 'editContract' | 'fillContractFields' | 'markSignedOnPaper' | 'reopenContract' | 'requestContractFields' | 'showContractPaper' | 'voidContract'
    }
    contractSigners: {
      resource: typeof contractSigners
      links: {}
      actions: 'replaceSigner' | 'showSignerCode'
    }
    contractTemplates: {
      resource: typeof contractTemplates
      links: { school: 'organizations' }
      actions: 'archiveContractTemplate' | 'copyContractTemplate' | 'previewContractTemplate' | 'publishContractTemplate' | 'restoreContractTemplate' | 'saveContractTemplate'
    }
    contractTemplateVersions: {
      resource: typeof contractTemplateVersions
      links: {}
      actions: never
    }
    conversationMembers: {
      resource: typeof conversationMembers
      links: {}
      actions: never
    }
    conversations: {
      resource: typeof conversations
      links: {}
      actions: 'archiveConversation' | 'muteConversation' | 'readConversation' | 'sendMessage'
    }
    conversationSeats: {
      resource: typeof conversationSeats
      links: {}
      actions: never
    }
    correspondents: {
      resource: typeof correspondents
      links: {}
      actions: never
    }
    dataExports: {
      resource: typeof dataExports
      links: {}
      actions: 'cancelDataExport'
    }
    deletionRequests: {
      resource: typeof deletionRequests
      links: { user: 'users'; organization: 'organizations' }
      actions: 'approveDeletion' | 'denyDeletion' | 'withdrawDeletion'
    }
    favourites: {
      resource: typeof favourites
      links: { vacancy: 'vacancies' }
      actions: never
    }
    forms: {
      resource: typeof forms
      links: { organization: 'organizations'; createdBy: 'users' }
      actions: 'closeForm' | 'copyForm' | 'publishForm' | 'removeForm' | 'reopenForm' | 'requestForm' | 'saveForm' | 'shareForm'
    }
    formSubmissions: {
      resource: typeof formSubmissions
      links: { form: 'forms'; internship: 'internships' }
      actions: 'acceptSubmission' | 'extendSubmission' | 'returnSubmission' | 'showSubmission' | 'undoAcceptSubmission' | 'withdrawSubmission'
    }
    formVersions: {
      resource: typeof formVersions
      links: {}
      actions: never
    }
    freeDays: {
      resource: typeof freeDays
      links: {}
      actions: 'delete' | 'update'
    }
    groupMemberships: {
      resource: typeof groupMemberships
      links: { group: 'groups'; student: 'students' }
      actions: never
    }
    groups: {
      resource: typeof groups
      links: { level: 'levels'; schoolYear: 'schoolYears'; mentorships: 'mentorships' }
      actions: 'delete' | 'update'
    }
    hourBreaches: {
      resource: typeof hourBreaches
      links: {}
      actions: never
    }
    hourEntries: {
      resource: typeof hourEntries
      links: { internship: 'internships'; student: 'students' }
      actions: 'agreeHours' | 'changeHours' | 'recallHours' | 'rejectHours' | 'removeHourPhoto' | 'removeHours' | 'setHourPhoto' | 'undoHourRejection' | 'unlockHours'
    }
    hourTotals: {
      resource: typeof hourTotals
      links: {}
      actions: 'creditHours' | 'endHourLinks' | 'enterPaperSheet' | 'remindHost' | 'showHourCode' | 'stateHours'
    }
    impersonations: {
      resource: typeof impersonations
      links: {}
      actions: never
    }
    importRows: {
      resource: typeof importRows
      links: {}
      actions: never
    }
    imports: {
      resource: typeof imports
      links: { organization: 'organizations'; importer: 'contacts' }
      actions: 'cancelImport' | 'confirmImport' | 'decideImportMentor' | 'decideImportRows' | 'mapImport' | 'retryImport' | 'undoImport'
    }
    internContacts: {
      resource: typeof internContacts
      links: {}
      actions: never
    }
    internshipEnds: {
      resource: typeof internshipEnds
      links: {}
      actions: never
    }
    internshipNotes: {
      resource: typeof internshipNotes
      links: {}
      actions: 'changeInternshipNote' | 'removeInternshipNote'
    }
    internshipPeriods: {
      resource: typeof internshipPeriods
      links: { school: 'organizations'; schoolYear: 'schoolYears'; levels: 'levels'; groups: 'groups'; workflow: 'workflows' }
      actions: 'delete' | 'updateInternshipPeriod'
    }
    internships: {
      resource: typeof internships
      links: { student: 'students'; organization: 'organizations'; vacancy: 'vacancies'; currentPhase: 'phases'; internshipPeriod: 'internshipPeriods'; contactPerson: 'contacts'; supervisor: 'contacts' }
      actions: 'approvePhase' | 'askToStop' | 'changeInternship' | 'completeInternship' | 'extendInternship' | 'handInPhase' | 'leaveStopRequest' | 'recallPhase' | 'reopenInternship' | 'reopenPhase' | 'reportAbsence' | 'returnPhase' | 'setPhaseDue' | 'skipPhase' | 'stopInternship' | 'undoCompletion' | 'undoReturnPhase' | 'writeInternshipNote'
    }
    joinRequests: {
      resource: typeof joinRequests
      links: { organization: 'organizations' }
      actions: 'acceptJoinRequest' | 'declineJoinRequest'
    }
    levels: {
      resource: typeof levels
      links: {}
      actions: 'delete' | 'update'
    }
    libraryFiles: {
      resource: typeof libraryFiles
      links: {}
      actions: 'removeLibraryFile' | 'restoreLibraryFile' | 'updateLibraryFile'
    }
    libraryUses: {
      resource: typeof libraryUses
      links: { contentPage: 'contentPages' }
      actions: never
    }
    matchingPairs: {
      resource: typeof matchingPairs
      links: { student: 'students'; vacancy: 'vacancies'; internship: 'internships' }
      actions: never
    }
    matchings: {
      resource: typeof matchings
      links: { internshipPeriod: 'internshipPeriods' }
      actions: 'applyMatching' | 'undoMatching'
    }
    mentorships: {
      resource: typeof mentorships
      links: { mentor: 'contacts'; student: 'students'; group: 'groups' }
      actions: 'delete'
    }
    menuItems: {
      resource: typeof menuItems
      links: { menu: 'menus'; parent: 'menuItems'; contentPage: 'contentPages'; systemPage: 'systemPages' }
      actions: 'delete' | 'updateMenuItem'
    }
    menus: {
      resource: typeof menus
      links: {}
      actions: never
    }
    messageReports: {
      resource: typeof messageReports
      links: {}
      actions: 'resolveMessageReport'
    }
    messages: {
      resource: typeof messages
      links: {}
      actions: 'reportMessage' | 'takeBackMessage'
    }
    notifications: {
      resource: typeof notifications
      links: { organization: 'organizations' }
      actions: 'readNotification'
    }
    notificationTemplates: {
      resource: typeof notificationTemplates
      links: { school: 'organizations' }
      actions: 'resetNotificationTemplate' | 'saveNotificationTemplate'
    }
    organizations: {
      resource: typeof organizations
      links: { profile: 'profiles'; vacancies: 'vacancies'; tags: 'tags'; center: 'organizations' }
      actions: 'approveOrganization' | 'archiveOrganization' | 'reconsiderOrganization' | 'removeLogo' | 'restoreOrganization' | 'updateOrganization'
    }
    pageVersions: {
      resource: typeof pageVersions
      links: {}
      actions: never
    }
    paperSheets: {
      resource: typeof paperSheets
      links: { internship: 'internships'; student: 'students' }
      actions: 'withdrawPaperSheet'
    }
    phases: {
      resource: typeof phases
      links: {}
      actions: never
    }
    phaseTexts: {
      resource: typeof phaseTexts
      links: {}
      actions: never
    }
    profiles: {
      resource: typeof profiles
      links: {}
      actions: never
    }
    pushDevices: {
      resource: typeof pushDevices
      links: {}
      actions: 'removePushDevice'
    }
    registrations: {
      resource: typeof registrations
      links: { organization: 'organizations' }
      actions: never
    }
    retentionClocks: {
      resource: typeof retentionClocks
      links: { user: 'users' }
      actions: never
    }
    retentionHolds: {
      resource: typeof retentionHolds
      links: { user: 'users'; createdBy: 'users' }
      actions: 'releaseRetention'
    }
    retentionRuns: {
      resource: typeof retentionRuns
      links: {}
      actions: never
    }
    roleOffers: {
      resource: typeof roleOffers
      links: { user: 'users'; organization: 'organizations' }
      actions: 'acceptRoleOffer' | 'declineRoleOffer' | 'withdrawRoleOffer'
    }
    roles: {
      resource: typeof roles
      links: { user: 'users'; organization: 'organizations' }
      actions: never
    }
    savedSearches: {
      resource: typeof savedSearches
      links: {}
      actions: 'deleteSavedSearch' | 'updateSavedSearch'
    }
    savedViews: {
      resource: typeof savedViews
      links: {}
      actions: 'deleteView' | 'renameView' | 'shareView' | 'withdrawView'
    }
    schoolSigners: {
      resource: typeof schoolSigners
      links: {}
      actions: 'delete'
    }
    schoolYears: {
      resource: typeof schoolYears
      links: {}
      actions: never
    }
    selfFoundInternships: {
      resource: typeof selfFoundInternships
      links: { student: 'students'; internshipPeriod: 'internshipPeriods'; knownOrganization: 'organizations'; organization: 'organizations' }
      actions: 'approveSelfFound' | 'reconsiderSelfFound' | 'refuseSelfFound' | 'selfFoundMatches' | 'sendBackSelfFound' | 'updateSelfFound' | 'withdrawSelfFound'
    }
    sessions: {
      resource: typeof sessions
      links: { user: 'users' }
      actions: 'delete'
    }
    signerAddresses: {
      resource: typeof signerAddresses
      links: {}
      actions: never
    }
    siteCopies: {
      resource: typeof siteCopies
      links: {}
      actions: 'cancelSiteCopy' | 'importSiteCopy'
    }
    stopRequests: {
      resource: typeof stopRequests
      links: {}
      actions: never
    }
    studentProfiles: {
      resource: typeof studentProfiles
      links: { level: 'levels'; interests: 'tags' }
      actions: 'assignGroup' | 'removeFromGroup' | 'updateStudent'
    }
    students: {
      resource: typeof students
      links: {}
      actions: 'signInAsUser'
    }
    systemPages: {
      resource: typeof systemPages
      links: {}
      actions: never
    }
    tags: {
      resource: typeof tags
      links: {}
      actions: 'delete' | 'mergeTag' | 'update'
    }
    users: {
      resource: typeof users
      links: { roles: 'roles'; organizations: 'organizations' }
      actions: 'addRole' | 'archiveUser' | 'deactivateUser' | 'inviteUser' | 'linkMentor' | 'putInGroup' | 'reactivateUser' | 'remindTurn' | 'removeRole' | 'resendInvitation' | 'restoreUser' | 'signInAsUser' | 'updateUser'
    }
    vacancies: {
      resource: typeof vacancies
      links: { organization: 'organizations'; tags: 'tags'; details: 'vacancyDetails' }
      actions: 'approveVacancy' | 'closeVacancy' | 'duplicateVacancy' | 'pauseVacancy' | 'publishVacancy' | 'reconsiderVacancy' | 'rejectVacancy' | 'removeVacancyPhoto' | 'renewVacancy' | 'reopenVacancy' | 'resumeVacancy' | 'takeDownVacancy' | 'updateVacancy'
    }
    vacancyDetails: {
      resource: typeof vacancyDetails
      links: { contactPerson: 'users'; schools: 'organizations' }
      actions: never
    }
    vacancyProposals: {
      resource: typeof vacancyProposals
      links: { vacancy: 'vacancies'; student: 'students' }
      actions: 'dismissProposal'
    }
    vacancyReports: {
      resource: typeof vacancyReports
      links: { vacancy: 'vacancies' }
      actions: 'dismissReport' | 'upholdReport'
    }
    vacancyStatistics: {
      resource: typeof vacancyStatistics
      links: {}
      actions: never
    }
    visitNotes: {
      resource: typeof visitNotes
      links: {}
      actions: never
    }
    visits: {
      resource: typeof visits
      links: { internship: 'internships' }
      actions: 'cancelVisit' | 'finishVisit' | 'moveVisit' | 'reopenVisit' | 'restoreVisit' | 'writeVisitNote'
    }
    webhookDeliveries: {
      resource: typeof webhookDeliveries
      links: {}
      actions: 'sendDeliveryAgain'
    }
    webhooks: {
      resource: typeof webhooks
      links: {}
      actions: 'changeWebhook' | 'pauseWebhook' | 'removeWebhook' | 'renewWebhookSecret' | 'resumeWebhook' | 'testWebhook'
    }
    workflowPhases: {
      resource: typeof workflowPhases
      links: {}
      actions: never
    }
    workflows: {
      resource: typeof workflows
      links: { school: 'organizations'; phases: 'workflowPhases' }
      actions: 'archiveWorkflow' | 'copyWorkflow' | 'previewWorkflow' | 'restoreWorkflow' | 'saveWorkflow' | 'undoWorkflow'
    }
    workReviews: {
      resource: typeof workReviews
      links: {}
      actions: never
    }
    workVersions: {
      resource: typeof workVersions
      links: {}
      actions: never
    }
    yearTurns: {
      resource: typeof yearTurns
      links: { school: 'organizations'; turnedBy: 'contacts' }
      actions: 'planTurnOfClass' | 'planTurnOfStudents' | 'runYearTurn' | 'undoYearTurn'
    }
  }
}
