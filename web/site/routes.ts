import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { slugs } from './paths.ts';

export default [
  route('outbox', 'outbox/OutboxScreen.tsx'),
  route(':language', 'layouts/SiteLayout.tsx', [
    index('home/HomeScreen.tsx'),
    route(slugs.about, 'about/AboutScreen.tsx'),
    route(slugs.services, 'services/ServicesScreen.tsx'),
    route(slugs.team, 'team/TeamScreen.tsx'),
    route(slugs.contact, 'contact/ContactScreen.tsx'),
    route(slugs.imprint, 'legal/imprint/ImprintScreen.tsx'),
    route(slugs.privacy, 'legal/privacy/PrivacyScreen.tsx'),
    route(slugs.accessibility, 'legal/accessibility/AccessibilityScreen.tsx'),
    route(slugs.login, 'sign-in/login/LoginScreen.tsx'),
    route(slugs.register, 'sign-in/register/RegisterScreen.tsx'),
    route(slugs.password, 'sign-in/password/PasswordScreen.tsx'),
    route(slugs.guest, 'sign-in/guest/GuestScreen.tsx'),
    route(slugs.guestAppointment, 'guest-appointment/GuestAppointmentScreen.tsx'),
    route(slugs.unsubscribe, 'unsubscribe/UnsubscribeScreen.tsx'),
    route(slugs.accountLink, 'account-link/AccountLinkScreen.tsx'),
    route(slugs.dashboard, 'dashboard/DashboardScreen.tsx'),
    route(slugs.booking, 'booking/BookingScreen.tsx'),
    route('*', 'layouts/not-found/UnknownAddress.tsx'),
  ]),
] satisfies RouteConfig;
