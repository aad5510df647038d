// Written by "npm run generate" from the migrated database and the features that show its tables.

/** Every table, its columns as a row that was read has them. */
export interface Tables {
  absences: {
    createdAt: Date
    firstDay: string
    id: string
    internshipId: string
    kind: 'other' | 'sick'
    lastDay: string | null
    note: string | null
    reportedById: string | null
    status: 'cancelled' | 'ended' | 'reported'
    studentId: string
    tenantId: string
    updatedAt: Date
  }
  alert_stop_keys: {
    key: string
    tenantId: string
    userId: string
  }
  api_keys: {
    createdAt: Date
    expiresOn: string
    handle: string
    id: string
    lastUsedAt: Date | null
    makerId: string
    name: string
    organizationId: string
    revokedAt: Date | null
    scopes: string[]
    secretHash: Buffer
    tenantId: string
    warnedDays: number | null
  }
  application_links: {
    applicationId: string
    createdAt: Date
    email: string
    expiresAt: Date
    id: string
    tenantId: string
    tokenHash: Buffer
  }
  applications: {
    answeredBy: string | null
    createdAt: Date
    createdById: string | null
    decidedAt: Date | null
    decidedById: string | null
    endedWithVacancy: boolean
    expiresAt: Date | null
    extendedAt: Date | null
    handlerEmail: string | null
    handlerName: string | null
    id: string
    internshipId: string | null
    internshipPeriodId: string | null
    motivation: string | null
    organizationId: string
    readAt: Date | null
    reason: string | null
    reminders: number[]
    schoolId: string | null
    sentAt: Date | null
    status: 'accepted' | 'declined' | 'expired' | 'in_talk' | 'offered' | 'read' | 'refused' | 'submitted' | 'waiting' | 'with_host' | 'withdrawn'
    studentId: string
    talkAnswer: 'comes' | 'other_moment' | null
    talkAt: Date | null
    talkNote: string | null
    talkPlace: string | null
    talkWish: string | null
    tenantId: string
    updatedAt: Date
    vacancyId: string
    weekdays: number[]
  }
  applications_sums: {
    n: number
    schoolId: string | null
    status: string | null
    tenantId: string
  }
  assignment_files: {
    assignmentId: string | null
    createdAt: Date
    fileId: string
    id: string
    position: number
    tenantId: string
    versionId: string | null
    workId: string | null
  }
  assignment_groups: {
    assignmentId: string
    groupId: string
    tenantId: string
  }
  assignment_links: {
    createdAt: Date
    email: string
    expiresAt: Date
    id: string
    tenantId: string
    tokenHash: Buffer
  }
  assignment_students: {
    assignmentId: string
    studentId: string
    tenantId: string
  }
  assignment_works: {
    askedAt: Date | null
    askedEmail: string | null
    assignmentId: string
    createdAt: Date
    decidedAt: Date | null
    decidedById: string | null
    decidedName: string | null
    dueOn: string | null
    firstHandedInAt: Date | null
    handedInAt: Date | null
    id: string
    internshipId: string | null
    level: 'good' | 'insufficient' | 'sufficient' | null
    mark: number | null
    note: string | null
    remindedFor: string | null
    schoolId: string
    status: 'accepted' | 'handed_in' | 'returned' | 'todo'
    studentId: string
    tenantId: string
    updatedAt: Date
    versionCount: number
  }
  assignments: {
    createdAt: Date
    createdById: string | null
    dueOn: string | null
    formId: string | null
    id: string
    instructions: unknown
    internshipPeriodId: string | null
    marking: 'level' | 'mark' | 'none'
    publishedAt: Date | null
    rubricId: string | null
    schoolId: string
    status: 'closed' | 'draft' | 'published'
    supervisor: 'decides' | 'looks' | 'none'
    tenantId: string
    title: string
    updatedAt: Date
    workflowPhaseId: string | null
  }
  bulk_action_items: {
    bulkActionId: string
    changedAt: Date | null
    id: string
    outcome: 'done' | 'failed' | 'skipped' | 'undone' | 'waiting'
    problem: string | null
    rowId: string
    tenantId: string
    undoInput: unknown
  }
  bulk_actions: {
    action: string
    createdAt: Date
    done: number
    failed: number
    finishedAt: Date | null
    id: string
    input: unknown
    organizationId: string | null
    resourceType: string
    skipped: number
    status: 'done' | 'failed' | 'queued' | 'running' | 'undoing' | 'undone'
    tenantId: string
    total: number
    undoUntil: Date | null
    undone: number
    userId: string
  }
  bulk_message_recipients: {
    attempt: number
    bulkMessageId: string
    createdAt: Date
    email: string | null
    firstName: string | null
    id: string
    internshipIds: string[]
    leftOut: 'adult' | 'noAddress' | 'notActive' | 'notAgreed' | 'notAllowed' | 'over' | null
    locale: 'en' | 'nl'
    mailId: string | null
    messageId: string | null
    name: string | null
    personKey: string
    sentAt: Date | null
    studentIds: string[]
    tenantId: string
    userId: string | null
  }
  bulk_messages: {
    actingOrganizationId: string | null
    audience: 'guardians' | 'hosts' | 'students'
    body: string | null
    bodyEn: string | null
    chosen: unknown
    createdAt: Date
    finishedAt: Date | null
    id: string
    leftOut: number
    organizationId: string
    repliesToSender: boolean
    sendAt: Date | null
    senderId: string | null
    startedAt: Date | null
    status: 'done' | 'draft' | 'planned' | 'sending' | 'stopped'
    subject: string | null
    subjectEn: string | null
    tenantId: string
    total: number
    updatedAt: Date
    waitsUntil: Date | null
  }
  calendar_feeds: {
    createdAt: Date
    id: string
    lastReadOn: string | null
    secretHash: Buffer
    tenantId: string
    userId: string
  }
  certificates: {
    code: string
    digest: string
    fileId: string
    id: string
    internshipId: string
    issuedAt: Date
    paper: unknown
    sealedWith: string
    sha256: string
    status: 'valid' | 'withdrawn'
    studentId: string
    tenantId: string
    withdrawnAt: Date | null
  }
  chart_shares: {
    about: string
    chart: unknown
    createdAt: Date
    endsOn: string
    id: string
    tenantId: string
    title: string
    tokenHash: Buffer
    userId: string
  }
  check_in_codes: {
    createdAt: Date
    digits: string
    id: string
    organizationId: string
    tenantId: string
    token: string
  }
  check_ins: {
    cameAt: Date
    createdAt: Date
    day: string
    entryId: string | null
    hasWaited: boolean
    id: string
    internshipId: string
    leftAt: Date | null
    status: 'here' | 'left'
    studentId: string
    tenantId: string
    updatedAt: Date
  }
  content_page_files: {
    contentPageId: string
    id: string
    isLive: boolean
    libraryFileId: string
    tenantId: string
  }
  content_pages: {
    blocksEn: unknown
    blocksNl: unknown
    createdAt: Date
    descriptionEn: string | null
    descriptionNl: string | null
    id: string
    kind: 'news' | 'page'
    publishedAt: Date | null
    readers: string[]
    removedAt: Date | null
    revision: number
    sharePicture: string | null
    slug: string
    status: 'draft' | 'published' | 'scheduled'
    summaryEn: string | null
    summaryNl: string | null
    takeDownAt: Date | null
    tenantId: string
    titleEn: string | null
    titleNl: string
    updatedAt: Date
    updatedBy: string | null
  }
  contract_links: {
    contractId: string
    createdAt: Date
    endedAt: Date | null
    expiresAt: Date
    id: string
    kind: 'code' | 'mail' | 'sms'
    reached: string
    signerId: string
    tenantId: string
    tokenHash: Buffer
    version: number
  }
  contract_numbers: {
    last: number
    tenantId: string
    year: number
  }
  contract_seals: {
    certificate: string
    code: string
    contractId: string
    digest: string
    fileId: string
    sealedAt: Date
    sha256: string
    tenantId: string
    version: number
  }
  contract_signatures: {
    address: string | null
    browser: string | null
    contractId: string
    drawing: unknown
    hash: string
    id: string
    name: string
    reached: string | null
    role: string
    sentence: string
    signedAt: Date
    signerId: string
    tenantId: string
    version: number
    via: 'account' | 'code' | 'mail' | 'sms'
  }
  contract_signers: {
    channel: 'mail' | 'sms' | null
    contractId: string
    createdAt: Date
    email: string | null
    id: string
    invitedAt: Date | null
    name: string
    passedOnBy: string | null
    phone: string | null
    reason: string | null
    remindedAt: Date | null
    reminders: number
    role: 'guardian' | 'host' | 'school' | 'student'
    seat: number
    signedAt: Date | null
    status: 'declined' | 'invited' | 'signed' | 'viewed' | 'waiting'
    step: number
    tenantId: string
    updatedAt: Date
    userId: string | null
    viewedAt: Date | null
  }
  contract_template_versions: {
    blanks: unknown
    createdAt: Date
    id: string
    number: number
    publishedById: string | null
    steps: unknown
    templateId: string
    tenantId: string
    textEn: unknown
    textNl: unknown
  }
  contract_templates: {
    blanks: unknown
    createdAt: Date
    id: string
    name: string
    publishedVersion: number | null
    revision: number
    schoolId: string | null
    status: 'active' | 'archived'
    steps: unknown
    tenantId: string
    textEn: unknown
    textNl: unknown
    updatedAt: Date
  }
  contract_versions: {
    contractId: string
    createdAt: Date
    document: string
    hash: string
    id: string
    madeById: string | null
    number: number
    tenantId: string
  }
  contracts: {
    amendsId: string | null
    blanks: unknown
    createdAt: Date
    createdById: string | null
    expiresOn: string | null
    extra: string | null
    id: string
    internshipId: string
    locale: 'en' | 'nl'
    number: string
    organizationId: string | null
    reason: string | null
    scanId: string | null
    schoolId: string
    signedAt: Date | null
    status: 'awaiting_host' | 'declined' | 'draft' | 'expired' | 'in_check' | 'partly_signed' | 'ready' | 'signed' | 'signed_external' | 'void'
    studentId: string
    templateVersionId: string
    tenantId: string
    updatedAt: Date
    version: number
    waitsFor: 'guardian' | 'host' | 'school' | 'staff' | 'student' | null
    waitsSince: Date | null
    warnedFor: string | null
  }
  conversation_members: {
    conversationId: string
    createdAt: Date
    id: string
    isArchived: boolean
    isMuted: boolean
    lastMessageAt: Date | null
    leftAt: Date | null
    readNumber: number
    tenantId: string
    unread: number
    untoldSince: Date | null
    updatedAt: Date
    userId: string
  }
  conversations: {
    createdAt: Date
    id: string
    internshipId: string | null
    kind: 'direct' | 'internship'
    lastMessageAt: Date | null
    lastNumber: number
    organizationId: string | null
    pairKey: string | null
    startedById: string | null
    studentId: string | null
    tenantId: string
    updatedAt: Date
  }
  credentials: {
    changedAt: Date
    passwordHash: string | null
    tenantId: string
    userId: string
  }
  data_export_parts: {
    bytes: number | null
    dataExportId: string
    ids: string[]
    nth: number
    tenantId: string
  }
  data_exports: {
    asked: unknown
    bytes: number
    createdAt: Date
    done: number
    expiresAt: Date
    file: 'csv' | 'xlsx'
    finishedAt: Date | null
    id: string
    locale: string
    organizationId: string | null
    source: string
    state: unknown
    status: 'cancelled' | 'done' | 'failed' | 'queued' | 'running'
    tenantId: string
    total: number
    userId: string
  }
  deletion_requests: {
    createdAt: Date
    decidedAt: Date | null
    decidedById: string | null
    id: string
    organizationId: string
    reason: string | null
    remindedAt: Date | null
    status: 'approved' | 'denied' | 'pending' | 'withdrawn'
    tenantId: string
    updatedAt: Date
    userId: string
  }
  event_blocks: {
    certificate: string
    createdAt: Date
    eventIds: string[]
    hash: Buffer
    isLasting: boolean
    leaves: Buffer
    number: number
    previous: Buffer | null
    signature: Buffer
    tenantId: string
    upto: Date
  }
  event_words: {
    eventId: string
    hash: Buffer
    salt: Buffer | null
    tenantId: string
  }
  events: {
    actorId: string | null
    createdAt: Date
    data: unknown
    hasOthers: boolean
    id: string
    impersonatorId: string | null
    name: string
    requestId: string | null
    subjectId: string
    subjectType: string
    tenantId: string
    topic: string
  }
  favourites: {
    createdAt: Date
    id: string
    tenantId: string
    userId: string
    vacancyId: string
  }
  files: {
    contentType: string
    createdAt: Date
    id: string
    kind: 'contractScan' | 'library' | 'logo' | 'messageFile' | 'photo' | 'piece' | 'scan' | 'sealed' | 'workFile' | 'workPhoto'
    name: string
    ownerId: string | null
    sha256: Buffer
    size: number
    tenantId: string
    usedAt: Date | null
  }
  form_files: {
    createdAt: Date
    fileId: string
    submissionId: string
    tenantId: string
  }
  form_links: {
    createdAt: Date
    expiresAt: Date
    id: string
    kind: 'mail' | 'public'
    reached: string | null
    submissionId: string
    tenantId: string
    tokenHash: Buffer
  }
  form_submission_turns: {
    answers: unknown
    id: string
    reason: string
    returnedAt: Date
    submissionId: string
    submittedAt: Date
    tenantId: string
  }
  form_submissions: {
    answers: unknown
    createdAt: Date
    decidedAt: Date | null
    decidedById: string | null
    dueOn: string | null
    formId: string
    formVersionId: string | null
    id: string
    internshipId: string | null
    organizationId: string | null
    page: number
    phaseId: string | null
    reason: string | null
    remindedAt: Date | null
    reminders: number
    reopenUntil: Date | null
    requestedById: string | null
    respondentEmail: string | null
    respondentId: string | null
    respondentName: string | null
    role: 'host' | 'mentor' | 'other' | 'student'
    savedAt: Date | null
    schoolId: string | null
    status: 'accepted' | 'cancelled' | 'expired' | 'in_progress' | 'requested' | 'returned' | 'submitted'
    studentId: string | null
    submittedAt: Date | null
    tenantId: string
    updatedAt: Date
    workId: string | null
    workVersionId: string | null
  }
  form_versions: {
    changes: unknown
    content: unknown
    formId: string
    id: string
    number: number
    publishedAt: Date
    publishedById: string | null
    tenantId: string
  }
  forms: {
    closesOn: string | null
    content: unknown
    createdAt: Date
    createdById: string | null
    id: string
    isLegacy: boolean
    isPublic: boolean
    maxSubmissions: number | null
    name: string
    opensOn: string | null
    organizationId: string
    publicCode: string | null
    publicToken: string | null
    publishedAt: Date | null
    publishedVersion: number | null
    purpose: 'evaluation_host' | 'evaluation_mentor' | 'evaluation_student' | 'intake' | 'other' | 'reflection' | 'satisfaction'
    revision: number
    status: 'closed' | 'draft' | 'published'
    tenantId: string
    updatedAt: Date
  }
  free_days: {
    createdAt: Date
    endDate: string
    id: string
    kind: 'free' | 'lessons'
    name: string
    schoolId: string
    startDate: string
    tenantId: string
    updatedAt: Date
  }
  group_memberships: {
    createdAt: Date
    endedOn: string | null
    groupId: string
    id: string
    startedOn: string
    studentId: string
    tenantId: string
  }
  groups: {
    createdAt: Date
    id: string
    levelId: string | null
    name: string
    nameKey: string
    schoolId: string
    schoolYearId: string
    tenantId: string
    updatedAt: Date
  }
  hour_asks: {
    askedById: string | null
    askedOn: string
    createdAt: Date
    id: string
    internshipId: string
    isReminder: boolean
    tenantId: string
  }
  hour_changes: {
    breakMinutes: number
    createdAt: Date
    day: string
    endsAt: string | null
    entryId: string
    id: string
    minutes: number
    startsAt: string | null
    tenantId: string
    work: string | null
    writtenById: string | null
  }
  hour_entries: {
    breaches: unknown
    breakMinutes: number
    createdAt: Date
    day: string
    decidedAs: 'host' | 'school' | null
    decidedAt: Date | null
    decidedById: string | null
    decidedLinkId: string | null
    decidedName: string | null
    decidedVia: 'code' | 'mail' | null
    endsAt: string | null
    id: string
    internshipId: string
    isCheckedIn: boolean
    madeId: string | null
    minutes: number
    note: string | null
    otherMinutes: number | null
    photoId: string | null
    startsAt: string | null
    status: 'approved' | 'draft' | 'locked' | 'rejected' | 'submitted'
    studentId: string
    submittedAt: Date | null
    tenantId: string
    touchedById: string | null
    updatedAt: Date
    work: string | null
  }
  hour_handlers: {
    createdAt: Date
    email: string
    internshipId: string
    name: string
    tenantId: string
  }
  hour_links: {
    createdAt: Date
    email: string | null
    endedAt: Date | null
    expiresAt: Date
    id: string
    internshipId: string
    kind: 'code' | 'mail'
    tenantId: string
    tokenHash: Buffer
  }
  hour_weeks_missed: {
    createdAt: Date
    internshipId: string
    tenantId: string
    week: string
  }
  idempotency_keys: {
    body: string | null
    caller: string
    createdAt: Date
    headers: unknown
    key: string
    requestHash: string
    status: number | null
    tenantId: string
  }
  identities: {
    createdAt: Date
    id: string
    issuer: string
    subject: string
    tenantId: string
    userId: string
  }
  import_files: {
    content: Buffer
    createdAt: Date
    importId: string
    tenantId: string
  }
  import_mappings: {
    fields: unknown
    headingKey: string
    kind: string
    organizationId: string
    settings: unknown
    tenantId: string
    updatedAt: Date
  }
  import_rows: {
    action: 'create' | 'depart' | 'join' | 'none' | 'update' | null
    appliedAt: Date | null
    before: unknown
    candidates: unknown
    cells: unknown
    changes: unknown
    choiceId: string | null
    data: unknown
    decision: 'address' | 'both' | 'depart' | 'link' | 'new' | 'skip' | 'use' | null
    id: string
    importId: string
    intactAt: Date | null
    isOpen: boolean
    name: string
    number: number | null
    outcome: 'changed' | 'conflict' | 'departed' | 'error' | 'moved' | 'new' | 'unchanged'
    personKey: string | null
    place: string
    problems: unknown
    state: 'done' | 'failed' | 'kept' | 'skipped' | 'undone' | 'waiting'
    subjectId: string | null
    tenantId: string
    urgency: number
  }
  imports: {
    columns: unknown
    counts: unknown
    createdAt: Date
    doneCount: number
    failure: string | null
    fileHash: Buffer
    fileName: string
    fileSize: number
    finishedAt: Date | null
    format: string | null
    headingKey: string | null
    id: string
    importerId: string | null
    isPushed: boolean
    kind: 'groups' | 'organizations' | 'staff' | 'students'
    made: unknown
    mentors: unknown
    organizationId: string
    repeatsId: string | null
    rowCount: number
    settings: unknown
    source: 'csv' | 'magister' | 'somtoday'
    startedAt: Date | null
    status: 'cancelled' | 'completed' | 'completed_with_errors' | 'failed' | 'mapped' | 'parsed' | 'previewed' | 'running' | 'undoing' | 'undone' | 'uploaded'
    tenantId: string
    updatedAt: Date
  }
  inactivity_warnings: {
    tenantId: string
    userId: string
    warnedOn: string
  }
  internship_notes: {
    createdAt: Date
    id: string
    internshipId: string
    keptUntil: string
    studentId: string
    tenantId: string
    text: string
    updatedAt: Date
    writerId: string | null
  }
  internship_period_groups: {
    groupId: string
    internshipPeriodId: string
    tenantId: string
  }
  internship_period_levels: {
    internshipPeriodId: string
    levelId: string
    tenantId: string
  }
  internship_periods: {
    closingToldFor: string | null
    contractTemplateId: string | null
    createdAt: Date
    description: string | null
    endDate: string
    id: string
    mayApply: boolean
    mayReportSelfFound: boolean
    maySearch: boolean
    name: string
    needsMentorApproval: boolean
    openingToldFor: string | null
    schoolId: string
    schoolYearId: string
    startDate: string
    status: 'active' | 'archived'
    targetHours: number | null
    tenantId: string
    updatedAt: Date
    workflowId: string | null
  }
  internship_phases: {
    actor: 'host' | 'mentor' | 'school' | 'student'
    byHand: boolean
    dueByHand: boolean
    dueDate: string | null
    dueDays: number | null
    dueOn: string | null
    dueRule: 'date' | 'end' | 'none' | 'previous' | 'start'
    explanation: string | null
    explanationEn: string | null
    id: string
    internshipId: string
    kind: 'approval' | 'assignment' | 'completion' | 'contract' | 'evaluation' | 'form' | 'hours' | 'search' | 'visit'
    movedAt: Date
    movedById: string | null
    name: string
    nameEn: string
    note: string | null
    openedAt: Date | null
    position: number
    removedAt: Date | null
    stand: string | null
    status: 'approved' | 'open' | 'returned' | 'skipped' | 'submitted' | 'upcoming'
    step: number
    studentId: string
    tenantId: string
    workflowPhaseId: string | null
  }
  internships: {
    block: string | null
    city: string | null
    contactEmail: string | null
    contactName: string | null
    contactPersonId: string | null
    contactPhoneNumber: string | null
    contractType: 'digital' | 'paper'
    createdAt: Date
    creditReason: string | null
    currentPhaseId: string | null
    decidedAt: Date | null
    decidedById: string | null
    decision: string | null
    description: string | null
    endDate: string | null
    endedBy: 'host' | 'noShow' | 'school' | 'student' | null
    endedById: string | null
    endedReason: string | null
    hours: number
    hoursSupervisor: number | null
    id: string
    internshipPeriodId: string | null
    knownOrganizationId: string | null
    minutesAgreed: number
    minutesCredit: number
    minutesWaiting: number
    motivation: string | null
    organizationId: string | null
    organizationName: string | null
    organizationNameKey: string | null
    plannedHours: number | null
    reportState: string | null
    schoolId: string | null
    selfFound: boolean
    sentBackAt: Date | null
    startDate: string | null
    status: 'approved' | 'completed' | 'contracting' | 'evaluating' | 'proposed' | 'ready' | 'refused' | 'running' | 'stopped'
    stopAskedAt: Date | null
    stopAskedBy: 'host' | 'student' | null
    stopAskedById: string | null
    stopAskedReason: string | null
    studentId: string
    supervisorId: string | null
    tenantId: string
    title: string
    up: 'calendar' | 'host' | 'mentor' | 'nobody' | 'school' | 'student' | null
    upSince: Date | null
    updatedAt: Date
    updatingHoursAllowed: boolean | null
    vacancyId: string | null
    website: string | null
    weekdays: number[]
  }
  internships_sums: {
    n: number
    reportState: string | null
    schoolId: string | null
    tenantId: string
  }
  invitations: {
    createdAt: Date
    eventId: string
    id: string
    inviterId: string | null
    organizationId: string | null
    sentAt: Date | null
    tenantId: string
    userId: string
  }
  join_requests: {
    createdAt: Date
    decidedAt: Date | null
    decidedById: string | null
    email: string
    emailKey: string
    firstName: string
    id: string
    infix: string | null
    lastName: string
    locale: 'en' | 'nl'
    organizationId: string
    phoneNumber: string | null
    reason: string | null
    status: 'accepted' | 'declined' | 'pending'
    tenantId: string
    updatedAt: Date
  }
  level_students: {
    days: string
    departedOn: string | null
    isStudent: boolean
    lastNameOrder: string
    levelId: string
    schoolId: string
    status: string
    studentId: string
    tenantId: string
  }
  level_students_now: {
    days: string | null
    departedOn: string | null
    isStudent: boolean | null
    lastNameOrder: string | null
    levelId: string | null
    schoolId: string | null
    status: string | null
    studentId: string | null
    tenantId: string | null
  }
  level_students_sums: {
    days: string | null
    departedOn: string | null
    isStudent: boolean | null
    levelId: string | null
    n: number
    schoolId: string | null
    status: string | null
    tenantId: string
  }
  levels: {
    createdAt: Date
    id: string
    name: string
    nameKey: string
    position: number
    schoolId: string
    tenantId: string
    updatedAt: Date
  }
  library_files: {
    addedBy: string | null
    altEn: string | null
    altNl: string | null
    contentType: string
    copiedMark: string | null
    createdAt: Date
    fileId: string
    focusX: number
    focusY: number
    folder: string | null
    height: number | null
    id: string
    isDecorative: boolean
    kind: 'document' | 'picture'
    name: string
    removedAt: Date | null
    size: number
    status: 'kept' | 'removed'
    tenantId: string
    updatedAt: Date
    width: number | null
  }
  link_tokens: {
    createdAt: Date
    data: unknown
    expiresAt: Date
    id: string
    purpose: string
    tenantId: string
    tokenHash: Buffer
    usedAt: Date | null
    userId: string
  }
  mails: {
    bodyText: string
    channel: 'mail' | 'sms'
    createdAt: Date
    dedupeKey: string
    error: string | null
    fileId: string | null
    html: string
    id: string
    locale: string
    purpose: string
    recipient: string
    replyTo: string | null
    said: unknown
    schoolId: string | null
    senderId: string | null
    sentAt: Date | null
    status: 'bounced' | 'failed' | 'sent' | 'waiting'
    stopPath: string | null
    subject: string
    tenantId: string
    userId: string | null
  }
  managed_vacancies: {
    centerId: string | null
    organizationType: string
    status: string
    tenantId: string
    vacancyId: string
  }
  managed_vacancies_now: {
    centerId: string | null
    organizationType: string | null
    status: string | null
    tenantId: string | null
    vacancyId: string | null
  }
  managed_vacancies_sums: {
    centerId: string | null
    n: number
    organizationType: string | null
    status: string | null
    tenantId: string
  }
  matching_pairs: {
    id: string
    internshipId: string | null
    isDone: boolean
    isLocked: boolean
    kilometres: number | null
    matchingId: string
    problem: string | null
    reasons: unknown
    studentId: string
    tenantId: string
    vacancyId: string | null
    whyNot: string | null
  }
  matchings: {
    averageKm: number | null
    createdAt: Date
    createdById: string | null
    doneCount: number
    id: string
    internshipPeriodId: string
    placedCount: number
    schoolId: string
    status: 'applied' | 'applying' | 'failed' | 'solved' | 'undoing' | 'undone' | 'waiting'
    studentCount: number
    tenantId: string
    updatedAt: Date
    weights: unknown
  }
  mentees: {
    endedOn: string
    mentorId: string
    startedOn: string
    studentId: string
    tenantId: string
  }
  mentees_now: {
    endedOn: string | null
    mentorId: string | null
    startedOn: string | null
    studentId: string | null
    tenantId: string | null
  }
  mentored_students: {
    mentorId: string | null
    studentId: string | null
    tenantId: string | null
  }
  mentorships: {
    createdAt: Date
    groupId: string | null
    id: string
    mentorId: string
    schoolId: string
    studentId: string | null
    tenantId: string
  }
  menu_items: {
    contentPageId: string | null
    createdAt: Date
    hiddenFor: string[]
    id: string
    identifier: string | null
    linkType: 'content_page' | 'outside_link' | 'system_page'
    menuId: string
    parentId: string | null
    path: string | null
    position: number
    systemPageId: string | null
    tenantId: string
    title: string
    titleEn: string | null
    updatedAt: Date
    url: string | null
  }
  menus: {
    id: string
    slug: string
    tenantId: string
  }
  message_files: {
    fileId: string
    id: string
    messageId: string
    position: number
    tenantId: string
  }
  message_reports: {
    answer: string | null
    conversationId: string
    createdAt: Date
    id: string
    messageId: string
    organizationId: string | null
    quote: string | null
    reason: string
    reporterId: string | null
    resolvedAt: Date | null
    resolvedById: string | null
    senderId: string | null
    status: 'open' | 'resolved'
    tenantId: string
    updatedAt: Date
  }
  messages: {
    body: string | null
    conversationId: string
    createdAt: Date
    dueAt: Date | null
    id: string
    isUrgent: boolean
    madeId: string
    number: number | null
    phaseId: string | null
    senderId: string | null
    sentAt: Date | null
    takenBackAt: Date | null
    tenantId: string
  }
  migrations: {
    appliedAt: Date
    hash: string
    name: string
  }
  municipality_people: {
    hours: number
    municipality: string
    studentId: string
    tenantId: string
  }
  municipality_people_now: {
    hours: number | null
    municipality: string | null
    studentId: string | null
    tenantId: string | null
  }
  news_choices: {
    choice: 'now' | 'off' | 'periodic'
    kind: string
    tenantId: string
    updatedAt: Date
    userId: string
  }
  notification_templates: {
    brokenAt: Date | null
    changedById: string | null
    createdAt: Date
    en: unknown
    id: string
    nl: unknown
    purpose: string
    revision: number
    schoolId: string | null
    seen: unknown
    tenantId: string
    updatedAt: Date
  }
  notifications: {
    createdAt: Date
    detail: string | null
    eventId: string
    id: string
    kind: string
    organizationId: string | null
    path: string
    readAt: Date | null
    tenantId: string
    userId: string
  }
  oidc_logins: {
    expiresAt: Date
    id: string
    issuer: string | null
    nonce: string
    returnTo: string | null
    stateHash: Buffer
    subject: string | null
    tenantId: string
    usedAt: Date | null
    userId: string | null
    verifier: string
  }
  organization_people: {
    departedOn: string | null
    hasOtherRole: boolean
    hasSignedIn: boolean
    isInvited: boolean
    lastNameOrder: string
    mentoredOn: string | null
    organizationId: string
    rolesHere: string[]
    status: string
    tenantId: string
    userId: string
  }
  organization_people_now: {
    departedOn: string | null
    hasOtherRole: boolean | null
    hasSignedIn: boolean | null
    isInvited: boolean | null
    lastNameOrder: string | null
    mentoredOn: string | null
    organizationId: string | null
    rolesHere: string[] | null
    status: string | null
    tenantId: string | null
    userId: string | null
  }
  organization_people_sums: {
    departedOn: string | null
    hasSignedIn: boolean | null
    isInvited: boolean | null
    mentoredOn: string | null
    n: number
    organizationId: string | null
    rolesHere: string[] | null
    status: string | null
    tenantId: string
  }
  organization_registrations: {
    createdAt: Date
    email: string
    firstName: string
    id: string
    infix: string | null
    lastName: string
    locale: 'en' | 'nl'
    organizationId: string
    phoneNumber: string | null
    tenantId: string
    userId: string | null
  }
  organization_tags: {
    organizationId: string
    tagId: string
    tenantId: string
  }
  organization_tags_sums: {
    n: number
    tagId: string | null
    tenantId: string
  }
  organization_words: {
    organizationId: string
    tenantId: string
    word: string
  }
  organizations: {
    archivedFrom: 'approved' | 'denied' | 'pending' | null
    brin: string | null
    centerId: string | null
    chamberKey: string | null
    chamberNumber: string | null
    city: string | null
    cityKey: string | null
    cityOrder: string | null
    createdAt: Date
    decidedAt: Date | null
    decidedById: string | null
    description: string | null
    email: string | null
    emailDomain: string | null
    houseNumber: string | null
    id: string
    latitude: number | null
    logoId: string | null
    longitude: number | null
    municipality: string | null
    name: string
    nameKey: string | null
    nameOrder: string
    phoneNumber: string | null
    postalCode: string | null
    sector: string | null
    status: 'approved' | 'archived' | 'closing' | 'denied' | 'pending'
    statusReason: string | null
    street: string | null
    tenantId: string
    type: 'NonProfit' | 'Provider' | 'School' | 'VolunteerCenter'
    updatedAt: Date
    website: string | null
  }
  organizations_sums: {
    centerId: string | null
    city: string | null
    n: number
    status: string | null
    tenantId: string
    type: string | null
  }
  page_redirects: {
    createdAt: Date
    id: string
    kind: string
    pageId: string
    slug: string
    tenantId: string
  }
  page_versions: {
    content: unknown
    createdAt: Date
    id: string
    isCurrent: boolean
    madeById: string | null
    missingEnglish: number
    number: number
    pageId: string
    publishAt: Date | null
    publishedAt: Date | null
    tenantId: string
    updatedAt: Date
    writtenAt: Date
  }
  paper_sheets: {
    createdAt: Date
    enteredById: string | null
    firstDay: string
    id: string
    internshipId: string
    lastDay: string
    minutes: number
    remark: string | null
    scanId: string | null
    status: 'counted' | 'withdrawn'
    studentId: string
    tenantId: string
    updatedAt: Date
    withdrawnAt: Date | null
    withdrawnById: string | null
    withdrawnReason: string | null
  }
  period_evenings: {
    day: string
    internshipPeriodId: string
    late: number
    name: string
    part: 'all' | 'group' | 'level'
    stages: number[]
    tenantId: string
  }
  periodic_mails: {
    askedAt: Date | null
    hour: number
    lastTurn: string | null
    locale: 'en' | 'nl' | null
    rhythm: 'daily' | 'off' | 'weekly' | null
    startsOn: string | null
    stopKey: string
    tenantId: string
    toldUntil: Date | null
    userId: string
    weekday: number
    without: string[]
  }
  phase_reminders: {
    createdAt: Date
    days: number
    dueOn: string
    phaseId: string
    tenantId: string
  }
  push_devices: {
    auth: string
    createdAt: Date
    endpoint: string
    id: string
    p256dh: string
    sessionId: string
    tenantId: string
    topics: string[]
    userAgent: string | null
    userId: string
  }
  push_sends: {
    deviceId: string
    notificationId: string
    tenantId: string
  }
  region_holidays: {
    endDate: string
    name: 'autumn' | 'christmas' | 'may' | 'spring' | 'summer'
    region: 'central' | 'north' | 'south'
    startDate: string
  }
  retention_clocks: {
    dueOn: string | null
    heldUntil: string | null
    id: string | null
    since: string | null
    step: string | null
    tenantId: string | null
    userId: string | null
  }
  retention_holds: {
    createdAt: Date
    createdById: string | null
    id: string
    reason: string
    tenantId: string
    until: string
    userId: string
  }
  retention_runs: {
    counts: unknown
    createdAt: Date
    finishedAt: Date | null
    id: string
    ranOn: string
    tenantId: string
  }
  role_offers: {
    createdAt: Date
    expiresAt: Date
    id: string
    name: 'admin' | 'mentor'
    offeredById: string | null
    organizationId: string
    status: 'accepted' | 'declined' | 'expired' | 'pending' | 'withdrawn'
    tenantId: string
    updatedAt: Date
    userId: string
  }
  roles: {
    createdAt: Date
    id: string
    name: 'admin' | 'mentor' | 'student' | 'volunteer'
    organizationId: string | null
    tenantId: string
    userId: string
  }
  saved_searches: {
    alert: 'daily' | 'off' | 'weekly'
    createdAt: Date
    id: string
    name: string
    search: string
    tenantId: string
    toldUntil: Date
    updatedAt: Date
    userId: string
  }
  saved_views: {
    createdAt: Date
    id: string
    list: string
    name: string
    query: string
    sharedWithId: string | null
    tenantId: string
    updatedAt: Date
    userId: string
  }
  school_calendars: {
    createdAt: Date
    lessonMinutes: number | null
    region: 'central' | 'north' | 'south' | null
    schoolId: string
    tenantId: string
    updatedAt: Date
  }
  school_signers: {
    createdAt: Date
    firstDay: string | null
    id: string
    lastDay: string | null
    schoolId: string
    tenantId: string
    userId: string
  }
  school_years: {
    endDate: string
    id: string
    name: string
    startDate: string
    tenantId: string
  }
  seal_certificates: {
    addedAt: Date
    certificate: string
    chain: string
    fingerprint: string
    retiredAt: Date | null
  }
  search_days: {
    day: string | null
    periodId: string
    schoolId: string
    studentId: string
    tenantId: string
  }
  sessions: {
    client: string
    createdAt: Date
    expiresAt: Date
    id: string
    impersonatorId: string | null
    kind: 'entree' | 'impersonation' | 'password' | 'passwordless' | 'reset'
    lastUsedAt: Date
    reason: string | null
    returnSessionId: string | null
    tenantId: string
    tokenHash: Buffer
    uid: string
    userAgent: string | null
    userId: string
  }
  site_copies: {
    chosen: string[]
    createdAt: Date
    done: number
    failure: unknown
    finishedAt: Date | null
    id: string
    kind: 'export' | 'import'
    madeBy: string | null
    name: string
    parts: number
    plan: unknown
    size: number | null
    status: 'cancelled' | 'failed' | 'imported' | 'importing' | 'making' | 'previewed' | 'reading' | 'ready'
    tenantId: string
    total: number
    updatedAt: Date
  }
  site_settings: {
    createdAt: Date
    id: string
    lookAt: Date
    lookBy: string | null
    lookDraft: unknown
    lookPrevious: unknown
    tenantId: string
    texts: unknown
    textsAt: Date
    textsBy: string | null
    textsPrevious: unknown
    theme: unknown
    updatedAt: Date
    updatedBy: string | null
    vacanciesNeedReview: boolean
  }
  staff_codes: {
    codeKey: string
    schoolId: string
    tenantId: string
    userId: string
  }
  student_interests: {
    studentId: string
    tagId: string
    tenantId: string
  }
  student_interests_sums: {
    n: number
    tagId: string | null
    tenantId: string
  }
  student_profiles: {
    accessNeeds: string | null
    birthDate: string | null
    createdAt: Date
    departedOn: string | null
    eckId: string | null
    guardianEmail: string | null
    guardianName: string | null
    guardianPhone: string | null
    id: string
    levelId: string | null
    numberKey: string | null
    postalCode: string | null
    schoolId: string
    secondGuardianEmail: string | null
    secondGuardianName: string | null
    studentNumber: string | null
    tenantId: string
    updatedAt: Date
    weekdays: number[]
  }
  student_standings: {
    aboutId: string
    applicationId: string | null
    block: string
    departedOn: string | null
    dueOn: string | null
    handedIn: boolean
    internshipId: string | null
    isStudent: boolean
    lastNameOrder: string
    schoolId: string
    stage: number
    status: string
    studentId: string
    tenantId: string
    up: string
    upSince: Date | null
    urgentAt: string
  }
  student_standings_now: {
    aboutId: string | null
    applicationId: string | null
    block: string | null
    departedOn: string | null
    dueOn: string | null
    handedIn: boolean | null
    internshipId: string | null
    isStudent: boolean | null
    lastNameOrder: string | null
    schoolId: string | null
    stage: number | null
    status: string | null
    studentId: string | null
    tenantId: string | null
    up: string | null
    upSince: Date | null
    urgentAt: string | null
  }
  student_standings_sums: {
    aboutId: string | null
    block: string | null
    departedOn: string | null
    dueOn: string | null
    handedIn: boolean | null
    isStudent: boolean | null
    n: number
    schoolId: string | null
    stage: number | null
    status: string | null
    tenantId: string
    up: string | null
  }
  system_pages: {
    id: string
    identifier: string
    path: string
    tenantId: string
    title: string
  }
  tags: {
    color: 'danger' | 'info' | 'neutral' | 'primary' | 'secondary' | 'success' | 'warning'
    createdAt: Date
    icon: string | null
    id: string
    name: string
    nameKey: string
    tenantId: string
    updatedAt: Date
  }
  tenants: {
    createdAt: Date
    id: string
    key: string
    seeding: boolean
  }
  throttles: {
    hits: number
    key: string
    nextAt: Date
    resetsAt: Date
  }
  turn_reminders: {
    block: string
    createdAt: Date
    id: string
    internshipId: string | null
    remindedById: string | null
    remindedOn: string
    studentId: string
    tenantId: string
    up: 'host' | 'mentor' | 'school' | 'student'
  }
  undelivered_addresses: {
    address: string
    code: string
    createdAt: Date
    failures: number
    id: string
    since: Date | null
    tenantId: string
    updatedAt: Date
    why: 'full' | 'refused' | 'unknown' | 'unwanted'
  }
  user_words: {
    tenantId: string
    userId: string
    word: string
  }
  users: {
    archivedOn: string | null
    confirmedAt: Date | null
    createdAt: Date
    email: string
    emailKey: string | null
    erasedAt: Date | null
    firstName: string
    firstNameOrder: string
    gender: 'female' | 'male' | 'other' | null
    id: string
    infix: string | null
    invitationWaits: boolean
    invitedAt: Date | null
    isStandIn: boolean
    lastName: string
    lastNameOrder: string
    lastSignInAt: Date | null
    locale: 'en' | 'nl'
    phoneNumber: string | null
    seenAt: Date
    status: 'active' | 'archived' | 'inactive' | 'invited'
    statusReason: string | null
    tenantId: string
    updatedAt: Date
  }
  vacancies: {
    body: unknown
    city: string | null
    closedAt: Date | null
    contactEmail: string | null
    contactName: string | null
    contactPersonId: string | null
    copiedFromId: string | null
    createdAt: Date
    createdById: string | null
    decidedAt: Date | null
    decidedById: string | null
    description: string | null
    endDate: string | null
    hours: number | null
    hoursPerWeek: number | null
    houseNumber: string | null
    id: string
    isDirect: boolean
    isRenewal: boolean
    latitude: number | null
    levels: string[]
    longitude: number | null
    maximumAge: number | null
    minimumAge: number | null
    organizationId: string
    photoId: string | null
    places: number
    placesTaken: number
    postalCode: string | null
    publishedAt: Date | null
    requirements: string | null
    reviewReason: string | null
    sector: string | null
    startDate: string | null
    status: 'closed' | 'draft' | 'expired' | 'full' | 'in_review' | 'paused' | 'published' | 'removed'
    stockImage: string | null
    street: string | null
    tenantId: string
    title: string
    toldEndDate: string | null
    updatedAt: Date
    visibleTo: 'all' | 'schools'
    weekdays: number[]
  }
  vacancy_proposals: {
    createdAt: Date
    id: string
    note: string | null
    proposedById: string | null
    status: 'applied' | 'dismissed' | 'open'
    studentId: string
    tenantId: string
    updatedAt: Date
    vacancyId: string
  }
  vacancy_reports: {
    answer: string | null
    createdAt: Date
    email: string | null
    explanation: string | null
    handledAt: Date | null
    handledById: string | null
    id: string
    reason: 'discrimination' | 'gone' | 'misleading' | 'other' | 'paid_work' | 'unsafe'
    reporterId: string | null
    status: 'dismissed' | 'open' | 'taken_down'
    tenantId: string
    updatedAt: Date
    vacancyId: string
  }
  vacancy_schools: {
    schoolId: string
    tenantId: string
    vacancyId: string
  }
  vacancy_search: {
    cell: number
    endDate: string | null
    hours: number | null
    isFindable: boolean
    isForAll: boolean
    isStale: boolean
    kind: string
    latitude: number | null
    levels: number
    longitude: number | null
    maximumAge: number | null
    minimumAge: number | null
    nr: number
    organizationId: string
    placesLeft: number
    publishedAt: Date
    schoolIds: string[]
    sector: string | null
    startDate: string | null
    tagIds: string[]
    tenantId: string
    vacancyId: string
    weekdays: number
    words: string
  }
  vacancy_tags: {
    tagId: string
    tenantId: string
    vacancyId: string
  }
  vacancy_tags_sums: {
    n: number
    tagId: string | null
    tenantId: string
  }
  vacancy_terms: {
    cell: number
    nr: number
    tenantId: string
    term: string
    weight: number
  }
  vacancy_variants: {
    tenantId: string
    variant: string
    word: string
  }
  vacancy_views: {
    day: string
    tenantId: string
    vacancyId: string
    views: number
  }
  vacancy_vocabulary: {
    pieces: string[]
    stem: string | null
    tenantId: string
    word: string
  }
  visits: {
    cancelReason: string | null
    createdAt: Date
    day: string
    id: string
    internshipId: string
    kind: 'onSite' | 'phone' | 'video'
    minutes: number
    note: string | null
    noteKeptUntil: string | null
    phaseId: string | null
    place: string | null
    status: 'cancelled' | 'done' | 'planned'
    studentId: string
    tenantId: string
    time: string
    toldAs: string | null
    updatedAt: Date
    visitorId: string | null
  }
  volunteer_registrations: {
    createdAt: Date
    email: string
    emailKey: string
    expiresAt: Date
    firstName: string
    id: string
    infix: string | null
    lastName: string
    locale: 'en' | 'nl'
    nextPath: string | null
    organizationId: string
    passwordHash: string
    phoneNumber: string | null
    tenantId: string
    tokenHash: Buffer | null
  }
  webhook_deliveries: {
    answer: string | null
    answerStatus: number | null
    createdAt: Date
    deliveredAt: Date | null
    eventId: string | null
    eventName: string
    happenedAt: Date
    id: string
    nextAt: Date | null
    problem: string | null
    rowId: string | null
    rowKind: string | null
    tenantId: string
    triedAt: Date | null
    tries: number
    webhookId: string
  }
  webhooks: {
    address: string
    areas: string[]
    createdAt: Date
    deliveredAt: Date | null
    failingSince: Date | null
    id: string
    name: string
    oldSecretSalt: string | null
    oldSecretUntil: Date | null
    organizationId: string
    pausedAt: Date | null
    secretSalt: string
    switchedOffAt: Date | null
    tenantId: string
  }
  work_reviews: {
    byId: string | null
    byName: string | null
    createdAt: Date
    id: string
    kind: 'accepted' | 'good' | 'notYet' | 'returned'
    level: 'good' | 'insufficient' | 'sufficient' | null
    mark: number | null
    side: 'school' | 'supervisor'
    tenantId: string
    text: string | null
    versionId: string
    workId: string
  }
  work_versions: {
    answers: unknown
    createdAt: Date
    formVersionId: string | null
    id: string
    number: number
    tenantId: string
    text: string | null
    workId: string
  }
  workflow_phases: {
    actor: 'host' | 'mentor' | 'school' | 'student'
    byHand: boolean
    dueDate: string | null
    dueDays: number | null
    dueRule: 'date' | 'end' | 'none' | 'previous' | 'start'
    explanation: string | null
    explanationEn: string | null
    formId: string | null
    id: string
    kind: 'approval' | 'assignment' | 'completion' | 'contract' | 'evaluation' | 'form' | 'hours' | 'search' | 'visit'
    levelIds: string[]
    name: string
    nameEn: string
    onlyMinors: boolean
    onlySelfFound: boolean
    position: number
    remindDays: number[]
    removedAt: Date | null
    step: number
    tenantId: string
    workflowId: string
  }
  workflow_versions: {
    createdAt: Date
    id: string
    name: string
    phases: unknown
    savedById: string | null
    tenantId: string
    version: number
    workflowId: string
  }
  workflows: {
    createdAt: Date
    id: string
    name: string
    schoolId: string | null
    status: 'active' | 'archived'
    tenantId: string
    updatedAt: Date
    version: number
  }
  working_time_rules: {
    amount: number | null
    closedFrom: string | null
    closedUntil: string | null
    countsLessons: boolean
    dayKinds: string[]
    fromAge: number
    id: string
    internshipKinds: string[]
    measure: 'average' | 'break' | 'closed' | 'day' | 'free_sundays' | 'in_school' | 'parents' | 'rest' | 'sunday' | 'week' | 'week_rest'
    over: number | null
    untilAge: number | null
    validFrom: string
    validUntil: string | null
    version: number
    weeks: number | null
  }
  year_turn_classes: {
    fate: 'leaves' | 'moves'
    groupId: string
    mentor: 'along' | 'none' | 'other'
    mentorId: string | null
    targetName: string | null
    tenantId: string
    yearTurnId: string
  }
  year_turn_students: {
    after: unknown
    appliedAt: Date | null
    before: unknown
    choice: 'leaves' | 'moves' | 'stays' | null
    choiceName: string | null
    classNames: string[]
    closedAt: Date | null
    fate: 'leaves' | 'moves' | 'stays' | null
    groupId: string | null
    isKept: boolean
    studentId: string
    tenantId: string
    yearTurnId: string
  }
  year_turns: {
    counts: unknown
    createdAt: Date
    doneCount: number
    id: string
    made: unknown
    nextYearId: string
    rowCount: number
    schoolId: string
    schoolYearId: string
    status: 'done' | 'draft' | 'running' | 'undoing'
    tenantId: string
    turnedAt: Date | null
    turnedById: string | null
    updatedAt: Date
  }
}

