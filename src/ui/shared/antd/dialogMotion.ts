/** A dialog fades in where it stands: a button that still grows or moves may not be under the pointer when it is let go. */
export const DIALOG_MOTION = 'ant-fade';
