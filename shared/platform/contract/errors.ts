/**
 * Every refusal of the API: its status, and a message that says what the user can do.
 * `satisfies` keeps the codes literal, so that an unknown code does not compile.
 */
export const errors = {
  // Any endpoint
  not_json: { status: 400, text: 'The request body is not valid JSON. Please check it and send it again.' },
  invalid_request: { status: 422, text: 'Invalid data. Please check all required fields.' },
  not_found: { status: 404, text: 'There is nothing at this address.' },
  too_large: { status: 413, text: 'The request is too large. Please send less at once.' },
  unsupported_type: { status: 415, text: 'This type of content is not accepted here.' },
  internal: { status: 500, text: 'An unexpected error occurred' },
  unavailable: {
    status: 503,
    text: 'The service is busy or briefly unavailable. Please try again in a moment.',
  },
  api_key_missing: {
    status: 403,
    text: 'This address answers only the website. Please use the pages of the site.',
  },

  // Limits
  too_many_attempts: { status: 429, text: 'Too many attempts. Please wait a while and try again.' },
  too_many_requests: { status: 429, text: 'Too many requests. Please try again in a few minutes.' },

  // Who calls
  not_signed_in: { status: 401, text: 'Authentication required. Please log in.' },
  operators_only: {
    status: 403,
    text: 'This call is for operators. Please sign it with credentials that allow it.',
  },
  desk_sign_in_needed: { status: 401, text: 'Please sign in to the desk.' },
  role_not_allowed: {
    status: 403,
    text: 'Your role does not allow this. Ask an administrator.',
  },
  code_needed: {
    status: 403,
    text: 'Access is changed only within ten minutes after a code of your authenticator app. Enter a new one.',
  },
  not_from_desk: { status: 403, text: 'This address answers only the pages of the desk.' },

  // Enquiries and checks of services
  invalid_enquiry: { status: 400, text: 'Invalid request. Please check your input.' },
  mail_unavailable: { status: 503, text: 'Cannot connect to email service' },
  backend_unavailable: { status: 503, text: 'Backend service is unavailable' },

  // Accounts
  wrong_credentials: { status: 401, text: 'Invalid email or password' },
  email_taken: {
    status: 409,
    text: 'This email is already registered. Please sign in, or reset your password if you forgot it.',
  },
  email_not_registered: {
    status: 404,
    text: 'This email is not registered. Please check your email or register for a new account.',
  },
  wrong_current_password: {
    status: 400,
    text: 'The current password you entered is incorrect. Please try again.',
  },
  password_too_common: {
    status: 422,
    text: 'This password is too easy to guess. Please choose another one.',
  },
  link_spent: {
    status: 400,
    text: 'This link has expired or has already been used. Please ask for a new one.',
  },
  contents_undecided: {
    status: 409,
    text: 'Please choose whether to keep what is in this account or to start empty.',
  },
  sign_in_to_confirm: {
    status: 401,
    text: 'To confirm this email address, sign in with the password of the account.',
  },
  email_not_correctable: {
    status: 409,
    text: 'The email address of this account can no longer be changed.',
  },

  // CVs
  cv_wrong_type: { status: 415, text: 'Please upload a PDF, DOC, or DOCX file.' },
  cv_too_large: { status: 413, text: 'File size must be less than 10MB.' },
  cv_not_found: { status: 404, text: 'No file found. Please upload your CV again.' },
  cv_unreadable: {
    status: 422,
    text: "We couldn't read this file. Try another one, or enter your details by hand.",
  },
  cv_locked: {
    status: 422,
    text: 'This file is protected with a password. Remove the protection and upload it again, or enter your details by hand.',
  },
  cv_still_reading: { status: 503, text: 'We are still reading your CV. Please try again in a few seconds.' },
  cv_without_email: {
    status: 422,
    text: 'We found no email address in your CV. Please enter the one you want to sign in with.',
  },
  cv_without_name: { status: 422, text: 'We found no name in your CV. Please enter yours.' },
  user_exists: {
    status: 409,
    text: 'This email already has an account. Sign in, or confirm the update with your password.',
  },
  sign_in_to_update: {
    status: 401,
    text: 'To update this account, enter its password or sign in first.',
  },

  // Applying
  job_not_found: {
    status: 404,
    text: "The position you're looking for doesn't exist or has been removed.",
  },
  job_closed: { status: 409, text: 'This position is closed and no longer accepts applications.' },
  job_expired: {
    status: 409,
    text: 'The closing date has passed. This position no longer accepts applications.',
  },
  application_decided: {
    status: 409,
    text: 'We have already decided on your application for this position. You are welcome to apply for another one.',
  },
  interview_not_needed: {
    status: 409,
    text: "You don't need to take the AI interview for this position. Our team has your application and will write to you.",
  },
  no_interviews_left: {
    status: 409,
    text: 'You have used every interview attempt for this position. Please contact our team.',
  },
  screening_answered: {
    status: 409,
    text: 'You have already answered these questions. The answers that you sent first stay.',
  },
  screening_changed: {
    status: 409,
    text: 'These questions have changed since you opened them. Please reload the page and answer them again.',
  },
  application_not_found: { status: 404, text: 'There is no such application.' },
  status_not_allowed: { status: 403, text: 'This status cannot be set here.' },

  // The interview room
  interview_not_found: { status: 404, text: 'There is no such interview.' },
  invitation_over: {
    status: 409,
    text: 'This invitation can no longer be answered. Please write to us if you have a question.',
  },
  invitation_changed: {
    status: 409,
    text: 'This interview has changed since you opened the page. Please read the new details and answer again.',
  },
  introduction_gone: {
    status: 400,
    text: 'It has been used, or its time is over.',
  },
  introduction_waits: {
    status: 409,
    text: 'This person has been added to this position already. Their answer has not come yet.',
  },
  introduction_not_found: {
    status: 404,
    text: 'This person is no longer waiting. They have answered, or their 14 days are over.',
  },
  no_introduction_now: {
    status: 429,
    text: 'No email can be sent to this person today, so they were not added. Please add them tomorrow.',
  },
  invitation_gone: {
    status: 400,
    text: 'This link no longer works: the interview is over or was cancelled, or the application was withdrawn.',
  },
  slot_taken: {
    status: 409,
    text: 'Another candidate has just chosen this time. Please choose one of the others.',
  },
  slot_gone: {
    status: 409,
    text: 'This time is no longer offered. Please choose one of the others.',
  },
  choice_closed: {
    status: 409,
    text: 'Your interview is less than a day ahead, so the time can no longer be changed here. You can ask our team for another one.',
  },
  room_expired: {
    status: 409,
    text: 'This interview session has expired. You did not join within the allocated time.',
  },
  room_left: {
    status: 409,
    text: 'It looks like you refreshed the page, which ended the session. Please request to retake the interview',
  },
  room_closed: {
    status: 409,
    text: 'The time of this interview has passed.',
  },
  room_completed: {
    status: 409,
    text: 'Interview access blocked (Status: Completed). You may need to request a retake.',
  },
  room_cancelled: {
    status: 409,
    text: 'Interview access blocked (Status: Cancelled). You may need to request a retake.',
  },
  lobby_expired: {
    status: 409,
    text: 'The interview session has expired. Please refresh and try again.',
  },
  consent_outdated: {
    status: 409,
    text: 'The text you agree to before the recording has changed. Please reload the page and read it again.',
  },
  interview_not_started: {
    status: 409,
    text: 'This interview has not been started. Please start it first.',
  },
  interview_taken_over: {
    status: 409,
    text: 'This interview is running on another device or in another window.',
  },
  interview_ended: {
    status: 409,
    text: 'This interview is over.',
  },
  recording_full: {
    status: 409,
    text: 'This recording has reached its limit.',
  },

  // Calls, and the interviewer's model and speech streams
  agent_not_found: {
    status: 404,
    text: 'There is no interviewer by this name. Please reload the page.',
  },
  address_not_proved: {
    status: 403,
    text: 'Please confirm your email address before you start the interview. We sent you a link.',
  },
  interview_running: {
    status: 409,
    text: 'You have another interview open. Please finish it first, or wait until its time is up.',
  },
  call_minutes_used_up: {
    status: 409,
    text: 'All interviews for today are taken. Please come back tomorrow. Your application is safe.',
  },
  call_ended: {
    status: 409,
    text: 'This call was ended while it was starting. Please open the interview again.',
  },
  interviewer_busy: {
    status: 429,
    text: 'All our interviewers are busy right now. Please try again in a minute. Your application is safe.',
  },
  interviewer_unavailable: {
    status: 503,
    text: 'The interviewer is not responding right now. Please try again in a moment.',
  },
  // The specification's text. The server's log says what the provider refused.
  interviewer_refused: {
    status: 502,
    text: 'Failed to create Pipecat conversation. Please check configuration or network.',
  },
  interviewer_not_there: {
    status: 404,
    text: 'The interviewer now works without a language model. Please reload the page.',
  },
  hearing_unavailable: {
    status: 409,
    text: "We can't write down what you say right now. Keep speaking for the recording, or type your answers.",
  },

  // Positions
  job_id_invalid: {
    status: 422,
    text: 'The id of a position has 1 to 64 lower-case letters, digits and hyphens, and neither starts nor ends with a hyphen.',
  },
  position_changed: {
    status: 409,
    text: 'A colleague has saved this position since you opened it. Open it in another tab and make your changes there.',
  },
  position_exists: {
    status: 409,
    text: 'A position with this id exists already. Open that one, or give this one another title.',
  },
  job_has_applications: {
    status: 409,
    text: 'This position has applications, so it cannot be removed. Close it instead.',
  },

  // Applicants and decisions
  candidate_not_found: { status: 404, text: 'There is no such candidate.' },
  applicant_without_cv: { status: 404, text: 'This applicant has no CV on file.' },
  interview_date_not_allowed: {
    status: 422,
    text: 'Please choose a date and time more than 10 minutes ahead: the candidate is emailed in 10 minutes. Only an invitation to an interview has a date.',
  },
  interview_date_needed: {
    status: 422,
    text: 'A place and a length belong to an interview with a date. Please add the date, or remove them.',
  },
  interview_ahead: {
    status: 409,
    text: 'The interview has not taken place yet. Mark the application as interviewed after its date, or cancel the interview.',
  },
  interview_note_needed: {
    status: 422,
    text: 'This application has no interview date. Please add a note that says when and how you met.',
  },
  candidate_in_interview: {
    status: 409,
    text: 'The candidate is in the AI interview now. Decide when it has ended; until then you can only reject.',
  },
  waiver_reason_needed: {
    status: 422,
    text: 'The AI interview of this application is not completed. Please add the reason why it is not needed.',
  },
  letter_needed: {
    status: 409,
    text: 'The candidate has to be told of this decision: it cancels an interview, waives one, or ends the application. Send the letter.',
  },
  interviewer_unknown: {
    status: 409,
    text: 'One of the colleagues you named can no longer open this applicant. Reload the page and name another one.',
  },
  agreement_needed: {
    status: 422,
    text: 'An acceptance needs the agreement of a second recruiter. Name the colleague who is to agree.',
  },
  agreement_not_possible: {
    status: 409,
    text: 'The colleague you named cannot agree: it takes another recruiter who can sign in. Name another one.',
  },
  agreement_not_yours: {
    status: 403,
    text: 'This acceptance does not wait for your agreement. Read the application again.',
  },
  proposer_gone: {
    status: 409,
    text: 'The colleague who proposed this acceptance is no longer a recruiter here. Say no, or propose it yourself and name another colleague.',
  },
  decision_pending: {
    status: 409,
    text: 'The application has this status now, and another decision is pending. Recall that decision to keep the status.',
  },
  interview_not_repeatable: {
    status: 409,
    text: 'The application is decided, or a decision is pending. Reopen it, or recall the decision, to grant another interview.',
  },
  decided_meanwhile: {
    status: 409,
    text: 'This application has changed since you opened it. Read it again before you decide.',
  },
  moved_meanwhile: {
    status: 409,
    text: 'A colleague has moved this applicant since you opened it. Read the page again before you move them.',
  },
  letter_sent_before: {
    status: 409,
    text: 'This letter was sent already, before your last changes. The history has it. To send another one, close this dialog and write again.',
  },
  answered_meanwhile: {
    status: 409,
    text: 'A colleague has answered this question since you opened it. Read the page again; sent once more, your letter goes out as one of its own.',
  },
  applicant_without_address: {
    status: 409,
    text: 'This applicant has no email address any more: its owner has said that the account is not theirs. No letter can be sent.',
  },
  no_decision_pending: {
    status: 409,
    text: 'There is no decision to recall. It was recalled before, or it has taken effect.',
  },
  no_attempt_used: {
    status: 409,
    text: 'This candidate has used no interview attempt for this position.',
  },
  assessment_changed: {
    status: 409,
    text: 'You have changed this assessment elsewhere. Compare the two and save again.',
  },
  criteria_changed: {
    status: 409,
    text: 'The criteria of this position have changed. Read them again and save your marks.',
  },
  note_not_found: {
    status: 404,
    text: 'You have deleted this note elsewhere. Copy what you typed into a new note.',
  },
  note_final: {
    status: 409,
    text: 'A note can be changed for ten minutes. This one stays; write a new note instead.',
  },
  note_changed: {
    status: 409,
    text: 'You have changed this note elsewhere. What you typed is still here, and replaces it if you save again.',
  },
  mention_not_allowed: {
    status: 409,
    text: 'A colleague whom you mention has no access to this applicant any more, and is no longer mentioned. Send the note again.',
  },

  // Recordings
  recording_not_found: { status: 404, text: 'There is no such recording.' },
  recording_not_written: {
    status: 409,
    text: 'This interview has no files. They are written within minutes of its end, and deleted after 180 days.',
  },
  recording_not_failed: {
    status: 409,
    text: 'The files of this interview are not written yet, or they were deleted, so there is nothing to try again.',
  },
  recording_deleted: {
    status: 409,
    text: 'This recording was deleted because the candidate withdrew the consent to it.',
  },
  interview_not_ended: {
    status: 409,
    text: 'This interview has not ended. Its recording can be deleted once the interview is over or its room has closed.',
  },

  // Members of staff
  staff_link_invalid: {
    status: 400,
    text: 'This link has been used or replaced, or has expired. Ask for another invitation or link.',
  },
  password_step_over: {
    status: 401,
    text: 'The time to enter the code is up. Please enter your password again.',
  },
  code_wrong: {
    status: 401,
    text: 'This code is wrong or has already been used. Wait for the next one in your authenticator app.',
  },
  staff_exists: { status: 409, text: 'A member of staff with this email address already exists.' },
  staff_not_found: { status: 404, text: 'There is no such member of staff.' },
  staff_positions_wrong: {
    status: 422,
    text: 'A reviewer needs at least one position that exists; no other role has positions.',
  },
  staff_changed: {
    status: 409,
    text: 'A colleague changed this member of staff meanwhile. Look at the change, then try again.',
  },
  own_rights: { status: 403, text: 'Nobody changes their own rights. Ask another administrator.' },
  last_administrator: {
    status: 409,
    text: 'This is the last administrator. Make another member an administrator first.',
  },
  second_administrator_needed: {
    status: 403,
    text: 'A privacy officer or an administrator needs two administrators. Invite the member with another role, then change it.',
  },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errors

/** Refusals that tell whether an e-mail address has an account. */
export const accountErrors = [
  'email_taken',
  'email_not_registered',
  'user_exists',
  'sign_in_to_update',
] as const satisfies readonly ErrorCode[]

export type AccountError = (typeof accountErrors)[number]

/** Refusals that the runtime sends at any endpoint; no endpoint declares them. */
export const universalErrors = [
  'not_json',
  'invalid_request',
  'api_key_missing',
  'not_found',
  'too_large',
  'unsupported_type',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** Refusals that the runtime sends by the endpoint's audience. */
export const audienceErrors = {
  public: [],
  candidate: ['not_signed_in'],
  operator: ['operators_only'],
  staff: ['desk_sign_in_needed', 'role_not_allowed', 'code_needed', 'not_from_desk'],
} as const satisfies Record<string, readonly ErrorCode[]>

/** What a refusal carries beside its code. */
export type RefusalDetails = {
  /** Replaces the code's message where the handler can say more. It is not logged. */
  text?: string
  retryAfterSeconds?: number
  /** The limits that were reached, for the log. */
  limits?: readonly string[]
  /** Properties that this endpoint adds to the body of the refusal. */
  more?: Readonly<Record<string, unknown>>
}

/** Thrown by a handler; the runtime answers with its status, code and message. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(errors[code].text)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}
