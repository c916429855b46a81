import "parameter-form/styles.css";
import "./loweredPage.css";
