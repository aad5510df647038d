import { importKinds, importSources } from '#protocol/features/imports.ts'

/** Files go in and out by routes of their own, which are written down by hand. */
const bytes = { type: 'string', format: 'binary' }
const text = { type: 'string' }
const file = (type: string, description: string) => ({ 200: { description, content: { [type]: { schema: bytes } } } })
const query = (name: string, description: string, schema: object = text) => ({ name, in: 'query', description, schema })

const picture = (field: 'logo' | 'photo', type: string) => ({
  tags: [type],
  operationId: `put${field === 'logo' ? 'Logo' : 'Photo'}`,
  summary: `Give one of ${type} a ${field}: the picture is the body itself`,
  parameters: [query('name', 'The name of the file')],
  requestBody: { required: true, content: { 'image/*': { schema: bytes } } },
  responses: {
    200: {
      description: 'Changed',
      content: {
        'application/vnd.api+json': {
          schema: {
            type: 'object',
            properties: {
              meta: { type: 'object', properties: { [`${field}Id`]: { type: 'string', format: 'uuid' } } },
            },
          },
        },
      },
    },
  },
})

/** A file of which the id is told to a command afterwards. */
const sent = (what: string, summary: string) => ({
  tags: ['uploads'],
  operationId: `upload${what}`,
  summary,
  parameters: [query('name', 'The name of the file')],
  requestBody: { required: true, content: { '*/*': { schema: bytes } } },
  responses: {
    201: {
      description: 'Kept for a day, for the command that makes it part of something',
      content: {
        'application/vnd.api+json': {
          schema: {
            type: 'object',
            properties: { meta: { type: 'object', properties: { fileId: { type: 'string', format: 'uuid' } } } },
          },
        },
      },
    },
  },
})

const inLibrary = (operationId: string, summary: string, status: 200 | 201) => {
  const pieces = query('pieces', 'The `sending` of a file that came in pieces; then there is no body')
  const { responses, ...call } = sent('', summary)
  const description = 'In the library; pictures are drawn anew'
  return {
    ...call,
    parameters: [...call.parameters, pieces],
    tags: ['libraryFiles'],
    operationId,
    responses: { [status]: { ...responses[201], description } },
  }
}

const ofSending = {
  name: 'sending',
  in: 'path',
  required: true,
  description: 'An id that the sender chooses',
  schema: text,
}

const upload = {
  tags: ['imports'],
  operationId: 'uploadImport',
  summary: 'Send a file to import; a browser that asks for a page is led on to that of the import',
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['file', 'kind', 'organizationId'],
          properties: {
            file: bytes,
            kind: { type: 'string', enum: [...importKinds] },
            source: { type: 'string', enum: [...importSources], default: 'csv' },
            organizationId: { type: 'string', format: 'uuid' },
          },
        },
      },
    },
  },
  responses: {
    201: {
      description: 'Stored; it is read in the background',
      content: {
        'application/vnd.api+json': {
          schema: {
            type: 'object',
            required: ['data'],
            properties: { data: { $ref: '#/components/schemas/imports' } },
          },
        },
      },
    },
    303: { description: 'To the page of the import, for who asks for text/html' },
  },
}
const pushed = (operationId: string) => {
  const { 201: taken } = upload.responses
  return {
    tags: ['imports'],
    operationId,
    summary:
      'Bring a file of students with a key, as the whole body; it goes on by itself as far as nothing is doubtful',
    requestBody: {
      required: true,
      content: { 'text/csv': { schema: bytes }, 'application/octet-stream': { schema: bytes } },
    },
    responses: { 202: { ...taken, description: 'Stored; Location says where its outcome can be read' } },
  }
}
/** Which template, about whom. */
const templateAbout = [
  query('internship', 'Of whom'),
  query('locale', 'nl or en'),
  query('version', 'One that was published; without it, as it is being written'),
]

