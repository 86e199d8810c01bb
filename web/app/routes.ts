import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { consoleSlug } from './console/console-paths.ts';
import { slugs } from './paths.ts';

export default [
  route('outbox', 'features/outbox/OutboxScreen.tsx'),
  route(`:language/${consoleSlug}/*`, 'layouts/ConsoleLayout.tsx'),
  route(':language', 'layouts/SiteLayout.tsx', [
    index('features/home/HomeScreen.tsx'),
    route(slugs.about, 'features/about/AboutScreen.tsx'),
    route(slugs.services, 'features/services/ServicesScreen.tsx'),
    route(slugs.team, 'features/team/TeamScreen.tsx'),
    route(slugs.contact, 'features/contact/ContactScreen.tsx'),
    route(slugs.imprint, 'features/legal/imprint/ImprintScreen.tsx'),
    route(slugs.privacy, 'features/legal/privacy/PrivacyScreen.tsx'),
    route(slugs.accessibility, 'features/legal/accessibility/AccessibilityScreen.tsx'),
    route(slugs.login, 'features/sign-in/login/LoginScreen.tsx'),
    route(slugs.register, 'features/sign-in/register/RegisterScreen.tsx'),
    route(slugs.password, 'features/sign-in/password/PasswordScreen.tsx'),
    route(slugs.guest, 'features/sign-in/guest/GuestScreen.tsx'),
    route(slugs.guestAppointment, 'features/guest-appointment/GuestAppointmentScreen.tsx'),
    route(slugs.unsubscribe, 'features/unsubscribe/UnsubscribeScreen.tsx'),
    route(slugs.accountLink, 'features/account-link/AccountLinkScreen.tsx'),
    route(slugs.dashboard, 'features/dashboard/DashboardScreen.tsx'),
    route(slugs.booking, 'features/booking/BookingScreen.tsx'),
    route('*', 'layouts/not-found/UnknownAddress.tsx'),
  ]),
] satisfies RouteConfig;
