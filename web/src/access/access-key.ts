/** The storage key of the profile in this browser, and the name of the window event sent when it changes. */
export const accessKey = "access";
