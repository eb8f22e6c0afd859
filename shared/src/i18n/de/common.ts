export default {
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  tryAgain: 'Try again',
  pageFailed: 'This page could not be shown.',
  sessionFailed: 'We could not check who is signed in.',
  offline: 'You are offline. We will carry on as soon as the connection is back.',
  knowOurSitters: 'Know our sitters',
  notFoundTitle: 'Oops! Page not found',
  notFoundText: 'The page you are looking for has moved or never existed.',
  returnHome: 'Return to Home',
} as const;
