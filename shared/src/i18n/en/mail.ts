export default {
  frame: {
    greeting: 'Hello {{name}},',
    greetingPlain: 'Hello,',
    signature: 'The Patas da Prata team',
    tagline: 'Pet and house sitting on the Silver Coast',
    linkHint: 'If the button does not work, open this address:',
    why: 'This mail was sent to {{to}} because of an account, an application or a booking at Patas da Prata.',
  },
  details: {
    reference: 'Booking',
    serviceName: 'Service',
    dates: 'Dates',
    otherName: 'With',
    amount: 'Total',
    reason: 'Reason',
  },
  verifyEmail: {
    subject: 'Confirm your email address',
    body: 'Welcome to Patas da Prata! Please confirm that this is your address, and you can book a sitter right away.\n\nIf you did not create an account, you can ignore this mail.',
    button: 'Confirm address',
  },
  resetPassword: {
    subject: 'Set a new password',
    body: 'Somebody, hopefully you, asked for a new password for your account. The link below works once, for one hour.\n\nIf it was not you, ignore this mail: your password stays as it is.',
    button: 'Set new password',
  },
  applicationReceived: {
    subject: 'We have received your application',
    body: 'Thank you for applying to become a sitter. We review every application within 24 hours. Then come the background check and references, a video interview, and the activation of your profile.\n\nThere is nothing for you to do now: we will write as soon as we know more.',
    button: 'Visit the site',
  },
  sitterInvitation: {
    subject: 'Welcome! Your sitter profile is ready',
    body: 'Your application has been approved: we are glad to have you with us. Set a password to sign in, complete your profile and answer your first requests.',
    button: 'Set password',
    bodyExisting:
      'Your application has been approved: we are glad to have you with us. Your account is now a sitter’s account too. Sign in to complete your profile and answer your first requests.',
    buttonExisting: 'Sign in',
  },
  applicationRejected: {
    subject: 'About your application',
    body: 'Thank you for your interest in becoming a sitter with Patas da Prata. We are sorry that we cannot accept your application at this time.\n\nYou are welcome to apply again when something has changed.',
    button: 'Visit the site',
  },
  bookingRequested: {
    subject: 'We have your booking request {{reference}}',
    body: 'Your request has reached us. It is reviewed and answered within 24 hours, and we will write to you then.',
    button: 'View booking',
  },
  newRequest: {
    subject: 'New booking request {{reference}}',
    body: 'You have a new booking request. Please accept or decline it soon: a request that nobody answers lapses after 72 hours.',
    button: 'Answer request',
  },
  bookingAssigned: {
    subject: 'We have found a sitter for your booking {{reference}}',
    body: 'We have passed your booking on to {{otherName}}. As soon as it is accepted, you will hear from us again.',
    button: 'View booking',
  },
  bookingAccepted: {
    subject: '{{otherName}} has accepted your booking',
    body: 'Good news: {{otherName}} has accepted your booking. On its page you can exchange messages and see each other’s phone number.',
    button: 'View booking',
  },
  priceConfirmed: {
    subject: 'Price confirmed for booking {{reference}}',
    body: 'The price of this booking has been reviewed and is now final: {{amount}}.',
    button: 'View booking',
  },
  bookingDeclined: {
    subject: 'Your booking request {{reference}} was declined',
    body: 'Unfortunately the sitter cannot take this booking. You have not been charged.\n\nOther sitters near you may well be free on these dates.',
    button: 'View booking',
  },
  bookingCancelled: {
    subject: 'Booking {{reference}} has been cancelled',
    body: 'This booking has been cancelled, and its dates are free again.',
    button: 'View booking',
  },
  bookingExpired: {
    subject: 'Booking request {{reference}} has lapsed',
    body: 'This request was not answered in time and has lapsed. Its dates are free again, and nothing has been charged.',
    button: 'View booking',
  },
  newMessage: {
    subject: 'New message from {{otherName}}',
    body: '{{otherName}} has written to you about booking {{reference}}.',
    button: 'Read and reply',
  },
} as const;
