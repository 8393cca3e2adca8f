/** Where the profile is kept in this browser, and the event of the window that says it was changed. */
export const accessKey = "access";
