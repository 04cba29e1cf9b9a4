/** Where the back office asks who one is (specification §2: admin.login); its pages are no pages of the shop. */
export const ADMIN_LOGIN = '/admin/login';