/** The table of each resource. */
export interface TableOf {
  absenceReasons: 'absences'
  absences: 'absences'
  activities: 'events'
  apiKeys: 'api_keys'
  applications: 'applications'
  assignmentFiles: 'assignment_files'
  assignmentWorks: 'assignment_works'
  assignments: 'assignments'
  bulkActionItems: 'bulk_action_items'
  bulkActions: 'bulk_actions'
  bulkMessageRecipients: 'bulk_message_recipients'
  bulkMessages: 'bulk_messages'
  calendarFeeds: 'calendar_feeds'
  certificates: 'certificates'
  chartShares: 'chart_shares'
  checkIns: 'check_ins'
  contacts: 'users'
  contentPages: 'content_pages'
  contractCandidates: 'internships'
  contractSigners: 'contract_signers'
  contractTemplateVersions: 'contract_template_versions'
  contractTemplates: 'contract_templates'
  contracts: 'contracts'
  conversationMembers: 'conversation_members'
  conversationSeats: 'conversation_members'
  conversations: 'conversations'
  correspondents: 'users'
  dataExports: 'data_exports'
  deletionRequests: 'deletion_requests'
  favourites: 'favourites'
  formSubmissions: 'form_submissions'
  formVersions: 'form_versions'
  forms: 'forms'
  freeDays: 'free_days'
  groupMemberships: 'group_memberships'
  groups: 'groups'
  hourBreaches: 'hour_entries'
  hourEntries: 'hour_entries'
  hourTotals: 'internships'
  impersonations: 'events'
  importRows: 'import_rows'
  imports: 'imports'
  internContacts: 'internships'
  internshipEnds: 'internships'
  internshipNotes: 'internship_notes'
  internshipPeriods: 'internship_periods'
  internships: 'internships'
  joinRequests: 'join_requests'
  levels: 'levels'
  libraryFiles: 'library_files'
  libraryUses: 'content_page_files'
  matchingPairs: 'matching_pairs'
  matchings: 'matchings'
  mentorships: 'mentorships'
  menuItems: 'menu_items'
  menus: 'menus'
  messageReports: 'message_reports'
  messages: 'messages'
  notificationTemplates: 'notification_templates'
  notifications: 'notifications'
  organizations: 'organizations'
  pageVersions: 'page_versions'
  paperSheets: 'paper_sheets'
  phaseTexts: 'internship_phases'
  phases: 'internship_phases'
  profiles: 'organizations'
  pushDevices: 'push_devices'
  registrations: 'organization_registrations'
  retentionClocks: 'retention_clocks'
  retentionHolds: 'retention_holds'
  retentionRuns: 'retention_runs'
  roleOffers: 'role_offers'
  roles: 'roles'
  savedSearches: 'saved_searches'
  savedViews: 'saved_views'
  schoolSigners: 'school_signers'
  schoolYears: 'school_years'
  selfFoundInternships: 'internships'
  sessions: 'sessions'
  signerAddresses: 'contract_signers'
  siteCopies: 'site_copies'
  stopRequests: 'internships'
  studentProfiles: 'student_profiles'
  students: 'users'
  systemPages: 'system_pages'
  tags: 'tags'
  users: 'users'
  vacancies: 'vacancies'
  vacancyDetails: 'vacancies'
  vacancyProposals: 'vacancy_proposals'
  vacancyReports: 'vacancy_reports'
  vacancyStatistics: 'vacancies'
  visitNotes: 'visits'
  visits: 'visits'
  webhookDeliveries: 'webhook_deliveries'
  webhooks: 'webhooks'
  workReviews: 'work_reviews'
  workVersions: 'work_versions'
  workflowPhases: 'workflow_phases'
  workflows: 'workflows'
  yearTurns: 'year_turns'
}