export const fileOperations: [method: string, path: string, operation: object][] = [
  ['PUT', '/organizations/:id/logo', picture('logo', 'organizations')],
  ['PUT', '/vacancies/:id/photo', picture('photo', 'vacancies')],
  ['POST', '/imports', upload],
  ['PUT', '/student_file', pushed('bringStudentFile')],
  ['POST', '/student_file', pushed('postStudentFile')],
  [
    'GET',
    '/imports/:id/report.csv',
    {
      tags: ['imports'],
      operationId: 'importReport',
      summary: 'What every row did or would do',
      parameters: [query('only', 'Leaves out what went well', { type: 'string', enum: ['problems'] })],
      responses: file('text/csv', 'A line for each row'),
    },
  ],
  [
    'GET',
    '/users/export.csv',
    {
      tags: ['users'],
      operationId: 'exportUsers',
      summary: 'The people one looks after, with the filters of the list',
      responses: file('text/csv', 'A line for each person'),
    },
  ],
  [
    'GET',
    '/users/export.xlsx',
    {
      tags: ['users'],
      operationId: 'exportUsersAsWorkbook',
      summary: 'The same people as a workbook with one sheet',
      responses: file(
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'A row for each person, texts only',
      ),
    },
  ],
  [
    'GET',
    '/internships/export.csv',
    {
      tags: ['internships'],
      operationId: 'exportInternships',
      summary: 'The internships in sight, with the filters of the list',
      responses: file('text/csv', 'A line for each internship'),
    },
  ],
  [
    'GET',
    '/internships/export.xlsx',
    {
      tags: ['internships'],
      operationId: 'exportInternshipsAsWorkbook',
      summary: 'The same internships as a workbook with one sheet',
      responses: file(
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'A row for each internship, texts only',
      ),
    },
  ],
  [
    'GET',
    '/contracts/export.csv',
    {
      tags: ['contracts'],
      operationId: 'exportContracts',
      summary: 'The contracts in sight, with the filters of the list',
      responses: file('text/csv', 'A line for each contract'),
    },
  ],
  [
    'GET',
    '/contracts/export.xlsx',
    {
      tags: ['contracts'],
      operationId: 'exportContractsAsWorkbook',
      summary: 'The same contracts as a workbook with one sheet',
      responses: file(
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'A row for each contract, texts only',
      ),
    },
  ],
  [
    'GET',
    '/forms/:id/export.csv',
    {
      tags: ['forms'],
      operationId: 'exportSubmissions',
      summary: 'What was handed in of a form, a column for each question over all versions',
      responses: file('text/csv', 'A line for each submission'),
    },
  ],
  [
    'GET',
    '/forms/:id/export.xlsx',
    {
      tags: ['forms'],
      operationId: 'exportSubmissionsAsWorkbook',
      summary: 'The same submissions as a workbook with one sheet',
      responses: file(
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'A row for each submission, texts only',
      ),
    },
  ],
  [
    'POST',
    '/form_files',
    {
      tags: ['formSubmissions'],
      operationId: 'sendFormFile',
      summary: 'A file for a question of a form, by a link or with an account; the answer names it',
      security: [],
      parameters: [
        query('token', 'That of the link', text),
        query('submission', 'Or which one of one’s own', text),
        query('name', 'What it is called', text),
      ],
      responses: { 201: { description: 'What goes into the answers as `file`' } },
    },
  ],
  [
    'GET',
    '/form_files/:id/:size',
    {
      tags: ['formSubmissions'],
      operationId: 'formFile',
      summary: 'A file that was sent with a form, for who may read the submission',
      security: [],
      parameters: [query('token', 'That of the link, for who has no account', text)],
      responses: file('image/webp', 'A picture, or the document to save'),
    },
  ],
  [
    'GET',
    '/form_submissions/:id/form.pdf',
    {
      tags: ['formSubmissions'],
      operationId: 'submissionDocument',
      summary: 'One submission with its questions as they were then, for who may read it',
      responses: file('application/pdf', 'Tagged'),
    },
  ],
  [
    'GET',
    '/hour_totals/:id/sheet.pdf',
    {
      tags: ['hourTotals'],
      operationId: 'timesheet',
      summary: 'The hours of one internship, to print and to sign',
      responses: file('application/pdf', 'Tagged (PDF/UA), with a code to check it by'),
    },
  ],
  [
    'GET',
    '/hour_years/:year/statement.pdf',
    {
      tags: ['hourTotals'],
      operationId: 'yearStatement',
      summary: 'What a volunteer did in a year, for their dossier',
      responses: file('application/pdf', 'Tagged (PDF/UA), with a code to check it by'),
    },
  ],
  [
    'GET',
    '/hour_totals/:id/blank.pdf',
    {
      tags: ['hourTotals'],
      operationId: 'blankTimesheet',
      summary: 'A sheet to fill in with a pen, with what is known of the internship',
      responses: file('application/pdf', 'Tagged (PDF/UA), one page'),
    },
  ],
  [
    'GET',
    '/cms/file_pieces/:sending',
    {
      tags: ['libraryFiles'],
      operationId: 'piecesOfFile',
      summary: 'How many bytes of a file came, of one’s own',
      parameters: [ofSending],
      responses: { 200: { description: 'Where to go on, as `received`' } },
    },
  ],
  [
    'PUT',
    '/cms/file_pieces/:sending',
    {
      tags: ['libraryFiles'],
      operationId: 'sendPiece',
      summary:
        'The next piece of a file, at most 1 MB; then `addLibraryFile` or `replaceLibraryFile` with `pieces` and no body',
      parameters: [ofSending, query('start', 'How many bytes stand before it', { type: 'integer' })],
      requestBody: { required: true, content: { '*/*': { schema: bytes } } },
      responses: {
        200: { description: 'How many bytes are there now, as `received`; a piece that does not follow is not kept' },
      },
    },
  ],
  ['POST', '/cms/files', inLibrary('addLibraryFile', 'Add a picture or document for the pages of a site', 201)],
  [
    'PUT',
    '/cms/files/:id/content',
    inLibrary('replaceLibraryFile', 'Put another file in the place of one, wherever it is used', 200),
  ],
  ['POST', '/uploads/scan', sent('Scan', 'A photo or PDF of a signed sheet, for `enterPaperSheet`')],
  [
    'POST',
    '/uploads/contractScan',
    sent('ContractScan', 'A photo or PDF of a contract that was signed on paper, for `markSignedOnPaper`'),
  ],
  ['POST', '/uploads/workPhoto', sent('WorkPhoto', 'A photo for a day of hours, for `logHours` or `setHourPhoto`')],
  ['POST', '/uploads/messageFile', sent('MessageFile', 'A photo or PDF that goes with a message, for `sendMessage`')],
  [
    'GET',
    '/message_files/:id/:size',
    {
      tags: ['messages'],
      operationId: 'fileOfMessage',
      summary: 'What goes with a message: a picture, 1600 or 480 wide at most, or a PDF',
      responses: file('image/webp', 'For who may read the message'),
    },
  ],
  [
    'POST',
    '/uploads/workFile',
    sent('WorkFile', 'A picture, PDF or document of an office, for `handInWork` or `createAssignment`'),
  ],
  [
    'GET',
    '/assignment_files/:id/:size',
    {
      tags: ['assignmentFiles'],
      operationId: 'assignmentFile',
      summary: 'A file of an assignment or of work; a picture 2000 or 640 wide at most',
      responses: file('*/*', 'For who reads the assignment or the work'),
    },
  ],
  [
    'GET',
    '/assignment_links/files/:id/:size',
    {
      tags: ['assignmentFiles'],
      operationId: 'assignmentFileByLink',
      summary: 'The same by the link of a practical supervisor',
      security: [],
      parameters: [query('token', 'That of the link', text)],
      responses: file('*/*', 'For who was asked about the work'),
    },
  ],
  [
    'GET',
    '/assignment_works/export.csv',
    {
      tags: ['assignmentWorks'],
      operationId: 'exportWorks',
      summary: 'The work of one’s students, with the filters of the list',
      responses: file('text/csv', 'A line for each student and assignment'),
    },
  ],
  [
    'GET',
    '/assignment_works/export.xlsx',
    {
      tags: ['assignmentWorks'],
      operationId: 'exportWorksAsWorkbook',
      summary: 'The same work as a workbook with one sheet',
      responses: file(
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'A row for each student and assignment, texts only',
      ),
    },
  ],
  [
    'GET',
    '/data_exports/:id/file',
    {
      tags: ['dataExports'],
      operationId: 'dataExportFile',
      summary: 'A file that was made of the data viewer, for its maker; `Range` goes on where a download was cut off',
      responses: {
        ...file('*/*', 'CSV, or a workbook'),
        206: { description: 'The bytes that were asked for' },
        416: { description: 'The file has no such bytes' },
      },
    },
  ],
  [
    'GET',
    '/cms/site_copies/:id/archive',
    {
      tags: ['siteCopies'],
      operationId: 'siteCopyArchive',
      summary: 'A copy of the site that was made here, to save',
      responses: file('application/zip', 'Pages, menus, files, look and texts'),
    },
  ],
  [
    'POST',
    '/cms/site_copies/archive',
    {
      tags: ['siteCopies'],
      operationId: 'sendSiteCopy',
      summary: 'Send such an archive, as the whole body; nothing of it is put back before `importSiteCopy`',
      parameters: [query('name', 'The name of the file')],
      requestBody: { required: true, content: { 'application/zip': { schema: bytes } } },
      responses: { 201: { description: 'Kept; it is looked at in the background' } },
    },
  ],
  [
    'GET',
    '/hour_entries/:id/photo/:size',
    {
      tags: ['hourEntries'],
      operationId: 'photoOfDay',
      summary: 'The photo of a day, 1600 or 480 wide at most',
      responses: file('image/webp', 'For who may see the day'),
    },
  ],
  [
    'GET',
    '/paper_sheets/:id/scan',
    {
      tags: ['paperSheets'],
      operationId: 'scanOfPaper',
      summary: 'The signed sheet, for who may see the hours',
      responses: file('image/webp', 'A picture, or a PDF where that was sent'),
    },
  ],
  [
    'GET',
    '/contracts/:id/document',
    {
      tags: ['contracts'],
      operationId: 'contractDocument',
      summary: 'What everybody signed, for who may see the contract',
      responses: file('application/pdf', 'Tagged and sealed (PAdES), or the scan of what was signed on paper'),
    },
  ],
  [
    'GET',
    '/certificates/:id/document',
    {
      tags: ['certificates'],
      operationId: 'certificateDocument',
      summary: 'The certificate of an internship that was completed, for whose it is, the school and the host',
      responses: file('application/pdf', 'Tagged and sealed (PAdES), one page'),
    },
  ],
  [
    'GET',
    '/contract_templates/:id/preview.pdf',
    {
      tags: ['contractTemplates'],
      operationId: 'contractTemplatePdf',
      summary: 'A template about one internship, as the PDF that people would get',
      parameters: templateAbout,
      responses: file('application/pdf', 'Tagged, and not sealed'),
    },
  ],
  [
    'GET',
    '/contract_templates/:id/preview.svg',
    {
      tags: ['contractTemplates'],
      operationId: 'contractTemplatePicture',
      summary: 'The pages of that PDF below each other, as a picture',
      parameters: templateAbout,
      responses: file('image/svg+xml', 'To look at; what it says stands in the preview'),
    },
  ],
  [
    'GET',
    '/contract_signing/document',
    {
      tags: ['contracts'],
      operationId: 'contractDocumentByLink',
      summary: 'The same by the link of somebody who signed without an account',
      security: [],
      parameters: [query('token', 'That of the link', text)],
      responses: file('application/pdf', 'Tagged and sealed (PAdES)'),
    },
  ],
  [
    'GET',
    '/current_user/export',
    {
      tags: ['users'],
      operationId: 'exportOwnData',
      summary: 'Everything that is kept about oneself',
      responses: file('application/zip', 'A file for each subject'),
    },
  ],
  [
    'GET',
    '/unsent_key',
    {
      tags: ['users'],
      operationId: 'unsentKey',
      summary: 'With what a device locks up what one wrote without a line; the same for one person at any time',
      responses: file('application/json', 'A mark, and a key of 256 bits'),
    },
  ],
  [
    'GET',
    '/calendar/:file',
    {
      tags: ['calendarFeeds'],
      operationId: 'calendarFile',
      summary: 'The calendar of whoever made this secret address, for a calendar program',
      security: [],
      parameters: [{ name: 'file', in: 'path', required: true, description: 'The secret and .ics', schema: text }],
      responses: file('text/calendar', 'Days of the internship, deadlines and visits'),
    },
  ],
]
